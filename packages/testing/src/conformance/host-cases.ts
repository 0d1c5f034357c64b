import type { Case, Tools } from './case.types.ts';
import type { HostEnd, PostedGreeting } from './ends.types.ts';
import { CONFORMANCE_FILES } from './ends.types.ts';
import { PORT_CASES } from './port-cases.ts';
import type { Message, Speaker } from './speaker.ts';
import { createSpeaker } from './speaker.ts';

const joinOf = (end: HostEnd, nonce: string, more: object = {}): object => ({
  cd: 1,
  t: 'join',
  ch: end.channel,
  nonce,
  min: 1,
  max: 1,
  features: [],
  ...more,
});

const typed = (end: HostEnd, type: string): readonly PostedGreeting[] =>
  end.posted.filter(({ data }) => (data as Message)['t'] === type);

const join = async (end: HostEnd, tools: Tools, nonce = 'nonce-1'): Promise<Speaker> => {
  const before = typed(end, 'welcome').length;
  end.deliver({ data: joinOf(end, nonce) });
  await tools.until('a welcome', () => typed(end, 'welcome').length > before);
  const port = typed(end, 'welcome').at(-1)?.ports[0];
  if (port === undefined) throw new Error('the welcome brings no port');
  return createSpeaker(port, tools);
};

const ended = async (end: HostEnd, { until, expect }: Tools, outcome: string): Promise<void> => {
  await until(`the outcome ${outcome}`, () => end.outcome() !== undefined);
  expect(end.outcome()).toEqual(outcome);
};

const commit = (speaker: Speaker, file: keyof typeof CONFORMANCE_FILES, more?: object): number =>
  speaker.ask('commit', { value: [CONFORMANCE_FILES[file]] }, more);

type Bad = readonly [what: string, (end: HostEnd) => Parameters<HostEnd['deliver']>[0]];

/** Joins that no host may take. */
const BAD_JOINS: readonly Bad[] = [
  ['of another window', (end) => ({ data: joinOf(end, 'n'), source: 'stranger' })],
  ['of another origin', (end) => ({ data: joinOf(end, 'n'), origin: 'https://evil.test' })],
  ['that a script has forged', (end) => ({ data: joinOf(end, 'n'), isTrusted: false })],
  ['of another channel', (end) => ({ data: joinOf(end, 'n', { ch: 'another' }) })],
  ['of another protocol', (end) => ({ data: joinOf(end, 'n', { cd: 2 }) })],
  ['without a nonce', (end) => ({ data: joinOf(end, 'n', { nonce: undefined }) })],
  ['whose versions are the wrong way round', (end) => ({ data: joinOf(end, 'n', { min: 2 }) })],
  ['without features', (end) => ({ data: joinOf(end, 'n', { features: undefined }) })],
];

const handshake: readonly Case<HostEnd>[] = [
  {
    name: 'welcomes a guest once, to its exact origin, with its nonce, one port and all it needs to paint',
    run: async (end, tools) => {
      await join(end, tools);
      const [welcome, ...more] = typed(end, 'welcome');
      const { nonce, v, ch, config, first } = welcome?.data as Message;
      tools.expect([nonce, v, ch, more, welcome?.ports.length]).toEqual(['nonce-1', 1, end.channel, [], 1]);
      tools
        .expect(end.posted.map(({ targetOrigin }) => targetOrigin))
        .toEqual(end.posted.map(() => end.peerOrigin));
      tools
        .expect([(config as Message)['task'], (config as Message)['multiple']])
        .toEqual(['pick-files', true]);
      tools.expect(typeof (first as Message)['theme']).toEqual('string');
    },
  },
  {
    name: 'says nothing but hello before the guest is proved',
    run: async (end, tools) => {
      end.load();
      await join(end, tools);
      const early = end.posted.filter(({ data }) => (data as Message)['t'] !== 'welcome');
      tools
        .expect(early.map(({ data }) => data))
        .toEqual(early.map(() => ({ cd: 1, t: 'hello', ch: end.channel })));
    },
  },
  ...BAD_JOINS.map(([what, greeting]): Case<HostEnd> => ({
    name: `lets in no join ${what}`,
    run: async (end, tools) => {
      end.deliver(greeting(end));
      await join(end, tools);
      const answered = [...typed(end, 'welcome'), ...typed(end, 'refuse')];
      tools.expect(answered.map(({ data }) => (data as Message)['nonce'])).toEqual(['nonce-1']);
    },
  })),
  {
    name: 'tells a guest of newer versions only that the host is too old',
    run: async (end, tools) => {
      end.deliver({ data: joinOf(end, 'n', { min: 9_000, max: 9_001 }) });
      await ended(end, tools, 'version_host');
      const [refuse] = typed(end, 'refuse');
      tools
        .expect(refuse?.data)
        .toEqual({ cd: 1, t: 'refuse', ch: end.channel, nonce: 'n', code: 'version_host' });
      tools.expect([refuse?.ports.length, typed(end, 'welcome')]).toEqual([0, []]);
    },
  },
  {
    name: 'ends with null_origin when the guest stands in a sandbox without an origin',
    run: async (end, tools) => {
      end.deliver({ data: joinOf(end, 'n'), origin: 'null' });
      await ended(end, tools, 'null_origin');
      tools.expect(typed(end, 'welcome')).toEqual([]);
    },
  },
  {
    name: 'takes a guest back after a reload, but not with a nonce that was used',
    run: async (end, tools) => {
      const first = await join(end, tools, 'once');
      first.say({ t: 'bye', reason: 'unload' });
      // The true guest's next join comes behind the replay.
      await tools.until('the host to wait for a guest again', () => {
        end.deliver({ data: joinOf(end, 'once') });
        end.deliver({ data: joinOf(end, 'twice') });
        return typed(end, 'welcome').length > 1;
      });
      tools
        .expect(typed(end, 'welcome').map(({ data }) => (data as Message)['nonce']))
        .toEqual(['once', 'twice']);
    },
  },
  {
    name: 'gives up within its time-out when nobody joins',
    run: async (end, tools) => {
      end.load();
      await end.advance(10_000);
      await tools.until('an outcome', () => end.outcome() !== undefined);
      // A host that has asked its server and got nothing says that instead.
      const outcome = String(end.outcome());
      tools.expect(['frame_blocked', 'no_answer'].includes(outcome)).toEqual(true);
    },
  },
];

const WAITING = { name: 'commit', good: { value: [CONFORMANCE_FILES.waiting] } };
const STORE = { name: 'store.get', good: { key: 'sort' }, answer: null, bad: { key: 1 } };

const commits: readonly Case<HostEnd>[] = [
  {
    name: 'stays open when its code refuses a choice, and ends with one it accepts',
    run: async (end, tools) => {
      const speaker = await join(end, tools);
      tools
        .expect(((await speaker.answerTo(commit(speaker, 'refused'))) as Message)['accepted'])
        .toEqual(false);
      tools.expect(end.outcome()).toEqual(undefined);
      tools.expect(await speaker.answerTo(commit(speaker, 'accepted'))).toEqual({ accepted: true });
      await ended(end, tools, 'done');
      await speaker.hears('good-bye', ({ t, reason }) => t === 'bye' && reason === 'closed');
    },
  },
  {
    name: 'takes no choice that is none',
    run: async (end, tools) => {
      const speaker = await join(end, tools);
      for (const value of [[], null, 'file', [{ id: 1 }], [{ ...CONFORMANCE_FILES.accepted, more: 1 }]])
        tools.expect(await speaker.answerTo(speaker.ask('commit', { value }))).toEqual({ err: 'bad_params' });
      tools.expect(end.outcome()).toEqual(undefined);
    },
  },
  {
    name: 'decides about one choice at a time, and lets it be cancelled',
    run: async (end, tools) => {
      const speaker = await join(end, tools);
      const open = commit(speaker, 'waiting');
      tools.expect(await speaker.answerTo(commit(speaker, 'accepted'))).toEqual({ err: 'busy' });
      speaker.say({ t: 'cancel', id: open });
      tools.expect(await speaker.answerTo(open)).toEqual({ err: 'cancelled' });
      tools.expect(await speaker.answerTo(commit(speaker, 'accepted'))).toEqual({ accepted: true });
    },
  },
  {
    name: 'answers deadline when a request is out of time',
    run: async (end, tools) => {
      const speaker = await join(end, tools);
      const open = commit(speaker, 'waiting', { d: 2_000 });
      await speaker.answerTo(speaker.ask(STORE.name, STORE.good));
      await end.advance(1_000);
      await speaker.hears('an acknowledgement', ({ t, id }) => t === 'ack' && id === open);
      await end.advance(1_000);
      tools.expect(await speaker.answerTo(open)).toEqual({ err: 'deadline' });
    },
  },
  {
    name: 'ends as the guest says',
    run: async (end, tools) => {
      const speaker = await join(end, tools);
      await speaker.answerTo(speaker.ask('close', { outcome: { status: 'refused', code: 'quota' } }));
      await ended(end, tools, 'refused');
    },
  },
  {
    name: 'says good-bye when it closes, and answers nothing more',
    run: async (end, tools) => {
      const speaker = await join(end, tools);
      end.close();
      await ended(end, tools, 'cancelled');
      await speaker.hears('good-bye', ({ t, reason }) => t === 'bye' && reason === 'closed');
      end.deliver({ data: joinOf(end, 'late') });
      await end.advance(1_000);
      tools.expect(typed(end, 'welcome').length).toEqual(1);
    },
  },
];

/** Promises of a host. */
export const HOST_CASES: readonly Case<HostEnd>[] = [
  ...handshake,
  ...PORT_CASES.map(({ name, run }) => ({
    name,
    run: async (end: HostEnd, tools: Tools) => {
      const speaker = await join(end, tools);
      await run({
        speaker,
        expect: tools.expect,
        advance: (ms) => end.advance(ms),
        method: STORE,
        slow: WAITING,
      });
    },
  })),
  ...commits,
];
