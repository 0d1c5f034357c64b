import type { Guard } from '../wire/guards.ts';

/** How one request is asked. */
export interface Ask<Result> {
  readonly method: string;
  readonly params: unknown;
  /** Checks the response; a response of another shape rejects with `bad_result`. */
  readonly result: Guard<Result>;
  /** Milliseconds until it fails with `deadline`, default 10 000; 0 waits as long as the peer lives. */
  readonly deadline?: number;
}
