import type { Failure } from './failure.types.ts';

/** Takes a command back; resolves once the list shows it, with `false` when a part of it could not be taken back. */
export type Undo = () => Promise<unknown>;

/** Why a command was not even tried. */
export type Refusal =
  | 'empty_title'
  | 'title_too_long'
  | 'quota_used_up'
  | 'offline'
  | 'restricted'
  | 'retention_asked'
  | 'into_itself'
  | 'already_there'
  | 'nothing_picked'
  | 'not_found'
  | 'not_in_order'
  | 'no_such_format'
  | 'upgrade_needed'
  | 'too_many'
  | 'stopped';

/** How a command ended. `refused` sent nothing; `conflict` waits for the person's word. */
export type CommandResult<Value = undefined> =
  | { readonly status: 'done'; readonly value: Value; readonly undo: Undo | undefined }
  | { readonly status: 'refused'; readonly reason: Refusal }
  | { readonly status: 'failed'; readonly failure: Failure };

/** Summary of a failed change, for its notice. */
export interface FailureReport {
  /** Items that could not be changed. */
  readonly failed: number;
  /** Items the change was about. */
  readonly total: number;
  /** Retries the failed items. */
  readonly retry: () => Promise<unknown>;
}

/** A command that failed, alone or for some of its items. */
export interface FailedCommand {
  readonly failure: Failure;
  readonly report?: FailureReport;
}
