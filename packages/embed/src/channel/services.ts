import type { EmbedClock } from '../clock.ts';
import type { WireErrorCode } from '../errors.ts';
import { EmbedError } from '../errors.ts';
import type { PortMessage, RequestMessage, WireError } from '../protocol.ts';
import { ACK_MS, PENDING_REQUESTS } from '../protocol.ts';
import { createTable } from '../wire/table.ts';
import type { Method } from './methods.ts';
import type { Post } from './questions.ts';
import { failure } from './questions.ts';

/** The answering half of a channel. */
export interface Services {
  serve(request: RequestMessage): void;
  refuse(id: number, code: WireErrorCode): void;
  /** Stops the work for a request, and answers it with a code. */
  stop(id: number, code: WireErrorCode): void;
  /** Stops everything that runs. The channel is closed by then, so that no response goes out. */
  end(): void;
}

const wireError = (error: unknown): WireError =>
  error instanceof EmbedError
    ? { code: error.code, retry: error.retryable, detail: error.message.slice(0, 500) }
    : // Words of foreign code about itself stay at home.
      { code: 'failed', retry: false };

/** Creates the answering half of a channel. Every request is answered exactly once, and acknowledged before when that takes a while. */
export const createServices = (
  clock: EmbedClock,
  methods: Readonly<Record<string, Method>>,
  post: Post,
): Services => {
  const table = createTable(methods);
  const running = new Map<number, (code: WireErrorCode) => void>();

  const refuse = (id: number, code: WireErrorCode): void => void post(failure(id, code));

  const run = async ({ id, p, d }: RequestMessage, found: Method): Promise<void> => {
    let abort: AbortController | undefined;
    let stopTimer: (() => void) | undefined;
    const later: (() => void)[] = [];
    const close = (): void => {
      running.delete(id);
      stopTimer?.();
    };
    const stop = (code: WireErrorCode): void => {
      close();
      abort?.abort();
      refuse(id, code);
    };
    running.set(id, stop);
    let answer: PortMessage;
    try {
      let ok: unknown = found.run(p as never, {
        // Few methods look at it.
        get signal() {
          abort ??= new AbortController();
          if (running.get(id) !== stop) abort.abort();
          return abort.signal;
        },
        afterwards: (task) => void later.push(task),
      });
      // A value that is there already goes out at once: most methods are called often and answer from memory.
      if ((ok as Partial<Promise<unknown>> | null | undefined)?.then) {
        if (running.get(id) === stop)
          stopTimer = clock.after(ACK_MS, () => {
            post({ t: 'ack', id });
            if (d > 0) stopTimer = clock.after(d - ACK_MS, () => stop('deadline'));
          });
        ok = await ok;
      }
      answer = { t: 'res', id, ok: ok ?? null };
    } catch (error) {
      answer = { t: 'res', id, err: wireError(error) };
    }
    // The peer may have given up and asked again under the same id.
    if (running.get(id) !== stop) return;
    close();
    const unsent = post(answer);
    if (unsent) refuse(id, unsent);
    for (const task of later) task();
  };

  return {
    refuse,
    serve: (request) => {
      const { id, m, p } = request;
      const found = table[m];
      if (found === undefined) refuse(id, 'unsupported');
      else if (!found.guard(p)) refuse(id, 'bad_params');
      else if (running.size >= PENDING_REQUESTS || running.has(id)) refuse(id, 'busy');
      else void run(request, found);
    },
    stop: (id, code) => running.get(id)?.(code),
    end: () => {
      for (const stop of [...running.values()]) stop('closed');
    },
  };
};
