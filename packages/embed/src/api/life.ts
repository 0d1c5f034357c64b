import type { EmbedError } from '../errors.ts';
import type { Emitter } from './emitter.ts';
import { createEmitter } from './emitter.ts';
import type { HandleEvents, SurfaceControls, SurfaceHandle } from './handle.types.ts';
import type { Outcome } from './options.types.ts';

/** The outcome of a surface and everything that waits for it. */
export interface Life {
  readonly id: string;
  readonly ticket: string;
  readonly handle: SurfaceHandle<never>;
  state: SurfaceHandle<never>['state'];
  /** Controls of the handle, once there is something to control. */
  controls?: SurfaceControls;
  /** Ends it with an outcome; only the first one counts. */
  readonly settle: (outcome: Outcome<never>) => void;
  /** Ends it with a mistake in the calling code: the promise rejects. */
  readonly reject: (mistake: EmbedError) => void;
  /** Marks it as usable, or as waiting for a decision; nothing changes once it has ended. */
  readonly turn: (state: 'ready' | 'busy') => void;
  /** Who listens to its handle. */
  readonly own: Emitter<HandleEvents>;
  /** Runs a task at the end, or at once when it has come. */
  readonly atEnd: (task: () => void) => void;
}

// `crypto.randomUUID` is missing on pages without a secure context.
const randomId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Begins the life of a surface. */
export const createLife = (signal: AbortSignal | undefined): Life => {
  const id = randomId();
  const ticket = randomId();
  const own = createEmitter<HandleEvents>();
  const tasks: (() => void)[] = [];
  let settleResult: (outcome: Outcome<never> | Promise<never>) => void;
  let settleReady: () => void;
  const result = new Promise<Outcome<never>>((resolve) => (settleResult = resolve));
  const ready = new Promise<void>((resolve) => (settleReady = resolve));
  const onAbort = (): void => life.settle({ status: 'cancelled', by: 'signal' });
  const end = (outcome: Outcome<never> | Promise<never>): void => {
    if (life.state === 'settled') return;
    life.state = 'settled';
    signal?.removeEventListener('abort', onAbort);
    for (const task of tasks) task();
    settleReady();
    settleResult(outcome);
  };

  const life: Life = {
    id,
    ticket,
    state: 'opening',
    settle: end,
    reject: (mistake) => {
      // A rejection that nobody can hear any more would count as uncaught.
      if (life.state !== 'settled') end(Promise.reject(mistake));
    },
    turn: (state) => {
      if (life.state !== 'settled') life.state = state;
      settleReady();
    },
    own,
    atEnd: (task) => {
      if (life.state === 'settled') task();
      else tasks.push(task);
    },
    handle: Object.defineProperty(
      Object.assign(result, {
        id,
        ticket,
        ready,
        result,
        on: own.on,
        close: () => end({ status: 'cancelled', by: 'host' }),
        update: (change) => life.controls?.update(change),
        focus: () => life.controls?.focus(),
        back: async () => life.controls?.back() ?? false,
        act: async (act) => life.controls?.act(act) ?? false,
      } satisfies Omit<SurfaceHandle<never>, keyof Promise<unknown> | 'state'>),
      'state',
      { get: () => life.state },
    ) as SurfaceHandle<never>,
  };
  signal?.addEventListener('abort', onAbort);
  if (signal?.aborted) onAbort();
  return life;
};
