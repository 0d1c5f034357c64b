import {
  createClient,
  createCookieTokenStore,
  createFetchTransport,
  createResumeTokenStore,
} from '@chartdock/client';
import type { Client } from '@chartdock/client';
import { createMemoryStorage } from '@chartdock/platform';
import { createFakeHost } from '@chartdock/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freeAccount, realDatabases, startRealServer } from '../../server/src/testing/real-server.ts';
import type { RealServer } from '../../server/src/testing/real-server.ts';
import { createAccount } from './account.ts';
import { SESSION_KEYS } from './session/session-objects.ts';
import { createPageFetch } from './testing/page-fetch.ts';
import type { PageFetch } from './testing/page-fetch.ts';

describe.each(realDatabases)('an account over the real server (%s)', (kind) => {
  let server: RealServer;
  beforeAll(async () => {
    server = await startRealServer(kind);
  });
  afterAll(() => server.stop());

  const clientOf = (page: PageFetch): Client =>
    createClient({
      baseUrl: server.address,
      transport: createFetchTransport({ fetch: page.fetch }),
      tokenStore: createResumeTokenStore(),
    });

  /** A page of the real server with its account, and a host that shows the login page. */
  const openPage = (page = createPageFetch(server.address)) => {
    const client = clientOf(page);
    const sessionStorage = createMemoryStorage();
    const host = createFakeHost();
    const account = createAccount({ client, sessionStorage });
    account.onSignedOut(() => host.open('/login', 'same'));
    const kept = () => Object.values(SESSION_KEYS).filter((key) => sessionStorage.get(key) !== undefined);
    const signIn = async (): Promise<void> => {
      await account.signIn(freeAccount);
      sessionStorage.set(SESSION_KEYS.ai, '{"left":3}');
    };
    return { page, client, account, host, kept, signIn };
  };

  const loginPage = [{ address: '/login', target: 'same' }];

  describe('signing in', () => {
    it('[AUTH-03] leaves a cookie of 7 days for returning', async () => {
      const { page, account } = openPage();
      await account.signIn(freeAccount);
      expect(account.getState()).toMatchObject({ status: 'signedIn', tier: 'free' });
      expect(page.cookie('chartdock_token')).toMatch(/Max-Age=604800;.*HttpOnly; SameSite=Lax/);
      const next = openPage(page);
      expect(await next.account.restore()).toMatchObject({ status: 'signedIn' });
    });

    it('[AUTH-04] leaves a cookie of 15 days after verifying', async () => {
      const first = openPage();
      const { token } = await first.client.session.signIn(freeAccount);
      const { page, account } = openPage();
      await account.signInWithToken(token);
      expect(account.getState()).toMatchObject({ status: 'signedIn' });
      expect(page.cookie('chartdock_token')).toContain('Max-Age=1296000;');
    });
  });

  describe('signing up', () => {
    const readCode = async (to: string): Promise<string> => {
      const inbox = await (await fetch(`${server.address}/dev/inbox`)).text();
      return new RegExp(`${to}\\D*(\\d{6})`).exec(inbox)?.[1] ?? '';
    };

    it('[CALL-N-020] sends the registration payload', async () => {
      const page = createPageFetch(server.address);
      const told: unknown[] = [];
      const { account, client } = openPage({
        ...page,
        fetch: async (input, init) => {
          const response = await page.fetch(input, init);
          const { url } = new Request(input, init);
          if (url.endsWith('/api/personal/user/register/track'))
            told.push(await new Request(input, init).json(), await response.clone().json());
          return response;
        },
      });
      const name = 'newcomer@example.test';
      await client.session.sendEntryCode({ account: name, purpose: 'register' });
      const proved = { account: name, code: await readCode(name), password: 'Newcomer-1' };
      const facts = { userSource: 'register', terminalType: 'web', channelType: 'po', device: {} } as const;
      await account.signUp(proved, facts);
      expect(account.getState()).toMatchObject({ status: 'signedIn', tier: 'free' });
      expect(page.cookie('chartdock_token')).toContain('HttpOnly');
      expect(told).toMatchObject([
        { businessType: 'personal', registerType: 'email', ...facts },
        { code: '200' },
      ]);
    });
  });

  describe('signing out', () => {
    it('[AUTH-05] removes cookie and session, then shows the login', async () => {
      const { page, client, account, host, kept, signIn } = openPage();
      await signIn();
      expect([kept().length, page.cookie('chartdock_token') !== undefined]).toEqual([3, true]);
      await account.signOut();
      expect([kept(), page.cookie('chartdock_token'), host.opened]).toEqual([[], undefined, loginPage]);
      await expect(client.user.info()).rejects.toMatchObject({ code: 'signed_out' });
      expect(await openPage(page).account.restore()).toEqual({ status: 'signedOut', reason: 'no_session' });
    });

    it('[AUTH-05] does the same once when the server ends it', async () => {
      const { page, client, account, host, kept, signIn } = openPage();
      await signIn();
      // Another page of the same browser leaves, which ends the session of both.
      expect(kept()).toHaveLength(3);
      const other = openPage(page);
      await other.account.restore();
      await other.account.signOut();
      await Promise.allSettled([client.user.info(), client.lists.trashCount(), account.reload()]);
      expect(account.getState()).toEqual({ status: 'signedOut', reason: 'expired' });
      expect([kept(), page.cookie('chartdock_token'), host.opened]).toEqual([[], undefined, loginPage]);
    });

    it('removes the cookie that an outer page wrote', async () => {
      const cookies: string[] = [];
      const jar = {
        get cookie() {
          return cookies.at(-1)?.split(';')[0] ?? '';
        },
        set cookie(line: string) {
          cookies.push(line);
        },
      };
      const client = createClient({ baseUrl: server.address, tokenStore: createCookieTokenStore({ jar }) });
      const account = createAccount({ client, sessionStorage: createMemoryStorage() });
      await account.signIn(freeAccount);
      expect(jar.cookie).toMatch(/^chartdock_token=.+/);
      await account.signOut();
      expect(cookies.at(-1)).toMatch(/^chartdock_token=; Max-Age=0;/);
    });
  });
});
