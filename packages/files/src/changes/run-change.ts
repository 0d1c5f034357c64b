import type { CommandResult, FailureReport, Undo } from '../outcomes/command.types.ts';
import type { Failure } from '../outcomes/failure.types.ts';
import type { BatchOutcome } from './batch.ts';
import { firstFailure } from './batch.ts';
import type { ChangeContext } from './change-context.types.ts';
import type { ChangeType, ChangedItem } from './change.types.ts';
import type { Watch } from './changes.ts';

/** A change of several items, from its calls to its words. */
export interface Change<Outcome extends BatchOutcome> {
  readonly type: ChangeType;
  readonly items: readonly ChangedItem[];
  readonly send: (watch: Watch) => Promise<Outcome>;
  /** Brings the list up to date before anything is said (LIFE-17). */
  readonly settle: (outcome: Outcome) => Promise<void>;
  /** Announces the finished items, if there are any, and returns the undo function. */
  readonly succeed: (outcome: Outcome) => Undo | undefined;
  readonly fail: (failure: Failure, report: FailureReport) => void;
  /** Does the same to fewer items. */
  readonly again: (items: readonly ChangedItem[]) => Promise<unknown>;
}

/** Runs a change of any number of items with its progress, its notices and a retry for failed items. */
export const runChange = async <Outcome extends BatchOutcome>(
  context: Pick<ChangeContext, 'changes'>,
  change: Change<Outcome>,
): Promise<CommandResult> => {
  const { type, items, send, settle, succeed, fail, again } = change;
  const running = context.changes.start({ type, status: 'running', total: items.length });
  const outcome = await send(running);
  const { done, failed } = outcome;
  await settle(outcome);
  const tried = new Set(done.map((item) => item.id));
  const retry = (): Promise<unknown> => again(items.filter((item) => !tried.has(item.id)));
  running.end({ tried: done.length + failed.length, failed, retry });
  const undo = done.length > 0 ? succeed(outcome) : undefined;
  const failure = firstFailure(outcome);
  if (failure === undefined) return { status: 'done', value: undefined, undo };
  fail(failure, { failed: failed.length, total: items.length, retry });
  return { status: 'failed', failure };
};

/** A change that takes another one back. */
export interface WayBack {
  readonly type: ChangeType;
  readonly items: readonly ChangedItem[];
  readonly send: (items: readonly ChangedItem[], watch: Watch) => Promise<BatchOutcome>;
  /** Brings list and counts up to date. */
  readonly settle: () => Promise<void>;
  readonly fail: (failure: Failure, report: FailureReport) => void;
}

/** Makes the way back of a change: it shows its progress, speaks only when it fails, and a second try is about the rest. */
export const wayBack = (
  context: Pick<ChangeContext, 'changes' | 'undoable'>,
  { type, items, send, settle, fail }: WayBack,
): Undo => {
  let rest = items;
  const takeBack = async (): Promise<boolean> => {
    const total = rest.length;
    const running = context.changes.start({ type, status: 'running', total });
    const outcome = await send(rest, running);
    const { done, failed } = outcome;
    await settle();
    const back = new Set(done.map((item) => item.id));
    rest = rest.filter((item) => !back.has(item.id));
    running.end({ tried: done.length + failed.length, failed, retry: undo });
    const failure = firstFailure(outcome);
    if (failure !== undefined) fail(failure, { failed: failed.length, total, retry: undo });
    return rest.length === 0;
  };
  const undo = context.undoable(takeBack);
  return undo;
};
