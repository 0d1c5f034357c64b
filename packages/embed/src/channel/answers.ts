import type { EmbedClock } from '../clock.ts';
import { isEmbedError, isRetryable, isWireErrorCode, type WireErrorCode } from '../errors.ts';
import { WIRE_LIMITS, type PortMessage, type RequestMessage, type WireError } from '../protocol.ts';
import type { Guard } from '../wire/guards.ts';
import { createTable } from '../wire/table.ts';

/** What a method learns about the request it serves. */
export interface Asked {
  /** Aborts when the peer cancels, reloads or leaves, and at the deadline. */
  readonly signal: AbortSignal;
  /** Milliseconds the peer will wait; 0 when it waits as long as the surface lives. */
  readonly deadline: number;
  /** Runs a task once the answer is on its way. */
  afterwards(task: () => void): void;
}

/** One method: the guard its parameters must pass, and what it does. */
export interface Method<Params = never> {
  readonly params: Guard<Params>;
  run(params: Params, asked: Asked): unknown;
}

/** Methods by name. */
export type Methods = Readonly<Record<string, Method>>;

/** What serves each method of a table of calls. */
export type Runs<Calls> = {
  readonly [Name in keyof Calls]: (params: Calls[Name], asked: Asked) => unknown;
};

/** Joins the guards of some calls with the code that relies on them. */
export const createMethods = <Calls>(
  guards: { readonly [Name in keyof Calls]: Guard<Calls[Name]> },
  runs: Runs<Calls>,
): Methods => {
  const names = Object.keys(guards) as (keyof Calls & string)[];
  return Object.fromEntries(
    names.map((name) => [name, { params: guards[name], run: runs[name] } as unknown as Method]),
  );
};

/** Serves the requests of the peer. */
export interface Answers {
  take(request: RequestMessage): void;
  cancel(id: number): void;
  /** Refuses a request that was not even read. */
  refuse(id: number, code: WireErrorCode): void;
  /** Stops everything that runs; nothing more is answered for it. */
  abortAll(): void;
}

const wireError = (error: unknown): WireError => {
  if (!isEmbedError(error) || !isWireErrorCode(error.code)) return { code: 'failed', retry: false };
  return { code: error.code, retry: error.retryable, detail: error.message.slice(0, 500) };
};

/** Makes the answering half of a channel. Every request is acknowledged at once and answered exactly once. */
export const createAnswers = (
  clock: EmbedClock,
  methods: Methods,
  send: (message: PortMessage) => WireErrorCode | undefined,
): Answers => {
  // Without a prototype a peer cannot reach `constructor` and the like.
  const table = createTable(methods);
  const running = new Map<number, { stop(): void; readonly abort: AbortController }>();

  const refuse = (id: number, code: WireErrorCode): void => {
    send({ t: 'res', id, err: { code, retry: isRetryable(code) } });
  };

  const end = (id: number): boolean => {
    running.get(id)?.stop();
    return running.delete(id);
  };

  const run = async (found: Method, { id, p, d }: RequestMessage): Promise<void> => {
    const abort = new AbortController();
    const overdue = (): void => {
      if (!end(id)) return;
      abort.abort();
      refuse(id, 'deadline');
    };
    running.set(id, { abort, stop: d > 0 ? clock.after(d, overdue) : () => undefined });
    let answer: PortMessage;
    const later: (() => void)[] = [];
    try {
      const ok: unknown = await found.run(p as never, {
        signal: abort.signal,
        deadline: d,
        afterwards: (task) => later.push(task),
      });
      answer = { t: 'res', id, ok: ok ?? null };
    } catch (error) {
      answer = { t: 'res', id, err: wireError(error) };
    }
    if (!end(id)) return;
    const problem = send(answer);
    if (problem !== undefined) refuse(id, problem);
    for (const task of later) task();
  };

  return {
    refuse,
    take: (request) => {
      const { id, m, p } = request;
      send({ t: 'ack', id });
      const found = table[m];
      if (found === undefined) {
        refuse(id, 'unsupported');
        return;
      }
      if (!found.params(p)) {
        refuse(id, 'bad_params');
        return;
      }
      if (running.size >= WIRE_LIMITS.pending || running.has(id)) {
        refuse(id, 'busy');
        return;
      }
      void run(found, request);
    },
    cancel: (id) => {
      const abort = running.get(id)?.abort;
      if (!end(id)) return;
      abort?.abort();
      refuse(id, 'cancelled');
    },
    abortAll: () => {
      for (const [id, { abort }] of [...running]) {
        end(id);
        abort.abort();
      }
    },
  };
};
