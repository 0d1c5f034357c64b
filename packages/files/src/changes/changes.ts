import type { Clock, TimerHandle } from '@chartdock/platform';
import type { StateAccess } from '../ports/state-access.types.ts';
import type { ChangeProgress, ChangeType, ItemFailure } from './change.types.ts';
import {
  afterChangeAdvanced,
  afterChangeGone,
  afterChangeShown,
  afterStopAsked,
  hasAftermath,
} from './progress.state.ts';
import type { Changes, ProgressReport } from './progress.state.ts';

/** A change that takes longer than this is shown, in milliseconds. */
export const PROGRESS_AFTER_MS = 1000;

/** A change of more items than this is shown at once. */
export const PROGRESS_ABOVE = 20;

/** Receives the progress of a running change and tells it when to stop. */
export interface Watch {
  readonly report: (progress: ProgressReport) => void;
  /** Returns whether someone asked it to stop. */
  readonly isStopped: () => boolean;
}

/** Final report of a change. */
export interface ChangeEnd extends ProgressReport {
  readonly failed: readonly ItemFailure[];
  /** Retries the failed items. */
  readonly retry: () => Promise<unknown>;
}

/** A change under way. */
export interface RunningChange extends Watch {
  /** Ends it: with something to say it stays on screen, else it goes. */
  readonly end: (end?: ChangeEnd) => void;
}

/** How a change begins. */
export interface ChangeStart {
  readonly type: ChangeType;
  readonly status: 'finding' | 'running';
  readonly total: number;
}

/** Shows the progress of long changes, lets people stop them, and keeps failures until they were read. */
export interface ChangeRunner {
  readonly start: (start: ChangeStart) => RunningChange;
  /** Resolves when the changes under way that are too short to be shown have ended. */
  readonly settled: () => Promise<void>;
  /** Stops a change after the call under way; an unknown one is ignored. */
  readonly stopChange: (id: number) => void;
  /** Retries the failed items of a change that has ended. */
  readonly retryChange: (id: number) => Promise<void>;
  /** Takes a change that has ended off the screen. */
  readonly dismissChange: (id: number) => void;
}

/** Dependencies of the runner. */
export interface ChangeTools extends Pick<StateAccess<{ readonly changes: Changes }>, 'apply'> {
  readonly clock: Clock;
}

/** Creates the runner of one file area. */
export const createChanges = ({ clock, apply }: ChangeTools): ChangeRunner => {
  const stopped = new Set<number>();
  const retries = new Map<number, () => Promise<unknown>>();
  /** Ends of the changes that are not shown. */
  const quick = new Map<number, { readonly ended: Promise<void>; readonly end: () => void }>();
  let count = 0;
  const set = (transition: (changes: Changes) => Changes): void =>
    apply(({ changes }) => ({ changes: transition(changes) }));

  const follow = (id: number): void => {
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    quick.set(id, { ended, end });
  };
  const unfollow = (id: number): void => {
    quick.get(id)?.end();
    quick.delete(id);
  };

  const gone = (id: number): void => {
    retries.delete(id);
    set((changes) => afterChangeGone(changes, id));
  };

  const start = ({ type, status, total }: ChangeStart): RunningChange => {
    count += 1;
    const id = count;
    let now: ChangeProgress = { id, type, status, total, tried: 0, failed: [] };
    const show = (): void => {
      unfollow(id);
      set((changes) => afterChangeShown(changes, now));
    };
    follow(id);
    let timer: TimerHandle | undefined;
    if (total > PROGRESS_ABOVE) show();
    else timer = clock.setTimeout(show, PROGRESS_AFTER_MS);
    const report = (progress: ProgressReport): void => {
      now = { ...now, ...progress };
      set((changes) => afterChangeAdvanced(changes, id, progress));
    };
    const end = (last?: ChangeEnd): void => {
      if (timer !== undefined) clock.clearTimeout(timer);
      unfollow(id);
      const wasStopped = stopped.delete(id);
      if (last === undefined || !(wasStopped || hasAftermath({ ...now, ...last }))) {
        gone(id);
        return;
      }
      const { retry, ...progress } = last;
      now = { ...now, ...progress, status: wasStopped ? 'stopped' : 'ended' };
      retries.set(id, retry);
      show();
    };
    return { report, end, isStopped: () => stopped.has(id) };
  };

  return {
    start,
    settled: async () => {
      await Promise.all([...quick.values()].map(({ ended }) => ended));
    },
    stopChange: (id) => {
      stopped.add(id);
      set((changes) => afterStopAsked(changes, id));
    },
    retryChange: async (id) => {
      const retry = retries.get(id);
      gone(id);
      await retry?.();
    },
    dismissChange: gone,
  };
};
