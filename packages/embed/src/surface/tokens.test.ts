import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TokenSource } from '../api/instance.types.ts';
import type { Token, TokenRequest } from '../api/options.types.ts';
import type { FakeClock } from '../testing/fake-clock.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import type { OnTokenTrouble } from './tokens.ts';
import { createTokenSource } from './tokens.ts';

let clock: FakeClock;
let answer: () => Promise<Token | null>;
let asked: TokenRequest[];
let source: TokenSource;
const onTrouble = vi.fn<OnTokenTrouble>();

beforeEach(() => {
  clock = createFakeClock(1_000_000);
  asked = [];
  onTrouble.mockReset();
  answer = async () => 'token-1';
  source = createTokenSource(
    async (request) => {
      asked.push(request);
      return answer();
    },
    clock,
    onTrouble,
  );
});

describe('the token source', () => {
  it('passes reason, rights and deadline, keeping the token', async () => {
    expect(source.current()).toBeUndefined();
    expect(await source.get('initial', ['files:read'])).toEqual({ value: 'token-1' });
    expect(asked).toMatchObject([{ reason: 'initial', scopes: ['files:read'], deadline: 1_010_000 }]);
    expect(source.current()).toEqual({ value: 'token-1' });
    expect(clock.pending).toBe(0);
  });

  it('asks once while the token is good', async () => {
    await Promise.all([source.get('initial', []), source.get('initial', [])]);
    await source.get('initial', []);
    expect(asked).toHaveLength(1);
  });

  it('asks again after expiry or rejection', async () => {
    answer = async () => ({ value: 'token-2', expiresAt: 1_005_000 });
    await source.get('initial', []);
    clock.advance(5_000);
    expect(source.current()).toBeUndefined();
    await source.get('initial', []);
    await source.get('rejected', []);
    expect(asked.map(({ reason }) => reason)).toEqual(['initial', 'initial', 'rejected']);
  });

  it('takes the server’s answer, passing value and end', async () => {
    answer = async () =>
      ({ value: 'token-4', expiresAt: 1_005_000, userId: 'u1', scopes: ['files:read'] }) as Token;
    const taken = await source.get('initial', []);
    expect(taken).toEqual({ value: 'token-4', expiresAt: 1_005_000 });
    expect(source.current()).toBe(taken);
  });

  it('reports a missing sign-in and asks again later', async () => {
    answer = async () => null;
    expect(await source.get('initial', [])).toBeNull();
    answer = async () => 'token-3';
    expect(await source.get('initial', [])).toEqual({ value: 'token-3' });
  });

  it.each([[undefined], [''], [{ value: 5 }], [{ value: 'x', expiresAt: 'soon' }]])(
    'refuses %j as a token',
    async (given) => {
      answer = async () => given as never;
      await expect(source.get('initial', [])).rejects.toMatchObject({ code: 'no_token', retryable: true });
      expect(onTrouble.mock.calls).toEqual([[{ came: given }]]);
    },
  );

  it.each([
    [
      'throws',
      () => {
        throw new Error('down');
      },
    ],
    ['rejects', async () => Promise.reject(new Error('down'))],
  ])('tells of a getToken that %s', async (_, fail) => {
    answer = fail;
    await expect(source.get('initial', [])).rejects.toMatchObject({ code: 'no_token' });
    expect(onTrouble.mock.calls).toEqual([[{ thrown: new Error('down') }]]);
  });

  it('gives up after ten seconds and can retry', async () => {
    answer = async () => new Promise(() => undefined);
    const failed = expect(source.get('initial', [])).rejects.toMatchObject({ code: 'no_token' });
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    clock.advance(10_000);
    await failed;
    expect(onTrouble.mock.calls).toEqual([['nothing']]);
    expect(asked[0]?.signal.aborted).toBe(true);
    answer = async () => 'token-4';
    expect(await source.get('initial', [])).toEqual({ value: 'token-4' });
  });

  it('holds no token while replacing a rejected one', async () => {
    await source.get('initial', []);
    answer = async () => new Promise(() => undefined);
    const asking = expect(source.get('rejected', [])).rejects.toMatchObject({ code: 'no_token' });
    expect(source.current()).toBeUndefined();
    source.stop();
    await asking;
  });

  it('keeps the token during an early renewal', async () => {
    await source.get('initial', []);
    answer = async () => new Promise(() => undefined);
    const asking = expect(source.get('expiring', [])).rejects.toMatchObject({ code: 'no_token' });
    expect(source.current()).toEqual({ value: 'token-1' });
    source.stop();
    await asking;
  });

  it('leaves no timer when it is stopped', async () => {
    answer = async () => new Promise(() => undefined);
    const failed = expect(source.get('initial', [])).rejects.toMatchObject({ code: 'no_token' });
    source.stop();
    await failed;
    expect([clock.pending, onTrouble.mock.calls]).toEqual([0, []]);
  });
});
