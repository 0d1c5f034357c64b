import type { EmbedClock } from '../clock.ts';
import { EmbedError, isWireErrorCode, type WireErrorCode } from '../errors.ts';
import { WIRE_LIMITS, type ErrorMessage, type PortMessage, type ResultMessage } from '../protocol.ts';
import type { Guard } from '../wire/guards.ts';

/** How one request is asked. */
export interface Ask<Result> {
  readonly method: string;
  readonly params: unknown;
  /** Checks the answer; an answer of another shape rejects with `bad_result`. */
  readonly result: Guard<Result>;
  /** Milliseconds until it fails with `deadline`, default 10 000; `none` waits as long as the peer lives. */
  readonly deadline?: number | 'none';
  /** Cancels the request. */
  readonly signal?: AbortSignal;
}

interface Waiting {
  settle(answer: ResultMessage | ErrorMessage): void;
  acknowledge(): void;
  fail(error: EmbedError): void;
}

/** Keeps the requests that wait for their answer. */
export interface Requests {
  ask<Result>(request: Ask<Result>): Promise<Result>;
  acknowledge(id: number): void;
  settle(answer: ResultMessage | ErrorMessage): void;
  /** Rejects everything that waits. */
  failAll(code: WireErrorCode, why: string): void;
}

const problem = (code: WireErrorCode, method: string): EmbedError =>
  new EmbedError(code, `${method}: ${code}`);

const errorOf = ({ err }: ErrorMessage, method: string): EmbedError => {
  const code = isWireErrorCode(err.code) ? err.code : 'failed';
  return new EmbedError(code, `${method}: ${err.detail ?? code}`, err.retry);
};

/** Makes the asking half of a channel. `send` returns why it could not send. */
export const createRequests = (
  clock: EmbedClock,
  send: (message: PortMessage) => WireErrorCode | undefined,
): Requests => {
  const waiting = new Map<number, Waiting>();
  let last = 0;

  const start = <Result>(
    request: Ask<Result>,
    resolve: (result: Result) => void,
    reject: (error: EmbedError) => void,
  ): void => {
    const { method, params, signal } = request;
    const total = request.deadline === 'none' ? 0 : (request.deadline ?? WIRE_LIMITS.deadlineMs);
    const id = (last += 1);
    const leave = (): void => {
      waiting.delete(id);
      stop();
      signal?.removeEventListener('abort', onAbort);
    };
    const fail = (error: EmbedError): void => {
      leave();
      reject(error);
    };
    const giveUp = (code: 'deadline' | 'cancelled'): void => {
      send({ t: 'cancel', id });
      fail(problem(code, method));
    };
    const onAbort = (): void => giveUp('cancelled');
    const stop = clock.after(total || WIRE_LIMITS.deadlineMs, () => giveUp('deadline'));
    signal?.addEventListener('abort', onAbort);
    waiting.set(id, {
      fail,
      acknowledge: () => {
        // Without a deadline of its own only the acknowledgement is timed.
        if (total === 0) stop();
      },
      settle: (answer) => {
        if ('err' in answer) {
          fail(errorOf(answer, method));
          return;
        }
        if (!request.result(answer.ok)) {
          fail(problem('bad_result', method));
          return;
        }
        leave();
        resolve(answer.ok);
      },
    });
    const unsent = send({ t: 'req', id, m: method, p: params, d: total });
    if (unsent !== undefined) fail(problem(unsent, method));
  };

  return {
    ask: async (request) => {
      if (request.signal?.aborted === true) throw problem('cancelled', request.method);
      if (waiting.size >= WIRE_LIMITS.pending) throw problem('busy', request.method);
      return new Promise((resolve, reject) => start(request, resolve, reject));
    },
    acknowledge: (id) => waiting.get(id)?.acknowledge(),
    settle: (answer) => waiting.get(answer.id)?.settle(answer),
    failAll: (code, why) => {
      for (const one of [...waiting.values()]) one.fail(new EmbedError(code, why));
    },
  };
};
