import { createMemoryTokenStore } from '@chartdock/client';
import type { TokenStore } from '@chartdock/client';
import { createMemoryStorage } from '@chartdock/platform';
import { describe, expect, it, vi } from 'vitest';
import { createAccount } from './account.ts';
import { SESSION_KEYS } from './session/session-objects.ts';
import { createBackend, freePrivilege, info } from './testing/fake-backend.ts';

const setUp = (tokenStore?: TokenStore) => {
  const backend = createBackend(tokenStore);
  const sessionStorage = createMemoryStorage({ [SESSION_KEYS.ai]: '{"left":3}' });
  const account = createAccount({ client: backend.client, sessionStorage });
  const reasons: string[] = [];
  account.onSignedOut((reason) => void reasons.push(reason));
  const kept = () => Object.values(SESSION_KEYS).filter((key) => sessionStorage.get(key) !== undefined);
  return { backend, account, sessionStorage, reasons, kept };
};

const nobody = (): TokenStore => createMemoryTokenStore();
const credentials = { account: 'free@chartdock.test', password: 'Chartdock1' };
const gate = () => {
  let open: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (open = resolve));
  return { held, open: () => open() };
};

describe('restore', () => {
  it('finds the existing session and its person', async () => {
    const { account } = setUp();
    expect(account.getState()).toEqual({ status: 'restoring', known: undefined });
    expect(await account.restore()).toEqual({
      status: 'signedIn',
      tier: 'free',
      privilege: freePrivilege,
      info,
    });
  });

  it('finds nobody without telling anyone that a session ended', async () => {
    const { account, reasons, kept } = setUp(nobody());
    expect(await account.restore()).toEqual({ status: 'signedOut', reason: 'no_session' });
    expect([reasons, kept()]).toEqual([[], []]);
  });

  it('finds nobody for an invalid token', async () => {
    const { account, backend, reasons, kept } = setUp();
    backend.tokens.clear();
    expect(await account.restore()).toEqual({ status: 'signedOut', reason: 'expired' });
    expect([reasons, kept()]).toEqual([['expired'], []]);
  });

  it('tells a silent server from a missing session', async () => {
    const { account, backend, reasons } = setUp();
    backend.unreachable.add('/user/info');
    expect(await account.restore()).toMatchObject({
      status: 'unreachable',
      error: { code: 'network_failed' },
    });
    backend.unreachable.clear();
    expect(await account.restore()).toMatchObject({ status: 'signedIn' });
    expect(reasons).toEqual([]);
  });

  it('does not bring back a signed-out person', async () => {
    const { account, backend } = setUp();
    const { held, open } = gate();
    backend.held.set('/user/info', held);
    const restoring = account.restore();
    await vi.waitFor(() => expect(backend.asked).toContain('/user/info'));
    await account.signOut();
    open();
    await restoring;
    expect(account.getState()).toEqual({ status: 'signedOut', reason: 'by_choice' });
  });
});

describe('session objects', () => {
  it('[PREF-10] keeps the user object in the session', async () => {
    const { account, sessionStorage } = setUp();
    await account.restore();
    expect(JSON.parse(sessionStorage.get(SESSION_KEYS.user) ?? '')).toEqual(freePrivilege);
  });

  it('[PREF-11] keeps the AI privilege until the session ends', async () => {
    const { account, sessionStorage } = setUp();
    await account.restore();
    const loaded = await account.loadAiPrivilege();
    expect(loaded).toEqual({ allowed: true, remaining: 3 });
    expect(JSON.parse(sessionStorage.get(SESSION_KEYS.ai) ?? '')).toEqual(loaded);
    await account.signOut();
    expect(sessionStorage.get(SESSION_KEYS.ai)).toBeUndefined();
  });

  it('drops the AI privilege of a signed-out person', async () => {
    const { account, backend, sessionStorage } = setUp();
    await account.restore();
    const { held, open } = gate();
    backend.held.set('/user/ai/privilege/get', held);
    const loading = account.loadAiPrivilege().catch(() => undefined);
    await account.signOut();
    open();
    await loading;
    expect(sessionStorage.get(SESSION_KEYS.ai)).toBeUndefined();
  });

  it('[PREF-12] keeps the info object in the session', async () => {
    const { account, sessionStorage } = setUp();
    await account.restore();
    expect(JSON.parse(sessionStorage.get(SESSION_KEYS.info) ?? '')).toEqual(info);
  });

  it('knows this tab’s person while restoring', async () => {
    const first = setUp();
    await first.account.restore();
    const { client } = createBackend();
    const next = createAccount({ client, sessionStorage: first.sessionStorage });
    const restoring = next.restore();
    expect(next.getState()).toEqual({ status: 'restoring', known: { privilege: freePrivilege, info } });
    await restoring;
  });

  it.each([
    ['damaged', '{'],
    ['of another shape', '{"userId":"u1"}'],
    ['of another person', JSON.stringify({ ...info, userId: 'u2' })],
  ])('takes objects that are %s for none', async (_how, text) => {
    const { account, backend, sessionStorage } = setUp();
    await account.restore();
    sessionStorage.set(SESSION_KEYS.info, text);
    const next = createAccount({ client: backend.client, sessionStorage });
    void next.restore();
    expect(next.getState()).toEqual({ status: 'restoring', known: undefined });
  });
});

describe('signIn', () => {
  it('signs in and loads the person', async () => {
    const { account, backend } = setUp(nobody());
    await account.signIn(credentials);
    expect(account.getState()).toMatchObject({ status: 'signedIn', info });
    expect(backend.asked).toEqual(['/login/v2/account', '/user/privilege', '/user/info']);
  });

  it('names mistakes in the form, without toast', async () => {
    const { account, backend } = setUp(nobody());
    let effects = 0;
    backend.client.on('effect', () => void (effects += 1));
    await account.restore();
    const attempt = account.signIn({ ...credentials, password: 'wrong' });
    await expect(attempt).rejects.toMatchObject({ code: 'refused', envelopeCode: '70007' });
    expect(account.getState()).toEqual({ status: 'signedOut', reason: 'no_session' });
    expect(effects).toBe(0);
  });

  it('keeps the session when the person cannot load', async () => {
    const { account, backend } = setUp(nobody());
    backend.unreachable.add('/user/privilege');
    await expect(account.signIn(credentials)).rejects.toMatchObject({ code: 'network_failed' });
    expect(account.getState()).toMatchObject({ status: 'unreachable' });
    backend.unreachable.clear();
    expect(await account.restore()).toMatchObject({ status: 'signedIn' });
  });
});

describe('signInWithToken', () => {
  it('[AUTH-04] exchanges a foreign token for a verified one', async () => {
    const written: unknown[] = [];
    const store = createMemoryTokenStore();
    const tokenStore: TokenStore = {
      ...store,
      write: (token, origin) => {
        written.push([token, origin]);
        store.write(token, origin);
      },
    };
    const { account } = setUp(tokenStore);
    await account.signInWithToken('given');
    expect(written).toEqual([['verified', { verified: true }]]);
    expect(account.getState()).toMatchObject({ status: 'signedIn' });
  });

  it('leaves the session alone when the token fails', async () => {
    const { account, reasons } = setUp();
    await account.restore();
    await expect(account.signInWithToken('forged')).rejects.toMatchObject({ code: 'signed_out' });
    expect(account.getState()).toMatchObject({ status: 'signedIn' });
    await account.reload();
    expect(reasons).toEqual([]);
  });
});

describe('signOut', () => {
  it('signs out on the server once and forgets', async () => {
    const { account, backend, reasons, kept } = setUp();
    await account.restore();
    expect(kept()).toHaveLength(3);
    await account.signOut();
    expect(account.getState()).toEqual({ status: 'signedOut', reason: 'by_choice' });
    expect([reasons, kept(), [...backend.tokens]]).toEqual([['by_choice'], [], []]);
    expect(account.privilege()).toBeUndefined();
  });

  it('ends every device on request', async () => {
    const { account, backend, reasons, kept } = setUp();
    await account.restore();
    backend.tokens.add('elsewhere');
    await account.signOut({ everywhere: true });
    expect(backend.asked.at(-1)).toBe('/login/out/everywhere');
    expect([reasons, kept(), [...backend.tokens]]).toEqual([['by_choice'], [], []]);
  });

  it('stays signed in when the server cannot be reached', async () => {
    const { account, backend, reasons } = setUp();
    await account.restore();
    backend.unreachable.add('/login/out');
    await expect(account.signOut()).rejects.toMatchObject({ code: 'network_failed' });
    expect(account.getState()).toMatchObject({ status: 'signedIn' });
    expect(reasons).toEqual([]);
  });

  it('counts as done when the session is over already', async () => {
    const { account, backend, reasons } = setUp();
    await account.restore();
    backend.tokens.clear();
    await account.signOut();
    expect(account.getState()).toMatchObject({ status: 'signedOut' });
    expect(reasons).toEqual(['expired']);
  });
});

describe('a session that the server ends', () => {
  it('forgets and tells once for many calls', async () => {
    const { account, backend, reasons, kept } = setUp();
    await account.restore();
    backend.tokens.clear();
    await Promise.allSettled([
      account.reload(),
      backend.client.user.info(),
      backend.client.user.getProfile(),
    ]);
    expect(account.getState()).toEqual({ status: 'signedOut', reason: 'expired' });
    expect([reasons, kept()]).toEqual([['expired'], []]);
  });
});

describe('reload', () => {
  it('follows tier and use, recounting when asked', async () => {
    const { account, backend, sessionStorage } = setUp();
    await account.restore();
    backend.privilege = { ...freePrivilege, member: true, usedFileCount: 5 };
    await account.reload({ compulsion: true });
    expect(backend.asked.at(-1)).toBe('/user/privilege?compulsion=true');
    expect(account.getState()).toMatchObject({ tier: 'member', privilege: { usedFileCount: 5 } });
    expect(account.privilege()?.usedFileCount).toBe(5);
    expect(sessionStorage.get(SESSION_KEYS.user)).toContain('"usedFileCount":5');
  });

  it('keeps the known state when it fails', async () => {
    const { account, backend } = setUp();
    await account.restore();
    backend.unreachable.add('/user/privilege');
    await expect(account.reload()).rejects.toMatchObject({ code: 'network_failed' });
    expect(account.privilege()).toEqual(freePrivilege);
  });

  it('lets the later of two reloads win', async () => {
    const { account, backend } = setUp();
    await account.restore();
    backend.asked.length = 0;
    const { held, open } = gate();
    backend.held.set('/user/privilege', held);
    const slow = account.reload();
    await vi.waitFor(() => expect(backend.asked.at(-1)).toBe('/user/privilege'));
    backend.held.clear();
    backend.privilege = { ...freePrivilege, usedFileCount: 7 };
    await account.reload({ compulsion: true });
    backend.privilege = { ...freePrivilege, usedFileCount: 1 };
    open();
    await slow;
    expect(account.privilege()?.usedFileCount).toBe(7);
  });
});

describe('dispose', () => {
  it('hears nothing of the client any more', async () => {
    const { account, backend, reasons } = setUp();
    await account.restore();
    account.dispose();
    backend.tokens.clear();
    await expect(backend.client.user.info()).rejects.toMatchObject({ code: 'signed_out' });
    expect([account.getState().status, reasons]).toEqual(['signedIn', []]);
  });
});
