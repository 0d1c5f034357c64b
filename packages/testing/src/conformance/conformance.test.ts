import { createChartdock } from '@chartdock/embed';
import { connectGuest } from '@chartdock/embed/guest';
import { describe, expect, it } from 'vitest';
import { conformanceSuite, describeProtocolConformance } from './describe.ts';
import type { DeliveredGreeting, GuestEnd, HostEnd } from './ends.types.ts';
import { createGuestEnd } from './guest-end.ts';
import { createHostEnd } from './host-end.ts';

describeProtocolConformance({ describe, it, expect }, { host: createHostEnd, guest: createGuestEnd });

type Change<End> = (end: End) => Partial<End>;

/** Lets an end take every message as if it came from its true peer. */
const trusting = <End extends HostEnd | GuestEnd>(end: End): Partial<End> =>
  ({ deliver: ({ data, ports = [] }: DeliveredGreeting) => end.deliver({ data, ports }) }) as Partial<End>;

const withFields =
  <End extends HostEnd | GuestEnd>(fields: (end: End) => object): Change<End> =>
  (end) =>
    ({
      deliver: (greeting: DeliveredGreeting) =>
        end.deliver({ ...greeting, data: { ...(greeting.data as object), ...fields(end) } }),
    }) as Partial<End>;

let nonces = 0;

/** Ends that are broken on purpose, and cases that must find it. */
const BROKEN_HOSTS: readonly (readonly [
  what: string,
  change: Change<HostEnd>,
  foundBy: readonly string[],
])[] = [
  ['believes every message', trusting, ['of another window', 'of another origin', 'has forged']],
  ['minds no channel', withFields((end) => ({ ch: end.channel })), ['of another channel']],
  [
    'minds no nonce',
    withFields(() => ({ nonce: `own-${(nonces += 1)}` })),
    ['with its nonce', 'without a nonce'],
  ],
  ['never looks at the clock', () => ({ advance: () => undefined }), ['gives up within', 'out of time']],
  ['never closes', () => ({ close: () => undefined }), ['when it closes']],
  ['speaks every version', withFields(() => ({ min: 1, max: 1 })), ['of newer versions', 'wrong way round']],
];

const BROKEN_GUESTS: readonly (readonly [
  what: string,
  change: Change<GuestEnd>,
  foundBy: readonly string[],
])[] = [
  ['believes every message', trusting, ['of another window', 'of another origin', 'has forged']],
  [
    'minds no nonce',
    withFields((end) => ({ nonce: (end.posted.at(-1)?.data as { nonce: string }).nonce })),
    ['with a wrong nonce'],
  ],
  ['minds no channel', withFields((end) => ({ ch: end.channel })), ['of another channel']],
  [
    'never looks at the clock',
    () => ({ advance: () => undefined }),
    ['after ten seconds', 'for an acknowledgement'],
  ],
  [
    'takes every refusal for an acceptance',
    (end) => ({ pick: async (file) => ({ ...(await end.pick(file)), accepted: true }) }),
    ['refuses a choice'],
  ],
];

/** Changes the messages that an end sends and receives over its port. */
const tamper =
  (change: (message: Record<string, unknown>) => unknown) =>
  <Options>(port: MessagePort, _options?: Options): MessagePort => {
    const { port1, port2 } = new MessageChannel();
    port.onmessage = ({ data }: MessageEvent<Record<string, unknown>>) => {
      const changed = change(data);
      if (Array.isArray(changed)) changed.forEach((one) => port1.postMessage(one));
      else if (changed !== undefined) port1.postMessage(changed);
    };
    port1.onmessage = ({ data }) => port.postMessage(data);
    return port2;
  };

/** Drops or changes messages of a host on the port that it hands over. */
const talkative = (change: (message: Record<string, unknown>) => unknown): Change<HostEnd> => {
  const mangle = tamper(change);
  const ports = new Map<MessagePort, MessagePort>();
  return (end) => ({
    get posted() {
      return end.posted.map((greeting) => ({
        ...greeting,
        ports: greeting.ports.map((port) => {
          if (!ports.has(port)) ports.set(port, mangle(port));
          return ports.get(port) ?? port;
        }),
      }));
    },
  });
};

const isRefusal = (message: Record<string, unknown>, code: string): boolean =>
  (message['err'] as { code?: string } | undefined)?.code === code;

const losing =
  (code: string) =>
  (message: Record<string, unknown>): unknown =>
    isRefusal(message, code) ? undefined : message;

const MUTE_HOSTS: readonly (readonly [what: string, change: Change<HostEnd>, foundBy: readonly string[]])[] =
  [
    ['says nothing about unknown methods', talkative(losing('unsupported')), ['does not have']],
    [
      'says nothing about bad parameters',
      talkative(losing('bad_params')),
      ['of another shape', 'too many', 'that is none'],
    ],
    ['says nothing about sizes', talkative(losing('too_large')), ['64 KiB']],
    ['says nothing about rates', talkative(losing('rate_limited')), ['messages a second']],
    [
      'never acknowledges',
      talkative((message) => (message['t'] === 'ack' ? undefined : message)),
      ['acknowledges once', 'out of time'],
    ],
    [
      'acknowledges twice',
      talkative((message) => (message['t'] === 'ack' ? [message, message] : message)),
      ['acknowledges once'],
    ],
    [
      'acknowledges what it has answered',
      talkative((message) => (message['t'] === 'res' ? [message, { t: 'ack', id: message['id'] }] : message)),
      ['answers a request once'],
    ],
    [
      'answers twice',
      talkative((message) => (message['t'] === 'res' ? [message, message] : message)),
      ['answers a request once'],
    ],
    [
      'never answers pings',
      talkative((message) => (message['t'] === 'pong' ? undefined : message)),
      ['with pong'],
    ],
    [
      'tells a stack',
      talkative((message) =>
        'err' in message ? { ...message, err: { ...(message['err'] as object), stack: 'at …' } } : message,
      ),
      ['nothing but code'],
    ],
  ];

const failuresOf = async (ends: Parameters<typeof conformanceSuite>[0]): Promise<readonly string[]> => {
  const failed: string[] = [];
  for (const { name, run } of conformanceSuite({ ...ends, patience: 100 }))
    await run(expect).catch(() => failed.push(name));
  return failed;
};

const override = <End extends object>(end: End, change: Partial<End>): End =>
  Object.create(end, Object.getOwnPropertyDescriptors(change)) as End;

const expectFound = (failed: readonly string[], foundBy: readonly string[]): void => {
  for (const part of foundBy) expect(failed.join('\n')).toContain(part);
};

describe('the conformance suite', () => {
  it.each([...BROKEN_HOSTS, ...MUTE_HOSTS])('finds a host that %s', async (_, change, foundBy) => {
    const host = async (): Promise<HostEnd> => {
      const end = await createHostEnd(createChartdock);
      return override(end, change(end));
    };
    expectFound(await failuresOf({ host }), foundBy);
  });

  it.each(BROKEN_GUESTS)('finds a guest that %s', async (_, change, foundBy) => {
    const guest = (): GuestEnd => {
      const end = createGuestEnd(connectGuest);
      return override(end, change(end));
    };
    expectFound(await failuresOf({ guest }), foundBy);
  });
});
