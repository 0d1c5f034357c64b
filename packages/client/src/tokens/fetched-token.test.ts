import { describe, expect, it, vi } from 'vitest';
import { createCookieTokenStore } from './cookie.ts';
import { createFetchedTokenStore } from './fetched-token.ts';
import { createMemoryTokenStore } from './memory.ts';

const once = (...tokens: readonly (string | undefined)[]) => {
  const left = [...tokens];
  return vi.fn((_reason: string, _scope?: string) => Promise.resolve(left.shift()));
};

describe('a store that fetches its token', () => {
  it('asks nobody again until a new sign-in', async () => {
    const fetchToken = once(undefined, 'later');
    const store = createFetchedTokenStore(fetchToken);
    expect([await store.read(), await store.read(), await store.renew('old')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(fetchToken).toHaveBeenCalledOnce();
    expect(await store.restore()).toBe('later');
    expect(fetchToken.mock.calls).toEqual([['missing'], ['missing']]);
  });

  it('offers the newer token and restores the old', async () => {
    const fetchToken = once('new');
    const store = createFetchedTokenStore(fetchToken, 'first');
    expect([await store.renew('older'), await store.restore()]).toEqual(['first', 'first']);
    expect(fetchToken).not.toHaveBeenCalled();
    expect([await store.renew('first'), await store.read()]).toEqual(['new', 'new']);
    expect(fetchToken.mock.calls).toEqual([['rejected']]);
  });

  it('asks for nothing between sign-out and sign-in', async () => {
    const fetchToken = once('fetched');
    const store = createFetchedTokenStore(fetchToken, 'first');
    store.clear();
    expect([await store.read(), await store.renew('first')]).toEqual([undefined, undefined]);
    store.write('second');
    expect(await store.read()).toBe('second');
    expect(await store.renew('second')).toBe('fetched');
  });

  it('drops fetched tokens of other sessions', async () => {
    for (const end of ['clear', 'write'] as const) {
      const gate = Promise.withResolvers<string>();
      const store = createFetchedTokenStore(() => gate.promise);
      const asked = store.read();
      if (end === 'clear') store.clear();
      else store.write('mine');
      gate.resolve('late');
      const kept = end === 'clear' ? undefined : 'mine';
      expect([await asked, await store.read()]).toEqual([kept, kept]);
    }
  });

  it('drops fetched tokens after two changes too', async () => {
    const gate = Promise.withResolvers<string>();
    const store = createFetchedTokenStore(() => gate.promise);
    const asked = store.read();
    store.write('mine');
    store.clear();
    gate.resolve('late');
    expect([await asked, await store.read()]).toEqual([undefined, undefined]);
  });

  it('asks for others where none was first', async () => {
    const fetchToken = once('other');
    expect(await createFetchedTokenStore(fetchToken).renew('of a call')).toBe('other');
    const strong = once('strong');
    expect(await createFetchedTokenStore(strong).stepUp?.('of a call', 'publish')).toBe('strong');
    expect([fetchToken.mock.calls, strong.mock.calls]).toEqual([[['rejected']], [['stepUp', 'publish']]]);
  });

  it('keeps a stronger token within its session', async () => {
    const fetchToken = once('strong', undefined);
    const store = createFetchedTokenStore(fetchToken, 'weak');
    expect(await store.stepUp?.('weak', 'publish')).toBe('strong');
    expect(await store.read()).toBe('strong');
    // Another call was refused with the old one, and finds the stronger one there.
    expect(await store.stepUp?.('weak', 'publish')).toBe('strong');
    expect(fetchToken.mock.calls).toEqual([['stepUp', 'publish']]);
    expect(await store.stepUp?.('strong', 'share')).toBeUndefined();
    expect(await store.read()).toBe('strong');
  });

  it('leaves the newer session alone when late', async () => {
    const gate = Promise.withResolvers<string>();
    const store = createFetchedTokenStore(() => gate.promise, 'weak');
    const asked = store.stepUp?.('weak', 'publish');
    store.write('mine');
    gate.resolve('strong');
    expect([await asked, await store.read()]).toEqual(['strong', 'mine']);
  });

  it('has nothing to fetch without a source', async () => {
    expect(await createMemoryTokenStore().restore()).toBeUndefined();
  });
});

describe('a cookie of the page', () => {
  it('is the document’s own, and Secure over https', () => {
    for (const [protocol, isSecure] of [
      ['https:', true],
      ['http:', false],
    ] as const) {
      const document = { cookie: '' };
      vi.stubGlobal('document', document);
      vi.stubGlobal('location', { protocol });
      createCookieTokenStore().write('t');
      expect([
        document.cookie.startsWith('chartdock_token=t;'),
        document.cookie.endsWith('; Secure'),
      ]).toEqual([true, isSecure]);
    }
  });

  it('is none where there is no page', () => {
    const store = createCookieTokenStore();
    store.write('t');
    expect(store.read()).toBeUndefined();
  });

  it('is read with spaces around, never unnamed', () => {
    expect(createCookieTokenStore({ jar: { cookie: 'chartdock_token = t ' } }).read()).toBe('t');
    expect(createCookieTokenStore({ jar: { cookie: '=t' }, name: '' }).read()).toBeUndefined();
  });
});
