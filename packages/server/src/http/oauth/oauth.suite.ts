import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { setRedirects } from '../../domains/partners/index.ts';
import { PARTNER_ORIGIN, registerPartner } from '../../testing/partner.ts';
import type { Partner } from '../../testing/partner.ts';
import { startTestServer } from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';

const VERIFIER = 'v'.repeat(43);
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');
const RETURN = 'https://partner.example/back';
type Fields = Readonly<Record<string, string>>;

/** Proves the flow that a program for OAuth 2.1 goes through with a partner's own server. */
export const oauthSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  let partner: Partner;
  let person: Person;

  beforeAll(async () => {
    server = await startTestServer(await under.open());
    partner = await registerPartner(server, 'partner', ['files:read']);
    await setRedirects(server.app, 'partner', [RETURN]);
    person = await server.person({ phone: '13700000005' });
  });
  afterAll(() => server.stop());

  const post = (path: string, fields: Fields | string, headers: Fields = {}): Promise<Response> =>
    server.send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    });
  const makeCode = async (): Promise<string> => {
    const wish = { client: 'partner', redirect: RETURN, mode: 'redirect', challenge: CHALLENGE };
    const headers = { token: person.token, 'sec-fetch-site': 'same-origin' };
    const answer = await post('/api/personal/login/connect', wish, headers);
    const { data } = (await answer.json()) as { readonly data: { readonly code: string } };
    return data.code;
  };
  const asked = async (change: Fields = {}): Promise<Fields> => ({
    grant_type: 'authorization_code',
    code: await makeCode(),
    client_id: 'partner',
    code_verifier: VERIFIER,
    redirect_uri: RETURN,
    ...change,
  });
  const basicOf = (secret: string): Fields => ({
    authorization: `Basic ${Buffer.from(`partner:${secret}`).toString('base64')}`,
  });

  describe('the token endpoint', () => {
    it('gives a bearer to either client kind', async () => {
      const { client_id: _, ...bare } = await asked();
      for (const answer of [
        await post('/oauth/token', await asked({ client_secret: partner.secret })),
        await post('/oauth/token', bare, basicOf(partner.secret)),
        await post('/oauth/token', await asked(), { origin: PARTNER_ORIGIN }),
        await post('/oauth/token', await asked()),
      ]) {
        expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
        const { access_token: token, ...rest } = (await answer.json()) as Fields;
        expect(rest).toEqual({ token_type: 'Bearer', expires_in: 3_600 });
        const listed = await server.send('/api/personal/folder/load_files', {
          headers: { authorization: `Bearer ${token}` },
        });
        expect(((await listed.json()) as Fields)['code']).toBe('200');
      }
    });

    it('gives a token once for right proof', async () => {
      const once = await asked();
      await post('/oauth/token', once);
      const refused = [
        [once, {}, 400, 'invalid_grant'],
        [await asked({ code_verifier: 'w'.repeat(43) }), {}, 400, 'invalid_grant'],
        [await asked({ client_secret: 'wrong' }), {}, 401, 'invalid_client'],
        [await asked({ client_id: 'nobody' }), {}, 401, 'invalid_client'],
        [await asked(), { origin: 'https://evil.example' }, 400, 'unauthorized_client'],
        [
          await asked({ client_secret: partner.secret }),
          { origin: PARTNER_ORIGIN },
          400,
          'unauthorized_client',
        ],
        [await asked({ grant_type: 'password' }), {}, 400, 'unsupported_grant_type'],
        [await asked({ code_verifier: 'short' }), {}, 400, 'invalid_request'],
      ] as const;
      for (const [fields, headers, status, error] of refused) {
        const answer = await post('/oauth/token', fields, headers);
        expect([answer.status, await answer.json()]).toEqual([status, { error }]);
      }
    });

    it('is read by registered pages alone', async () => {
      const ask = (origin: string): Promise<Response> =>
        server.send('/oauth/token', { method: 'OPTIONS', headers: { origin } });
      expect((await ask(PARTNER_ORIGIN)).headers.get('access-control-allow-origin')).toBe(PARTNER_ORIGIN);
      expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
    });
  });

  describe('the address that asks', () => {
    const lead = async (fields: Fields | string): Promise<string | null> => {
      const query = new URLSearchParams(fields).toString();
      const answer = await server.send(`/oauth/authorize?${query}`, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('referrer-policy')]).toEqual([303, 'no-referrer']);
      return answer.headers.get('location');
    };
    const wish = {
      response_type: 'code',
      client_id: 'partner',
      redirect_uri: RETURN,
      state: 's',
      scope: 'files:read',
      code_challenge: CHALLENGE,
      code_challenge_method: 'S256',
    };

    it('leads to the consent page', async () => {
      expect(await lead(wish)).toBe(
        `/connect?${new URLSearchParams({
          mode: 'redirect',
          client: 'partner',
          redirect: RETURN,
          state: 's',
          scopes: 'files:read',
          challenge: CHALLENGE,
        }).toString()}`,
      );
    });

    it.each([
      ['an implicit token', { response_type: 'token' }],
      ['a plain challenge', { code_challenge_method: 'plain' }],
      ['no method of a challenge', { code_challenge_method: '' }],
    ])('asks for nothing where the request wants %s', async (_, change) => {
      expect(await lead({ ...wish, ...change })).toBe('/connect?mode=redirect');
    });

    it('takes no field that comes twice', async () => {
      const twice = `${new URLSearchParams(wish).toString()}&redirect_uri=https%3A%2F%2Fevil.example`;
      expect(await lead(twice)).not.toContain('redirect=');
    });
  });

  it('tells programs where all of it is', async () => {
    const answer = await server.send('/.well-known/oauth-authorization-server');
    const said = (await answer.json()) as Readonly<Record<string, unknown>>;
    expect(said['token_endpoint']).toBe(`${String(said['issuer'])}/oauth/token`);
    expect(said['response_types_supported']).toEqual(['code']);
    expect(said['code_challenge_methods_supported']).toEqual(['S256']);
  });
};
