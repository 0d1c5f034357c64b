import type { Expect } from '@chartdock/platform/suite';
import type { Speaker } from './speaker.ts';

/** Tools of the port cases, from the end at its other side. */
export interface Talk {
  readonly speaker: Speaker;
  readonly expect: Expect;
  readonly advance: (milliseconds: number) => void | Promise<void>;
  /** A method of the end, with parameters it takes, its response to them, and parameters it does not take. */
  readonly method: {
    readonly name: string;
    readonly good: unknown;
    readonly answer: unknown;
    readonly bad: unknown;
  };
  /** A method of the end that takes as long as it is let, with parameters it takes. */
  readonly slow: { readonly name: string; readonly good: unknown };
}

/** One promise about messages on the port. */
export interface PortCase {
  readonly name: string;
  readonly run: (talk: Talk) => Promise<void>;
}

/** By then a request must have been answered or acknowledged, in milliseconds of the end's clock. */
const ACK_PATIENCE_MS = 1_000;

/** Lists the message types received for a request, in order. */
const typesOf = ({ heard }: Speaker, id: number): readonly unknown[] =>
  heard.filter((one) => one['id'] === id).map(({ t }) => t);

const works = async ({ speaker, expect, method }: Talk): Promise<void> =>
  expect(await speaker.answerTo(speaker.ask(method.name, method.good))).toEqual(method.answer);

/** Names of methods that nobody has; most of them are on the prototype of objects. */
const UNKNOWN = ['nothing', 'constructor', 'toString', '__proto__', 'hasOwnProperty'];

/** Promises of both ends about messages on the port. */
export const PORT_CASES: readonly PortCase[] = [
  {
    name: 'answers a request once, and acknowledges it before that at most once',
    run: async (talk) => {
      const { speaker, expect, method, advance } = talk;
      const id = speaker.ask(method.name, method.good);
      expect(await speaker.answerTo(id)).toEqual(method.answer);
      await advance(ACK_PATIENCE_MS);
      await works(talk);
      const said = typesOf(speaker, id);
      expect(said).toEqual(said.length > 1 ? ['ack', 'res'] : ['res']);
    },
  },
  {
    name: 'acknowledges once within a second what takes longer, and answers it once',
    run: async (talk) => {
      const { speaker, expect, slow, advance } = talk;
      const id = speaker.ask(slow.name, slow.good);
      // A response to another request shows that the slow one has begun.
      await works(talk);
      await advance(ACK_PATIENCE_MS);
      await speaker.hears('an acknowledgement', (one) => one['t'] === 'ack' && one['id'] === id);
      await advance(10 * ACK_PATIENCE_MS);
      await works(talk);
      expect(typesOf(speaker, id)).toEqual(['ack']);
      speaker.say({ t: 'cancel', id });
      expect(await speaker.answerTo(id)).toEqual({ err: 'cancelled' });
      expect(typesOf(speaker, id)).toEqual(['ack', 'res']);
    },
  },
  {
    name: 'answers unsupported to methods it does not have',
    run: async (talk) => {
      const { speaker, expect } = talk;
      for (const name of UNKNOWN)
        expect([name, await speaker.answerTo(speaker.ask(name, null))]).toEqual([
          name,
          { err: 'unsupported' },
        ]);
      await works(talk);
    },
  },
  {
    name: 'answers bad_params to parameters of another shape',
    run: async (talk) => {
      const { speaker, expect, method } = talk;
      expect(await speaker.answerTo(speaker.ask(method.name, method.bad))).toEqual({ err: 'bad_params' });
      await works(talk);
    },
  },
  {
    name: 'answers bad_params to a request with a field too many',
    run: async (talk) => {
      const { speaker, expect, method } = talk;
      const id = speaker.ask(method.name, method.good, { extra: 1 });
      expect(await speaker.answerTo(id)).toEqual({ err: 'bad_params' });
      await works(talk);
    },
  },
  {
    name: 'answers too_large to more than 64 KiB',
    run: async (talk) => {
      const { speaker, expect, method } = talk;
      const id = speaker.ask(method.name, 'x'.repeat(70_000));
      expect(await speaker.answerTo(id)).toEqual({ err: 'too_large' });
      await works(talk);
    },
  },
  {
    name: 'tells of errors nothing but code, retry and detail',
    run: async ({ speaker, expect }) => {
      const id = speaker.ask('nothing', null);
      await speaker.answerTo(id);
      const answer = speaker.heard.find((one) => one['t'] === 'res' && one['id'] === id);
      const names = Object.keys(answer?.['err'] as object);
      expect(names.filter((name) => !['code', 'retry', 'detail'].includes(name))).toEqual([]);
    },
  },
  {
    name: 'answers an event it does not know with the event unsupported, and that one with nothing',
    run: async (talk) => {
      const { speaker, expect } = talk;
      speaker.say({ t: 'evt', seq: 1, n: 'unsupported', d: { event: 'x' } });
      speaker.say({ t: 'evt', seq: 2, n: 'nothing', d: null });
      await speaker.hears('the event unsupported', ({ n }) => n === 'unsupported');
      await works(talk);
      expect(
        speaker.heard.filter(({ t, n }) => t === 'evt' && n === 'unsupported').map(({ d }) => d),
      ).toEqual([{ event: 'nothing' }]);
    },
  },
  {
    name: 'answers ping with pong',
    run: async ({ speaker, expect }) => {
      speaker.say({ t: 'ping', id: 7 });
      expect(await speaker.hears('a pong', ({ t }) => t === 'pong')).toEqual({ t: 'pong', id: 7 });
    },
  },
  {
    name: 'goes on after what is no message',
    run: async (talk) => {
      const garbage = [
        null,
        42,
        'req',
        [],
        { t: 'nonsense' },
        { t: 'res', id: 9 },
        { t: 'ack' },
        { t: 'bye' },
      ];
      for (const value of garbage) talk.speaker.say(value);
      await works(talk);
    },
  },
  {
    name: 'answers rate_limited to more than 100 messages a second, and goes on in the next',
    run: async (talk) => {
      const { speaker, expect, method, advance } = talk;
      await advance(1_000);
      const ids = Array.from({ length: 120 }, () => speaker.ask(method.name, method.bad));
      const answers = await Promise.all(ids.map((id) => speaker.answerTo(id)));
      const refused = answers.filter((answer) => (answer as { err?: unknown }).err === 'rate_limited');
      expect([refused.length > 0, answers.length]).toEqual([true, 120]);
      await advance(1_000);
      await works(talk);
    },
  },
];
