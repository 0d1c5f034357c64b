import type { Received } from '../../handshake/judge.ts';
import { judgeAnswer, judgeAtHost, judgeHello } from '../../handshake/judge.ts';
import type { RandomNumbers } from './hostile-values.ts';
import { HOSTILE_VALUES, pickOf } from './hostile-values.ts';
import { mutate } from './mutate.ts';
import type { ExpectedVerdict } from './oracle-handshake.ts';
import { expectAnswer, expectAtHost, expectHello, PLACES } from './oracle-handshake.ts';
import type { Tally } from './tally.ts';
import { compareEffects } from './tally.ts';
import { makeGreeting } from './valid-messages.ts';

const peer = { name: 'peer' };
const range = { min: 2, max: 3 };
const used = new Set(['spent']);
const sent = new Map<string, string>([
  ['sent-1', PLACES.host],
  ['sent-2', 'http://localhost:4700'],
]);

const ORIGINS = [
  'null',
  '',
  'https://partner.test.evil.test',
  'https://evil.test',
  'http://partner.test',
  'https://partner.test:8443',
  'https://PARTNER.test',
  'https://partner.test/',
  'https://chartdock.test.',
  'http://chartdock.test',
  'https://chartdock.test@evil.test',
  'https://shop.test',
  'https://a.shop.test',
  'https://a.b.shop.test',
  'https://ashop.test',
  'http://a.shop.test',
  'https://a.shop.test:444',
  'http://localhost',
  'http://localhost:80',
  'http://localhost:4700',
  'https://localhost:4700',
  'http://localhost.evil.test',
  'file://',
  'chrome-extension://abcdef',
];

const makeEvent = (random: RandomNumbers): Received => {
  const { port1, port2 } = channel;
  const greeting = makeGreeting(random);
  return {
    data: random.next() < 0.5 ? greeting : mutate(random, greeting),
    origin:
      random.next() < 0.7
        ? pickOf(random, [PLACES.host, PLACES.guest, 'http://localhost:4700'])
        : pickOf(random, ORIGINS),
    source:
      random.next() < 0.85 ? peer : pickOf(random, [null, undefined, { name: 'peer' }, ...HOSTILE_VALUES]),
    isTrusted: random.next() < 0.95,
    ports: pickOf(random, [[port1], [port1], [], [port1, port2]]),
  };
};
const channel = new MessageChannel();

const hostVerdict = (event: Received): ExpectedVerdict => {
  const known = { ...range, frame: peer, origin: PLACES.guest, channel: PLACES.channel, features: [], used };
  const verdict = judgeAtHost(event, known);
  if (typeof verdict !== 'string') return `join ${verdict.v}`;
  return verdict === 'null_origin' || verdict === 'origin_not_allowed' ? verdict : 'ignored';
};
const helloVerdict = (event: Received): ExpectedVerdict => {
  const { patterns, channel: ch } = PLACES;
  const verdict = judgeHello(event, { parent: peer, patterns, channel: ch });
  return typeof verdict === 'string' ? 'ignored' : verdict.kind;
};
const answerVerdict = (event: Received): ExpectedVerdict => {
  const verdict = judgeAnswer(event, { ...range, parent: peer, channel: PLACES.channel, sent });
  return typeof verdict === 'string' ? 'ignored' : verdict.kind;
};

const judges: readonly {
  readonly actual: (event: Received) => ExpectedVerdict;
  readonly expected: (event: Received) => ExpectedVerdict;
}[] = [
  { actual: hostVerdict, expected: (event) => expectAtHost(event, peer, used) },
  { actual: helloVerdict, expected: (event) => expectHello(event, peer) },
  { actual: answerVerdict, expected: (event) => expectAnswer(event, peer, sent) },
];

const seen = (verdict: ExpectedVerdict): string | undefined => (verdict === 'ignored' ? undefined : verdict);

/** Sends one event to a window that waits for a greeting, at either end. */
export const attackHandshake = (random: RandomNumbers, tally: Tally): void => {
  const event = makeEvent(random);
  const { actual, expected } = pickOf(random, judges);
  const { data, origin, isTrusted } = event;
  try {
    compareEffects(
      tally,
      { actual: seen(actual(event)), expected: seen(expected(event)) },
      { data, origin, isTrusted, isPeer: event.source === peer },
    );
  } catch (error) {
    tally.fault('uncaught', String(error), data);
  }
};

/** Closes the ports that the events carried. */
export const endHandshakeAttack = (): void => {
  channel.port1.close();
  channel.port2.close();
};
