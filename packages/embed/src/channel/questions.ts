import type { EmbedClock } from '../clock.ts';
import type { WireErrorCode } from '../errors.ts';
import { EmbedError, isRetryable } from '../errors.ts';
import type { ErrorMessage, IdMessage, PortMessage, ResultMessage } from '../protocol.ts';
import { DEADLINE_MS, PENDING_REQUESTS } from '../protocol.ts';
import type { Ask } from './ask.types.ts';

/** Sends a message, or says why it could not. */
export type Post = (message: PortMessage) => WireErrorCode | undefined;

/** The asking half of a channel. */
export interface Questions {
  readonly ask: <Result>(ask: Ask<Result>) => Promise<Result>;
  /** Takes an acknowledgement or a response. */
  readonly hear: (message: ResultMessage | ErrorMessage | IdMessage) => void;
  /** Rejects everything that waits. */
  readonly end: (code: WireErrorCode) => void;
}

/** Makes the response about a failure. */
export const failure = (id: number, code: WireErrorCode): ErrorMessage => ({
  t: 'res',
  id,
  err: { code, retry: isRetryable(code) },
});

/** Creates the asking half of a channel: every question settles by its deadline or when the peer goes. */
export const createQuestions = (clock: EmbedClock, post: Post): Questions => {
  const waiting = new Map<number, (message: ResultMessage | ErrorMessage | IdMessage) => void>();
  let last = 0;

  const hear: Questions['hear'] = (message) => waiting.get(message.id)?.(message);

  return {
    hear,
    ask: async ({ method, params, result, deadline = DEADLINE_MS }) =>
      new Promise((resolve, reject) => {
        const id = (last += 1);
        const refuse = ({ err: { code, retry, detail } }: ErrorMessage): void =>
          // A newer peer may have a code that is not known here.
          reject(new EmbedError(code as WireErrorCode, `${method}: ${detail ?? code}`, retry));
        const unsent =
          waiting.size < PENDING_REQUESTS
            ? post({ t: 'req', id, m: method, p: params, d: deadline })
            : 'busy';
        if (unsent) {
          refuse(failure(id, unsent));
          return;
        }
        // Set while the message travels: a timer costs as much as everything before it.
        const stop = clock.after(deadline || DEADLINE_MS, () => {
          post({ t: 'cancel', id });
          hear(failure(id, 'deadline'));
        });
        waiting.set(id, (message) => {
          // Without a deadline of its own only the acknowledgement is timed.
          if (message.t === 'res' || deadline === 0) stop();
          if (message.t !== 'res') return;
          waiting.delete(id);
          if ('err' in message) refuse(message);
          else if (result(message.ok)) resolve(message.ok);
          else refuse(failure(id, 'bad_result'));
        });
      }),
    end: (code) => {
      for (const id of [...waiting.keys()]) hear(failure(id, code));
    },
  };
};
