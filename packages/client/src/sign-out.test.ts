import { describe, expect, it } from 'vitest';
import { createSessionTokens } from './sign-out.ts';
import { createMemoryTokenStore } from './tokens/memory.ts';
import type { TokenStore } from './tokens/token-store.ts';

/** A store that cannot forget, as a cookie which only the server may write. */
const stubborn = (token: string | undefined): TokenStore => ({
  read: () => token,
  renew: () => token,
  restore: () => token,
  write: () => undefined,
  clear: () => undefined,
});

describe('the end of a session', () => {
  it('is news once, even without a token', () => {
    for (const token of [undefined, 'unseen']) {
      const tokens = createSessionTokens(createMemoryTokenStore());
      expect([tokens.reject(token), tokens.reject(token)]).toEqual([true, false]);
    }
  });

  it('is no news of an unused token', async () => {
    const tokens = createSessionTokens(stubborn('t2'));
    await tokens.read();
    expect([tokens.reject('t1'), tokens.reject(undefined), tokens.reject('t2')]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('stays one while the store offers the old token', async () => {
    const tokens = createSessionTokens(stubborn('t1'));
    await tokens.read();
    expect(tokens.reject('t1')).toBe(true);
    for (const again of [tokens.read, tokens.restore, () => tokens.renew('t0')]) {
      expect(await again()).toBe('t1');
      expect(tokens.reject('t1')).toBe(false);
    }
  });

  it('is news again after any new sign-in', async () => {
    const tokens = createSessionTokens(stubborn('t1'));
    await tokens.read();
    tokens.reject('t1');
    tokens.write('t1');
    expect([tokens.reject('t1'), tokens.reject('t1')]).toEqual([true, false]);
  });

  it('asks for no stronger token without a source', async () => {
    const tokens = createSessionTokens(stubborn('t1'));
    await expect(tokens.stepUp?.('t1', 'files:write')).resolves.toBeUndefined();
  });
});
