import { setImmediate as soon } from 'node:timers';
import { options } from 'preact';

/*
 * Preact schedules its effects only when its queue was empty. A window that closes takes a scheduled run along, and files
 * that share a worker then wait for effects in vain: a schedule of its own for each file starts the queue again. The timer
 * of Node outlives windows and runs while a test holds the clock.
 */
Object.assign(options, { requestAnimationFrame: (run: () => void): unknown => soon(run) });
