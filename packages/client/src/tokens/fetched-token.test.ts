import { describe, expect, it, vi } from 'vitest';
import { createCookieTokenStore } from './cookie.ts';
import { createFetchedTokenStore } from './fetched-token.ts';
import { createMemoryTokenStore } from './memory.ts';

const once = (...tokens: readonly (string | undefined)[]) => {
  const left = [...tokens];
  return vi.fn((_reason: string, _scope?: string) => Promise.resolve(left.shift()));
};

describe('a store that fetches its token', () => {
  it('asks nobody again once there was nothing, until someone signs in or asks for a session', async () => {
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

  it('offers the newer token in place of a rejected one without asking, and restores what it has', async () => {
    const fetchToken = once('new');
    const store = createFetchedTokenStore(fetchToken, 'first');
    expect([await store.renew('older'), await store.restore()]).toEqual(['first', 'first']);
    expect(fetchToken).not.toHaveBeenCalled();
    expect([await store.renew('first'), await store.read()]).toEqual(['new', 'new']);
    expect(fetchToken.mock.calls).toEqual([['rejected']]);
  });

  it('asks for nothing after signing out, and again after signing in', async () => {
    const fetchToken = once('fetched');
    const store = createFetchedTokenStore(fetchToken, 'first');
    store.clear();
    expect([await store.read(), await store.renew('first')]).toEqual([undefined, undefined]);
    store.write('second');
    expect(await store.read()).toBe('second');
    expect(await store.renew('second')).toBe('fetched');
  });

  it('drops what was fetched for a session that has ended or begun meanwhile', async () => {
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

  it('drops what was fetched although someone has signed in and out again meanwhile', async () => {
    const gate = Promise.withResolvers<string>();
    const store = createFetchedTokenStore(() => gate.promise);
    const asked = store.read();
    store.write('mine');
    store.clear();
    gate.resolve('late');
    expect([await asked, await store.read()]).toEqual([undefined, undefined]);
  });

  it('asks for another or a stronger token where it had none to begin with', async () => {
    const fetchToken = once('other');
    expect(await createFetchedTokenStore(fetchToken).renew('of a call')).toBe('other');
    const strong = once('strong');
    expect(await createFetchedTokenStore(strong).stepUp?.('of a call', 'publish')).toBe('strong');
    expect([fetchToken.mock.calls, strong.mock.calls]).toEqual([[['rejected']], [['stepUp', 'publish']]]);
  });

  it('takes a stronger token for good, unless the session has changed meanwhile or there is none', async () => {
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

  it('leaves the newer session alone when a stronger token comes late', async () => {
    const gate = Promise.withResolvers<string>();
    const store = createFetchedTokenStore(() => gate.promise, 'weak');
    const asked = store.stepUp?.('weak', 'publish');
    store.write('mine');
    gate.resolve('strong');
    expect([await asked, await store.read()]).toEqual(['strong', 'mine']);
  });

  it('has nothing to fetch unless it is told where from', async () => {
    expect(await createMemoryTokenStore().restore()).toBeUndefined();
  });
});

describe('a cookie of the page', () => {
  it('is the document’s own, and Secure where the page came by https', () => {
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

  it('is read with spaces around it, and not where its name is empty', () => {
    expect(createCookieTokenStore({ jar: { cookie: 'chartdock_token = t ' } }).read()).toBe('t');
    expect(createCookieTokenStore({ jar: { cookie: '=t' }, name: '' }).read()).toBeUndefined();
  });
});
