import type { GuestSession, TokenGrant } from '@chartdock/embed/guest';
import { EmbedError } from '@chartdock/embed/guest';
import { createFakeClock } from '@chartdock/platform/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTokenKeeper } from './token-keeper.ts';

type Clock = ReturnType<typeof createFakeClock>;

let clock: Clock;
let getToken: ReturnType<typeof vi.fn<GuestSession['getToken']>>;
let emit: ReturnType<typeof vi.fn>;
const write = vi.fn();

const keeper = (token?: TokenGrant) =>
  createTokenKeeper(
    { first: { theme: 'auto', locale: 'zh', token }, getToken, emit } as unknown as GuestSession,
    clock,
  );

beforeEach(() => {
  clock = createFakeClock();
  getToken = vi.fn<GuestSession['getToken']>(async () => ({ value: 'next' }));
  emit = vi.fn(() => true);
  write.mockReset();
});
const tokens = { write, clear: vi.fn(), restore: vi.fn() };

describe('the token keeper', () => {
  it('asks the partner for missing tokens', async () => {
    const { provide } = keeper();
    expect(await provide('missing')).toBe('next');
    expect(await provide('rejected')).toBe('next');
    expect(getToken.mock.calls).toEqual([
      ['initial', []],
      ['rejected', []],
    ]);
  });

  it('asks for needed rights, then always', async () => {
    const { provide } = keeper();
    expect(await provide('stepUp', 'files:write')).toBe('next');
    await provide('rejected');
    await provide('stepUp', 'export');
    expect(getToken.mock.calls).toEqual([
      ['stepUp', ['files:write']],
      ['rejected', ['files:write']],
      ['stepUp', ['files:write', 'export']],
    ]);
  });

  it('does not ask again for rights that were declined', async () => {
    const { provide } = keeper();
    getToken.mockRejectedValueOnce(new EmbedError('declined'));
    expect(await provide('stepUp', 'export')).toBeUndefined();
    await provide('rejected');
    expect(getToken).toHaveBeenLastCalledWith('rejected', []);
  });

  it('tells the client of sign-outs and other failures', async () => {
    getToken.mockRejectedValueOnce(new EmbedError('declined'));
    expect(await keeper().provide('missing')).toBeUndefined();
    getToken.mockRejectedValueOnce(new EmbedError('deadline'));
    await expect(keeper().provide('missing')).rejects.toMatchObject({ code: 'deadline' });
  });

  it('renews a token after three quarters of its life', async () => {
    keeper({ value: 'first', expiresAt: clock.now() + 300_000 }).attach(tokens);
    clock.advance(224_999);
    expect(getToken).not.toHaveBeenCalled();
    clock.advance(1);
    await vi.waitFor(() => expect(write).toHaveBeenCalledWith('next'));
    expect(getToken).toHaveBeenCalledWith('expiring', []);
    expect(emit.mock.calls).toEqual([
      ['session', { state: 'expiring', recoverable: true }],
      ['session', { state: 'active', recoverable: true }],
    ]);
  });

  it('keeps the token in hand when a renewal fails', async () => {
    getToken.mockRejectedValueOnce(new EmbedError('declined'));
    keeper({ value: 'first', expiresAt: clock.now() + 61_000 }).attach(tokens);
    clock.advance(10_000);
    await vi.waitFor(() =>
      expect(emit).toHaveBeenLastCalledWith('session', { state: 'interrupted', recoverable: true }),
    );
    expect(write).not.toHaveBeenCalled();
  });

  it('renews after waking when it is time', async () => {
    const one = keeper({ value: 'first', expiresAt: clock.now() + 300_000 });
    one.attach(tokens);
    one.wake();
    expect(getToken).not.toHaveBeenCalled();
    const late = keeper({ value: 'first', expiresAt: clock.now() + 30_000 });
    late.attach(tokens);
    late.wake();
    expect(getToken).toHaveBeenCalledWith('wake', []);
  });
});
