import type { Case, Tools } from './case.types.ts';
import type { CommitReport, DeliveredGreeting, GuestEnd } from './ends.types.ts';
import { CONFORMANCE_FILES } from './ends.types.ts';
import { PORT_CASES } from './port-cases.ts';
import type { Message, Speaker } from './speaker.ts';
import { createSpeaker } from './speaker.ts';

const CONFIG = {
  task: 'pick-files',
  surface: 'container',
  ticket: 'ticket-1',
  multiple: true,
  max: 5,
  types: [],
  start: 'last',
};

const noncesOf = (end: GuestEnd): readonly string[] =>
  end.posted
    .map(({ data }) => data as Message)
    .filter(({ t }) => t === 'join')
    .map(({ nonce }) => String(nonce));

const nextNonce = async (end: GuestEnd, { until }: Tools, count = 1): Promise<string> => {
  await until('a join', () => noncesOf(end).length >= count);
  return noncesOf(end).at(-1) ?? '';
};

const welcomeOf = (end: GuestEnd, nonce: string, more: object = {}): object => ({
  cd: 1,
  t: 'welcome',
  ch: end.channel,
  nonce,
  v: 1,
  features: [],
  config: CONFIG,
  first: { theme: 'dark', locale: 'en' },
  ...more,
});

const joined = async (end: GuestEnd, { until, expect }: Tools, state = 'joined'): Promise<void> => {
  await until(`the guest to be ${state}`, () => end.state() !== 'waiting');
  expect(end.state()).toEqual(state);
};

const letIn = async (end: GuestEnd, tools: Tools): Promise<Speaker> => {
  const nonce = await nextNonce(end, tools);
  const { port1, port2 } = new MessageChannel();
  end.deliver({ data: welcomeOf(end, nonce), ports: [port2] });
  const speaker = createSpeaker(port1, tools);
  await joined(end, tools);
  return speaker;
};

/** Waits for the report on a commit; a guest that never gets one fails the case. */
const reportOf = async (
  picked: Promise<CommitReport>,
  { until }: Tools,
): Promise<CommitReport | undefined> => {
  let report: CommitReport | undefined;
  void picked.then((settled) => (report = settled));
  await until('an end of the commit', () => report !== undefined);
  return report;
};

type Bad = readonly [what: string, (end: GuestEnd, nonce: string, port: MessagePort) => DeliveredGreeting];

/** Returns that no guest may take for its host's. */
const BAD_WELCOMES: readonly Bad[] = [
  ['of another window', (end, n, port) => ({ data: welcomeOf(end, n), ports: [port], source: 'stranger' })],
  [
    'of another origin',
    (end, n, port) => ({ data: welcomeOf(end, n), ports: [port], origin: 'https://evil.test' }),
  ],
  [
    'that a script has forged',
    (end, n, port) => ({ data: welcomeOf(end, n), ports: [port], isTrusted: false }),
  ],
  ['with a wrong nonce', (end, _, port) => ({ data: welcomeOf(end, 'guessed'), ports: [port] })],
  ['of another channel', (end, n, port) => ({ data: welcomeOf(end, n, { ch: 'another' }), ports: [port] })],
  ['without a port', (end, n) => ({ data: welcomeOf(end, n) })],
  [
    'of a version it did not offer',
    (end, n, port) => ({ data: welcomeOf(end, n, { v: 9_000 }), ports: [port] }),
  ],
];

const handshake: readonly Case<GuestEnd>[] = [
  {
    name: 'joins with a nonce, its versions and features, at the exact origin of its host',
    run: async (end, tools) => {
      const nonce = await nextNonce(end, tools);
      const [join] = end.posted;
      const { cd, t, ch, min, max, features } = join?.data as Message;
      tools.expect([cd, t, ch, join?.targetOrigin]).toEqual([1, 'join', end.channel, end.peerOrigin]);
      tools
        .expect([nonce !== '', Number(min) <= Number(max), Array.isArray(features)])
        .toEqual([true, true, true]);
    },
  },
  {
    name: 'joins again with a fresh nonce when its host says hello',
    run: async (end, tools) => {
      const first = await nextNonce(end, tools);
      end.deliver({ data: { cd: 1, t: 'hello', ch: end.channel } });
      const second = await nextNonce(end, tools, 2);
      tools.expect(first === second).toEqual(false);
    },
  },
  ...BAD_WELCOMES.map(([what, greeting]): Case<GuestEnd> => ({
    name: `takes no welcome ${what}`,
    run: async (end, tools) => {
      const nonce = await nextNonce(end, tools);
      const { port1, port2 } = new MessageChannel();
      const wrong = createSpeaker(port1, tools);
      end.deliver(greeting(end, nonce, port2));
      const speaker = await letIn(end, tools);
      tools.expect(await speaker.answerTo(speaker.ask('back', null))).toEqual(false);
      tools.expect(wrong.heard).toEqual([]);
      wrong.close();
      speaker.close();
    },
  })),
  {
    name: 'gives up with the code its host refuses it with',
    run: async (end, tools) => {
      const nonce = await nextNonce(end, tools);
      end.deliver({ data: { cd: 1, t: 'refuse', ch: end.channel, nonce, code: 'version_guest' } });
      await joined(end, tools, 'version_guest');
    },
  },
  {
    name: 'gives up with bad_params when the welcome is malformed',
    run: async (end, tools) => {
      const nonce = await nextNonce(end, tools);
      const { port2 } = new MessageChannel();
      end.deliver({ data: welcomeOf(end, nonce, { config: { task: 'fly' } }), ports: [port2] });
      await joined(end, tools, 'bad_params');
    },
  },
  {
    name: 'gives up with deadline after ten seconds without an answer',
    run: async (end, tools) => {
      await nextNonce(end, tools);
      await end.advance(10_000);
      await joined(end, tools, 'deadline');
    },
  },
];

const commits: readonly Case<GuestEnd>[] = [
  {
    name: 'stays when its host refuses a choice, and takes each answer once',
    run: async (end, tools) => {
      const speaker = await letIn(end, tools);
      const answered = new Set<unknown>();
      for (const answer of [{ accepted: false, reason: 'too big' }, { accepted: true }]) {
        const picked = end.pick(CONFORMANCE_FILES.accepted);
        const { id } = await speaker.hears(
          'a commit',
          (one) => one['m'] === 'commit' && !answered.has(one['id']),
        );
        answered.add(id);
        speaker.say({ t: 'ack', id });
        speaker.say({ t: 'res', id, ok: answer });
        speaker.say({ t: 'res', id, ok: { accepted: true } });
        tools.expect(await reportOf(picked, tools)).toEqual(answer);
      }
      speaker.close();
    },
  },
  {
    name: 'waits no longer than ten seconds for an acknowledgement',
    run: async (end, tools) => {
      const speaker = await letIn(end, tools);
      const picked = end.pick(CONFORMANCE_FILES.accepted);
      await speaker.hears('a commit', ({ m }) => m === 'commit');
      await end.advance(10_000);
      tools.expect(await reportOf(picked, tools)).toEqual({ error: 'deadline' });
      speaker.close();
    },
  },
  {
    name: 'waits for a decision as long as it takes once the commit was acknowledged',
    run: async (end, tools) => {
      const speaker = await letIn(end, tools);
      const picked = end.pick(CONFORMANCE_FILES.accepted);
      const { id } = await speaker.hears('a commit', ({ m }) => m === 'commit');
      speaker.say({ t: 'ack', id });
      tools.expect(await speaker.answerTo(speaker.ask('back', null))).toEqual(false);
      await end.advance(60_000);
      speaker.say({ t: 'res', id, ok: { accepted: true } });
      tools.expect(await reportOf(picked, tools)).toEqual({ accepted: true });
      speaker.close();
    },
  },
  {
    name: 'takes no answer of another shape',
    run: async (end, tools) => {
      const speaker = await letIn(end, tools);
      const picked = end.pick(CONFORMANCE_FILES.accepted);
      const { id } = await speaker.hears('a commit', ({ m }) => m === 'commit');
      speaker.say({ t: 'res', id, ok: 'yes' });
      tools.expect(await reportOf(picked, tools)).toEqual({ error: 'bad_result' });
      speaker.close();
    },
  },
  {
    name: 'lets go of what waits when its host says good-bye',
    run: async (end, tools) => {
      const speaker = await letIn(end, tools);
      const picked = end.pick(CONFORMANCE_FILES.accepted);
      await speaker.hears('a commit', ({ m }) => m === 'commit');
      speaker.say({ t: 'bye', reason: 'closed' });
      tools.expect(await reportOf(picked, tools)).toEqual({ error: 'closed' });
      speaker.close();
    },
  },
];

const REFRESH = { name: 'surface.act', good: { act: 'refresh' } };
const BACK = { name: 'back', good: null, answer: false, bad: { steps: 1 } };

/** Promises of a guest. */
export const GUEST_CASES: readonly Case<GuestEnd>[] = [
  ...handshake,
  ...PORT_CASES.map(({ name, run }) => ({
    name,
    run: async (end: GuestEnd, tools: Tools) => {
      const speaker = await letIn(end, tools);
      await run({
        speaker,
        expect: tools.expect,
        advance: (ms) => end.advance(ms),
        method: BACK,
        slow: REFRESH,
      });
      speaker.close();
    },
  })),
  ...commits,
];
