import { isPlainObject } from '../wire/guards.ts';
import type { CarriedOptions } from './carrier.ts';
import type { Port } from './port.ts';

type Kind = 'hello' | 'data' | 'bye';

interface Envelope {
  readonly v: 1;
  readonly id: string;
  readonly kind: Kind;
  readonly data?: unknown;
}

const kinds: readonly unknown[] = ['hello', 'data', 'bye'] satisfies readonly Kind[];

const isEnvelope = (value: unknown): value is Envelope =>
  isPlainObject(value) &&
  value['v'] === 1 &&
  typeof value['id'] === 'string' &&
  kinds.includes(value['kind']);

/** Carriers write JSON, so a copy is the result of JSON. Throws for a value that JSON cannot hold. */
const copyOf = (value: unknown): unknown => {
  const text = JSON.stringify(value) as string | undefined;
  if (text === undefined) throw new TypeError('post a message – JSON cannot hold it');
  return JSON.parse(text) as unknown;
};

/** Keeps arrived messages until someone listens, and hands them over after the sender has come to its end. */
const createInbox = () => {
  const waiting: unknown[] = [];
  let receive: ((value: unknown) => void) | undefined;
  const drain = (): void => {
    while (receive !== undefined && waiting.length > 0) receive(waiting.shift());
  };
  return {
    put: (value: unknown): void => {
      waiting.push(value);
      queueMicrotask(drain);
    },
    open: (task: (value: unknown) => void): void => {
      receive = task;
      queueMicrotask(drain);
    },
    close: (): void => {
      receive = undefined;
      waiting.length = 0;
    },
  };
};

/** When an end may send: at once, at once with a greeting, or only after the other end was heard. */
type Turn = 'any' | 'first' | 'second';

const createCarriedPort = (
  { carrier, newId = () => crypto.randomUUID() }: CarriedOptions,
  turn: Turn,
): Port => {
  const inbox = createInbox();
  const seen = new Set<string>();
  const held: Envelope[] = [];
  let state: 'open' | 'peer gone' | 'closed' = 'open';
  let mayTalk = turn !== 'second';
  let gone: (() => void) | undefined;

  const send = (kind: Kind, data?: unknown): void => {
    const envelope: Envelope = { v: 1, id: newId(), kind, ...(kind === 'data' ? { data } : {}) };
    if (mayTalk) carrier.send(envelope);
    else held.push(envelope);
  };
  const takeIn = ({ id, kind, data }: Envelope): void => {
    // A web view hands a bundle over again when it is left by another way.
    if (state !== 'open' || seen.has(id)) return;
    seen.add(id);
    mayTalk = true;
    for (const envelope of held.splice(0)) carrier.send(envelope);
    if (kind === 'data') inbox.put(data);
    if (kind !== 'bye') return;
    state = 'peer gone';
    queueMicrotask(() => {
      if (state !== 'closed') gone?.();
    });
  };
  const stop = carrier.listen((bundle) => bundle.filter(isEnvelope).forEach(takeIn));
  if (turn === 'first') send('hello');

  return {
    post: (value) => {
      const data = copyOf(value);
      if (state === 'open') send('data', data);
    },
    listen: inbox.open,
    onGone: (task) => {
      gone = task;
    },
    close: () => {
      if (state === 'open') send('bye');
      state = 'closed';
      stop();
      inbox.close();
    },
  };
};

/**
 * Creates the port of a web view whose messages are delivered as one array only when it is left, shared, destroyed or its
 * link is copied. Either end posts whenever it likes; values must fit into JSON.
 */
export const createDeferredPort = (options: CarriedOptions): Port => createCarriedPort(options, 'any');

/** Options of the port of a web view that delivers at once. */
export interface LivePortOptions extends CarriedOptions {
  /** The app cannot reach a page that it has not heard of, so the page greets and the app waits for the greeting. */
  readonly end: 'page' | 'app';
}

/** Creates the port of a web view that delivers at once (Alipay); messages that the app posts too early wait for the page. */
export const createLivePort = ({ end, ...options }: LivePortOptions): Port =>
  createCarriedPort(options, end === 'page' ? 'first' : 'second');
