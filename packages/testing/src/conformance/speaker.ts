import type { Port } from '@chartdock/embed/ports';
import { createWindowPort } from '@chartdock/embed/ports';
import type { Tools } from './case.types.ts';

/** A message of the port, or a value that claims to be one. */
export type Message = Readonly<Record<string, unknown>>;

/** Speaks raw messages over a port and keeps the received ones. */
export interface Speaker {
  readonly heard: readonly Message[];
  readonly say: (message: unknown) => void;
  /** Asks under a fresh id; gives the id. */
  readonly ask: (method: string, params: unknown, more?: object) => number;
  /** Waits for the response to a request and gives its result, or `{ err: code }`. */
  readonly answerTo: (id: number) => Promise<unknown>;
  /** Waits for a message and gives it. */
  readonly hears: (what: string, is: (message: Message) => boolean) => Promise<Message>;
  readonly close: () => void;
}

const isMessage = (value: unknown): value is Message => typeof value === 'object' && value !== null;

const resultOf = ({ ok, err }: Message): unknown => (isMessage(err) ? { err: err['code'] } : ok);

/** Creates a speaker at the end of a port. */
export const createSpeaker = (messagePort: MessagePort, { until }: Tools): Speaker => {
  const port: Port = createWindowPort(messagePort);
  const heard: Message[] = [];
  let last = 1_000;
  port.listen((value) => {
    if (isMessage(value)) heard.push(value);
  });
  const hears: Speaker['hears'] = async (what, is) => {
    await until(what, () => heard.some(is));
    return heard.find(is) ?? {};
  };
  return {
    heard,
    say: port.post,
    ask: (method, params, more) => {
      last += 1;
      port.post({ t: 'req', id: last, m: method, p: params, d: 0, ...more });
      return last;
    },
    hears,
    answerTo: async (id) =>
      resultOf(await hears(`an answer to request ${id}`, (one) => one['t'] === 'res' && one['id'] === id)),
    close: port.close,
  };
};
