import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeClock } from '../testing/fake-clock.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import type { FakeWindow } from '../testing/fake-window.ts';
import { createFakeWindow } from '../testing/fake-window.ts';
import type { Joined } from './guest.ts';
import { joinHost } from './guest.ts';

const host = 'https://partner.test';
let page: FakeWindow;
let parent: FakeWindow;
let clock: FakeClock;
let nonces: number;

const join = async (change: {
  parentOrigin?: string;
  referrerOrigin?: string;
  framed?: boolean;
}): Promise<Joined> =>
  joinHost({
    min: 1,
    max: 2,
    features: ['store'],
    clock,
    channel: 'ch-1',
    patterns: [host],
    makeNonce: () => `nonce-${(nonces += 1)}`,
    surroundings: {
      window: page,
      parent: change.framed === false ? null : parent,
      parentOrigin: change.parentOrigin,
      referrerOrigin: change.referrerOrigin,
    },
  });

const welcome = (nonce: string): void =>
  page.deliver({
    data: { cd: 1, t: 'welcome', ch: 'ch-1', nonce, v: 2, features: [], config: null, first: null },
    origin: host,
    source: parent,
    ports: [new MessageChannel().port1],
  });
const hello = (origin: string): void =>
  page.deliver({ data: { cd: 1, t: 'hello', ch: 'ch-1' }, origin, source: parent });

beforeEach(() => {
  page = createFakeWindow();
  parent = createFakeWindow();
  clock = createFakeClock();
  nonces = 0;
});

describe('joinHost', () => {
  it('joins at once at the known exact origin', async () => {
    const joined = join({ parentOrigin: host });
    expect(parent.posted).toEqual([
      {
        targetOrigin: host,
        ports: [],
        message: { cd: 1, t: 'join', ch: 'ch-1', nonce: 'nonce-1', min: 1, max: 2, features: ['store'] },
      },
    ]);
    welcome('nonce-1');
    expect((await joined).welcome.v).toBe(2);
  });

  it('takes the referrer where the browser does not tell', async () => {
    const joined = join({ referrerOrigin: host });
    expect(parent.posted).toHaveLength(1);
    welcome('nonce-1');
    await joined;
  });

  it('waits for a registered hello when unsure', async () => {
    const joined = join({ referrerOrigin: 'https://someone.test' });
    expect(parent.posted).toEqual([]);
    hello(host);
    expect(parent.posted).toMatchObject([{ targetOrigin: host }]);
    welcome('nonce-1');
    await joined;
  });

  it('tells an unregistered page only that', async () => {
    const joined = join({ referrerOrigin: 'https://someone.test' });
    const failed = expect(joined).rejects.toMatchObject({ code: 'origin_not_allowed' });
    hello('https://someone.test');
    await failed;
    expect(parent.posted).toEqual([
      { targetOrigin: 'https://someone.test', ports: [], message: { cd: 1, t: 'stranger', ch: 'ch-1' } },
    ]);
    expect([page.listeners, clock.pending]).toEqual([0, 0]);
  });

  it.each(['null', 'https://some one.test'])('posts nothing to the origin %s', async (origin) => {
    const failed = expect(join({})).rejects.toMatchObject({ code: 'origin_not_allowed' });
    hello(origin);
    await failed;
    expect(parent.posted).toEqual([]);
  });

  it('ignores other channels and windows', async () => {
    const joined = join({});
    page.deliver({ data: { cd: 1, t: 'hello', ch: 'ch-2' }, origin: 'https://evil.test', source: parent });
    page.deliver({
      data: { cd: 1, t: 'hello', ch: 'ch-1' },
      origin: 'https://evil.test',
      source: createFakeWindow(),
    });
    expect(parent.posted).toEqual([]);
    hello(host);
    welcome('nonce-1');
    await joined;
  });

  it.each(['nonce-1', 'nonce-2'])('joins again with a fresh nonce, taking %s', async (nonce) => {
    const joined = join({ parentOrigin: host });
    hello(host);
    expect(parent.posted.map(({ message }) => (message as { nonce: string }).nonce)).toEqual([
      'nonce-1',
      'nonce-2',
    ]);
    welcome(nonce);
    await joined;
    expect(page.listeners).toBe(0);
  });

  it('leaves no listener or timer once let in', async () => {
    const joined = join({ parentOrigin: host });
    welcome('nonce-1');
    await joined;
    expect([page.listeners, clock.pending]).toEqual([0, 0]);
  });

  it('gives up after ten seconds, leaving nothing behind', async () => {
    const joined = join({});
    const failed = expect(joined).rejects.toMatchObject({ code: 'deadline' });
    clock.advance(10_000);
    await failed;
    expect([page.listeners, clock.pending]).toEqual([0, 0]);
  });

  it.each(['version_host', 'version_guest'] as const)('says who must be upgraded: %s', async (code) => {
    const joined = join({ parentOrigin: host });
    const failed = expect(joined).rejects.toMatchObject({ code });
    page.deliver({
      data: { cd: 1, t: 'refuse', ch: 'ch-1', nonce: 'nonce-1', code },
      origin: host,
      source: parent,
    });
    await failed;
  });

  it.each([
    ['null_origin', { parentOrigin: 'null' }],
    ['origin_not_allowed', { parentOrigin: 'https://evil.test' }],
    ['not_framed', { framed: false }],
  ])('refuses with %s before it posts anything', async (code, change) => {
    await expect(join(change)).rejects.toMatchObject({ code });
    expect([parent.posted, page.listeners, clock.pending]).toEqual([[], 0, 0]);
  });
});
