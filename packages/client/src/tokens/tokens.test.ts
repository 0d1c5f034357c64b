import { describe, expect, it } from 'vitest';
import { settle } from '../testing/fake-server.ts';
import type { ReceivedRequest } from '../testing/fake-server.ts';
import { failure, setUp } from '../testing/set-up.ts';
import { createCookieTokenStore } from './cookie.ts';
import type { FetchToken } from './fetched-token.ts';
import { createMemoryTokenStore } from './memory.ts';
import { createResumeTokenStore } from './resume.ts';
import type { TokenStore } from './token-store.ts';

const ok = (request: ReceivedRequest): void => request.answer({ data: { count: 1 } });
const order = { folderId: 'root' } as const;

describe('token header', () => {
  it('[AUTH-01] sends the token as the header "token"', async () => {
    const { client, server } = setUp({}, ok);
    await client.folders.sortAll(order);
    expect(server.last().headers.token).toBe('token-1');
    expect(server.last().url).not.toContain('token-1');
  });

  it('[AUTH-02] attaches the token as call and caller say', async () => {
    const { client, server } = setUp({}, ok);
    await client.folders.sortAll(order, { needToken: false });
    expect(server.last().headers).not.toHaveProperty('token');
    const credentials = { account: 'a@b.c', password: 'p' };
    await failure(client.session.signIn(credentials));
    expect(server.last().headers).not.toHaveProperty('token');
    await failure(client.session.signIn(credentials, { needToken: true }));
    expect(server.last().headers.token).toBe('token-1');
  });

  it('sends the call’s own token without session effects', async () => {
    const { client, server, effects } = setUp({}, (request) =>
      request.headers.token === 'given' ? request.answer({ code: '408' }) : ok(request),
    );
    expect(await failure(client.session.verify({}, { token: 'given' }))).toMatchObject({
      code: 'signed_out',
    });
    expect(server.received).toHaveLength(1);
    expect(effects).toEqual([]);
    await client.folders.sortAll(order);
    expect(server.last().headers.token).toBe('token-1');
  });

  it('sends no header when there is no token', async () => {
    const { client, server } = setUp({ tokenStore: createMemoryTokenStore() }, ok);
    await client.folders.sortAll(order);
    expect(server.last().headers).not.toHaveProperty('token');
  });
});

describe('createMemoryTokenStore', () => {
  const createProvider = (...tokens: (string | undefined)[]) => {
    const reasons: unknown[] = [];
    const provide: FetchToken = (...asked) => {
      reasons.push(asked.length === 1 ? asked[0] : asked);
      return Promise.resolve(tokens.shift());
    };
    return { reasons, tokenStore: createMemoryTokenStore({ provide }) };
  };

  it('asks the host once for many calls', async () => {
    const { reasons, tokenStore } = createProvider('given');
    const { client, server } = setUp({ tokenStore }, ok);
    await Promise.all([
      client.folders.sortAll(order),
      client.folders.sortAll({ folderId: 'root', sort: 'asc' }),
    ]);
    await client.folders.sortAll(order);
    expect(reasons).toEqual(['missing']);
    expect(server.received.map(({ headers }) => headers.token)).toEqual(['given', 'given', 'given']);
  });

  it.each(['408', '407', '403'])('asks the host again at %s and repeats', async (code) => {
    const { reasons, tokenStore } = createProvider('old', 'new');
    const { client, server, signOuts } = setUp({ tokenStore }, (request) =>
      request.headers.token === 'old' ? request.answer({ code }) : ok(request),
    );
    expect(await client.folders.sortAll(order)).toEqual({ count: 1 });
    expect(reasons).toEqual(['missing', 'rejected']);
    expect(new Set(server.received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(signOuts).toEqual([]);
  });

  it('signs out without another accepted token', async () => {
    for (const second of [undefined, 'old', 'new']) {
      const { reasons, tokenStore } = createProvider('old', second);
      const { client, signOuts } = setUp({ tokenStore }, (request) => request.answer({ code: '408' }));
      await failure(client.user.info());
      expect(signOuts).toHaveLength(1);
      expect(reasons).toEqual(['missing', 'rejected']);
    }
  });

  it('sends nothing again with the token that was rejected', async () => {
    const tokenStore: TokenStore = {
      read: () => 'old',
      renew: () => 'old',
      restore: () => undefined,
      write: () => undefined,
      clear: () => undefined,
    };
    const { client, server } = setUp({ tokenStore }, (request) => request.answer({ code: '408' }));
    expect(await failure(client.user.info())).toMatchObject({ code: 'signed_out' });
    expect(server.received).toHaveLength(1);
  });

  it('asks nobody after the end until sign-in', async () => {
    const { reasons, tokenStore } = createProvider('old');
    const { client, server } = setUp({ tokenStore }, (request) => request.answer({ code: '408' }));
    await failure(client.user.info());
    await failure(client.user.info());
    expect(reasons).toEqual(['missing', 'rejected']);
    client.tokens.write('fresh');
    await failure(client.user.info());
    expect(server.received.some(({ headers }) => headers.token === 'fresh')).toBe(true);
  });

  it('drops a host’s answer after sign-out', async () => {
    let give: (token: string) => void = () => undefined;
    const tokenStore = createMemoryTokenStore({ provide: () => new Promise((resolve) => (give = resolve)) });
    const { client, server } = setUp({ tokenStore }, ok);
    const call = client.folders.sortAll(order);
    await settle();
    client.tokens.clear();
    give('late');
    await call;
    expect(server.last().headers).not.toHaveProperty('token');
  });

  describe('when a token does not cover a call', () => {
    const needs = (request: ReceivedRequest): void =>
      request.headers.token === 'wide'
        ? ok(request)
        : request.answer({ code: '70013', data: { needs: 'files:write' } });

    it('asks the host once for a stronger one', async () => {
      const { reasons, tokenStore } = createProvider('narrow', 'wide');
      const { client, server, signOuts } = setUp({ tokenStore }, needs);
      expect(await client.folders.sortAll(order)).toEqual({ count: 1 });
      await client.folders.sortAll(order);
      expect(reasons).toEqual(['missing', ['stepUp', 'files:write']]);
      expect(server.received.map(({ headers }) => headers.token)).toEqual(['narrow', 'wide', 'wide']);
      expect(signOuts).toEqual([]);
    });

    it.each([undefined, 'narrow', 'also narrow'])(
      'leaves the session when the host gives %j',
      async (second) => {
        const { tokenStore } = createProvider('narrow', second);
        const { client, signOuts } = setUp({ tokenStore }, needs);
        expect(await failure(client.folders.sortAll(order))).toMatchObject({ envelopeCode: '70013' });
        expect(signOuts).toEqual([]);
        expect(await tokenStore.read()).toBe(second ?? 'narrow');
      },
    );

    it('does not ask without a named scope', async () => {
      const { reasons, tokenStore } = createProvider('narrow', 'wide');
      const { client } = setUp({ tokenStore }, (request) => request.answer({ code: '70013' }));
      await failure(client.folders.sortAll(order));
      expect(reasons).toEqual(['missing']);
    });

    it.each([
      ['names none that is a text', '70013', { needs: 5 }],
      ['says nothing at all', '70013', null],
      ['refuses for another reason', '70003', { needs: 'files:write' }],
    ])('does not ask where the server %s', async (_what, code, data) => {
      const { reasons, tokenStore } = createProvider('narrow', 'wide');
      const { client, server } = setUp({ tokenStore }, (request) => request.answer({ code, data }));
      expect(await failure(client.folders.sortAll(order))).toMatchObject({ envelopeCode: code });
      expect([reasons, server.received.length]).toEqual([['missing'], 1]);
    });

    it('leaves calls refused where tokens are fixed', async () => {
      const tokenStore = createCookieTokenStore({ jar: { cookie: 'chartdock_token=narrow' } });
      const { client, server } = setUp({ tokenStore }, needs);
      expect(await failure(client.folders.sortAll(order))).toMatchObject({ envelopeCode: '70013' });
      expect(server.received).toHaveLength(1);
    });
  });

  it('fails with a typed error when hosts fail', async () => {
    const cause = new Error('frame gone');
    const tokenStore = createMemoryTokenStore({ provide: () => Promise.reject(cause) });
    const { client, server } = setUp({ tokenStore });
    const error = await failure(client.user.info());
    expect(error).toMatchObject({ code: 'network_failed', cause });
    expect(server.received).toEqual([]);
  });
});

describe('createCookieTokenStore', () => {
  const written = (use: (store: TokenStore) => void, secure = false): string => {
    const jar = { cookie: '' };
    use(createCookieTokenStore({ jar, secure }));
    return jar.cookie;
  };

  it('[AUTH-03] keeps the token for 7 days', () => {
    const cookie = written((store) => store.write('a;b c'));
    expect(cookie).toBe('chartdock_token=a%3Bb%20c; Max-Age=604800; Path=/; SameSite=Lax');
  });

  it('[AUTH-04] keeps a verified token for 15 days', () => {
    expect(written((store) => store.write('t', { verified: true }))).toContain('; Max-Age=1296000;');
  });

  it('removes the cookie when the session ends', () => {
    expect(written((store) => store.clear())).toBe('chartdock_token=; Max-Age=0; Path=/; SameSite=Lax');
  });

  it('marks the cookie Secure on https', () => {
    expect(written((store) => store.write('t'), true)).toMatch(/; Secure$/);
  });

  it.each([
    ['chartdock_token=t1', 't1'],
    ['other=1; chartdock_token=a%3Bb; last=2', 'a;b'],
    ['xchartdock_token=no; chartdock_token=', undefined],
    ['chartdock_token=%E0%A4%A', undefined],
    ['chartdock_token=a%0D%0Ab', undefined],
    ['chartdock_token=%E6%B5%81', undefined],
    ['chartdock_token', undefined],
    ['', undefined],
  ])('reads %j as %j', (cookie, token) => {
    const store = createCookieTokenStore({ jar: { cookie } });
    expect(store.read()).toBe(token);
    expect(store.restore()).toBe(token);
  });

  it('takes a name of its own', () => {
    const jar = { cookie: 'mine=1; chartdock_token=2' };
    expect(createCookieTokenStore({ jar, name: 'mine' }).read()).toBe('1');
  });

  it('offers another tab’s token for a rejected one', () => {
    const jar = { cookie: 'chartdock_token=new' };
    const store = createCookieTokenStore({ jar });
    expect(store.renew('old')).toBe('new');
    expect(store.renew('new')).toBeUndefined();
  });

  it('has no token where there is no document', () => {
    const store = createCookieTokenStore();
    store.write('t');
    expect(store.read()).toBeUndefined();
  });
});

describe('createResumeTokenStore', () => {
  const grant = (token: string) => ({ data: { token, expireTime: 1, userId: 'u' } });
  const isResume = (request: ReceivedRequest): boolean => request.url.endsWith('/login/resume');

  it('resumes once and keeps the token in memory', async () => {
    const { client, server } = setUp({ tokenStore: createResumeTokenStore() }, (request) =>
      isResume(request) ? request.answer(grant('resumed')) : ok(request),
    );
    await Promise.all([
      client.folders.sortAll(order),
      client.folders.sortAll({ folderId: 'root', sort: 'asc' }),
    ]);
    await client.folders.sortAll(order);
    expect(server.received.filter(isResume)).toHaveLength(1);
    expect(server.received.filter(isResume)[0]?.headers).not.toHaveProperty('token');
    expect(server.last().headers.token).toBe('resumed');
  });

  it('finds no session without signing anyone out', async () => {
    const { client, signOuts, effects } = setUp({ tokenStore: createResumeTokenStore() }, (request) =>
      request.answer({ code: '408' }),
    );
    expect(await client.tokens.restore()).toBeUndefined();
    expect([signOuts, effects]).toEqual([[], []]);
  });

  it('resumes once more when the token is rejected', async () => {
    const tokens = ['first', 'second'];
    const { client, server } = setUp({ tokenStore: createResumeTokenStore() }, (request) => {
      if (isResume(request)) request.answer(grant(tokens.shift() ?? 'none'));
      else if (request.headers.token === 'first') request.answer({ code: '408' });
      else ok(request);
    });
    expect(await client.folders.sortAll(order)).toEqual({ count: 1 });
    expect(server.received.filter(isResume)).toHaveLength(2);
  });

  it('tells a lost connection from a missing session', async () => {
    const { client, signOuts, effects } = setUp({ tokenStore: createResumeTokenStore() }, (request) =>
      request.drop(),
    );
    expect(await failure(Promise.resolve(client.tokens.restore()))).toMatchObject({ code: 'network_failed' });
    expect(await failure(client.user.info())).toMatchObject({
      code: 'network_failed',
      call: 'session.resume',
    });
    expect(signOuts).toEqual([]);
    expect(effects.map(({ effect }) => effect)).toEqual(['toast']);
  });

  it.each([
    ['429', 'refused'],
    ['200', 'malformed_response'],
  ])('fails typed when resuming answers %s without token', async (code, kind) => {
    const { client } = setUp({ tokenStore: createResumeTokenStore() }, (request) =>
      request.answer({ code, msg: 'the server says' }),
    );
    const error = await failure(Promise.resolve(client.tokens.restore()));
    expect(error).toMatchObject({ code: kind, status: 200, envelopeCode: code, text: 'the server says' });
    expect(error.message).toContain(`code ${code}`);
  });

  it('takes no token that comes with a refusal', async () => {
    const { client } = setUp({ tokenStore: createResumeTokenStore() }, (request) =>
      request.answer({ code: '429', ...grant('smuggled') }),
    );
    expect(await failure(Promise.resolve(client.tokens.restore()))).toMatchObject({ code: 'refused' });
  });

  it('has no session before it serves a client', async () => {
    expect(await createResumeTokenStore().read()).toBeUndefined();
  });
});
