import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { PARTNER_ORIGIN, registerPartner } from '../../testing/partner.ts';
import type { Partner } from '../../testing/partner.ts';
import { startTestServer } from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';
import { EMBED_API } from './embed-calls.ts';
import { addClient, setRedirects } from './manage-clients.ts';

const VERIFIER = 'v'.repeat(43);
const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');
const CHALLENGE = challengeOf(VERIFIER);
const RETURN = 'https://partner.example/back?from=chartdock';
const ORIGIN_REFUSED = '70011';
const NOT_ALLOWED = '70013';
const CODE_WRONG = '70017';

/** Proves the page that asks whether a partner may be let in, threat by threat (RFC 9700). */
export const connectSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  let partner: Partner;
  let person: Person;

  beforeAll(async () => {
    server = await startTestServer(await under.open());
    partner = await registerPartner(server, 'partner', ['files:read', 'files:write']);
    await setRedirects(server.app, 'partner', [RETURN]);
    person = await server.person({ phone: '13700000003' });
  });
  afterAll(() => server.stop());

  interface Envelope {
    readonly code: string;
    readonly data: Record<string, unknown> | null;
  }
  const send = async (
    path: string,
    fields: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>>,
  ): Promise<Envelope> => {
    const response = await server.send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    });
    return (await response.json()) as Envelope;
  };
  const wish = { client: 'partner', redirect: PARTNER_ORIGIN, mode: 'message', challenge: CHALLENGE };
  /** Allows it, as our page does after the person's press. */
  const allow = async (
    change: Readonly<Record<string, string>> = {},
    headers: Readonly<Record<string, string>> = { 'sec-fetch-site': 'same-origin' },
    token = person.token,
  ): Promise<Envelope> => send('/api/personal/login/connect', { ...wish, ...change }, { token, ...headers });
  const codeOf = async (change: Readonly<Record<string, string>> = {}): Promise<string> =>
    String((await allow(change)).data?.['code']);
  /** Trades a code from a page of the partner. */
  const trade = async (
    code: string,
    change: Readonly<Record<string, string>> = {},
    origin = PARTNER_ORIGIN,
  ): Promise<Envelope> =>
    send(
      '/api/activity/partner/login',
      { code, client: 'partner', from: 'connect', verifier: VERIFIER, ...change },
      origin === '' ? {} : { origin },
    );

  describe('an authorization code', () => {
    it('becomes a token once, for its verifier', async () => {
      const code = await codeOf();
      const { code: said, data } = await trade(code);
      expect([said, data?.['userId']]).toEqual(['200', person.id]);
      await server.client(String(data?.['token'])).lists.loadFiles();
      expect((await trade(code)).code).toBe(CODE_WRONG);
    });

    it('is worth nothing after sixty seconds', async () => {
      const code = await codeOf();
      server.clock.advance(60_000);
      expect((await trade(code)).code).toBe(CODE_WRONG);
      const inTime = await codeOf();
      server.clock.advance(59_000);
      expect((await trade(inTime)).code).toBe('200');
    });

    it('is bound to its client', async () => {
      const other = await registerPartner(server, 'other');
      const code = await codeOf();
      expect((await trade(code, { client: other.id })).code).toBe(CODE_WRONG);
      expect((await trade(code, { client: other.id, secret: other.secret }, '')).code).toBe(CODE_WRONG);
      expect((await trade(code)).code).toBe('200');
    });

    it('is worthless without the verifier', async () => {
      const stolen = await codeOf();
      expect((await trade(stolen, { verifier: 'w'.repeat(43) })).code).toBe(CODE_WRONG);
      // A wrong proof uses it up.
      expect((await trade(stolen)).code).toBe(CODE_WRONG);
    });

    it('requires a challenge, against any downgrade', async () => {
      for (const challenge of ['', 'plain', VERIFIER.slice(1)])
        expect((await allow({ challenge })).code).toBe('70001');
    });

    it('is refused to other origins and secrets', async () => {
      const code = await codeOf();
      expect((await trade(code, {}, 'https://evil.example')).code).toBe(ORIGIN_REFUSED);
      expect((await trade(code, { secret: partner.secret })).code).toBe(ORIGIN_REFUSED);
      expect((await trade(code)).code).toBe('200');
    });

    it('ends with the session that allowed it', async () => {
      const someone = await server.person();
      const { data } = await allow({}, { 'sec-fetch-site': 'same-origin' }, someone.token);
      await someone.client.session.signOut();
      expect((await trade(String(data?.['code']))).code).toBe(CODE_WRONG);
    });
  });

  describe('an address to go to', () => {
    it.each([
      ['message', 'https://evil.example'],
      ['message', `${PARTNER_ORIGIN}/`],
      ['message', `${PARTNER_ORIGIN}/page`],
      ['message', 'https://partner.example.evil.example'],
      ['message', 'null'],
      ['message', '*'],
      ['redirect', PARTNER_ORIGIN],
      ['redirect', `${RETURN}&more=1`],
      ['redirect', RETURN.toUpperCase()],
      ['redirect', 'https://partner.example/back'],
      ['redirect', `${RETURN}#fragment`],
      ['redirect', 'javascript:alert(1)'],
    ])('by %s is not %s', async (mode, redirect) => {
      expect((await allow({ mode, redirect })).code).toBe(ORIGIN_REFUSED);
      const asked = person.client.session.connection({
        client: 'partner',
        mode: mode as 'message',
        redirect,
      });
      await expect(asked).rejects.toMatchObject({ envelopeCode: ORIGIN_REFUSED });
    });

    it('may be one that is registered letter by letter', async () => {
      expect((await allow({ mode: 'redirect', redirect: RETURN })).code).toBe('200');
    });

    it('belongs to a client that is registered', async () => {
      expect((await allow({ client: 'nobody' })).code).toBe('70001');
    });
  });

  describe('consent', () => {
    it('is given on our own page alone', async () => {
      for (const headers of [
        { 'sec-fetch-site': 'cross-site', origin: PARTNER_ORIGIN },
        { origin: PARTNER_ORIGIN },
        { 'sec-fetch-site': 'same-site' },
      ])
        expect((await allow({}, headers as Record<string, string>)).code).toBe(ORIGIN_REFUSED);
    });

    it('is given by no token of a partner', async () => {
      const narrowed = await partner.tokenOf(person.token);
      const same = { 'sec-fetch-site': 'same-origin' };
      expect((await allow({}, same, narrowed)).code).toBe(NOT_ALLOWED);
      expect((await allow({}, same, '')).code).toBe('407');
    });

    it('bounds tokens of page and backend', async () => {
      const someone = await server.person();
      const ask = (scopes?: string) =>
        someone.client.session.connection({
          client: 'partner',
          mode: 'message',
          redirect: PARTNER_ORIGIN,
          scopes,
        });
      expect((await ask('files:read')).isRemembered).toBe(false);
      const { data } = await allow(
        { scopes: 'files:read' },
        { 'sec-fetch-site': 'same-origin' },
        someone.token,
      );
      const token = String((await trade(String(data?.['code']))).data?.['token']);
      await server.client(token).lists.loadFiles();
      await expect(server.client(token).folders.create({ title: 'New' })).rejects.toMatchObject({
        envelopeCode: NOT_ALLOWED,
      });
      const byId = async (scopes?: readonly string[]): Promise<Envelope> => {
        const response = await server.send(`${EMBED_API}/token?client=partner`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ secret: partner.secret, userId: someone.id, scopes }),
        });
        return (await response.json()) as Envelope;
      };
      expect((await byId()).data?.['scopes']).toEqual(['files:read']);
      expect((await byId(['files:write'])).code).toBe(NOT_ALLOWED);
      expect((await someone.client.session.partners()).partners[0]?.scopes).toEqual(['files:read']);
      expect((await ask('files:read')).isRemembered).toBe(true);
      expect((await ask()).isRemembered).toBe(false);
    });

    it('asks for nothing beyond the partner’s scopes', async () => {
      expect((await allow({ scopes: 'pay' })).code).toBe(NOT_ALLOWED);
      expect((await allow({ scopes: 'everything' })).code).toBe('70001');
    });

    it('is forgotten with its tokens when withdrawn', async () => {
      const someone = await server.person();
      const same = { 'sec-fetch-site': 'same-origin' };
      const { data } = await allow({}, same, someone.token);
      const token = String((await trade(String(data?.['code']))).data?.['token']);
      const waiting = String((await allow({}, same, someone.token)).data?.['code']);
      await someone.client.session.withdrawPartner({ client: 'partner' });
      await expect(server.client(token).lists.loadFiles()).rejects.toMatchObject({ envelopeCode: '407' });
      expect((await trade(waiting)).code).toBe(CODE_WRONG);
      const asked = { client: 'partner', mode: 'message', redirect: PARTNER_ORIGIN } as const;
      expect((await someone.client.session.connection(asked)).isRemembered).toBe(false);
    });

    it('is not implied by earlier implicit access', async () => {
      const someone = await server.person();
      await partner.tokenOf(someone.token);
      const asked = { client: 'partner', mode: 'message', redirect: PARTNER_ORIGIN } as const;
      expect((await someone.client.session.connection(asked)).isRemembered).toBe(false);
    });
  });

  it('a pattern sends to the exact origin', async () => {
    await addClient(server.app, {
      id: 'local',
      name: 'Local',
      origins: ['http://*.localhost:*'],
      scopes: ['files:read'],
    });
    const local = { client: 'local', redirect: 'http://notes.localhost:5173' };
    expect((await allow(local)).code).toBe('200');
    expect((await allow({ ...local, redirect: 'http://localhost.evil.example' })).code).toBe(ORIGIN_REFUSED);
  });

  it('the consent page stays unframed and unreferred', async () => {
    const page = await server.send('/connect?client=partner');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('x-frame-options')).toBe('DENY');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('cross-origin-opener-policy')).toBeNull();
  });
};
