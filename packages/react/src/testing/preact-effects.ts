import { setImmediate as soon } from 'node:timers';
import { options } from 'preact';

/*
 * Preact schedules a run of its effects only while none waits. A test that holds the clock keeps that run for ever, and all
 * later files of the worker wait for effects in vain. The timer of Node runs while a clock is held.
 */
Object.assign(options, { requestAnimationFrame: (run: () => void): unknown => soon(run) });
