import { endpoints } from '@chartdock/contract/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import type { NamedCall } from '../../kernel/calls/name-calls.ts';
import { contractCalls } from '../domains.ts';
import { PARTNER_ORIGIN, registerPartner } from '../../testing/partner.ts';
import type { Partner } from '../../testing/partner.ts';
import { startTestServer } from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';
import { wireOf } from '../../testing/wire.ts';
import { EMBED_API } from './embed-calls.ts';
import { addClient, listClients, removeClient, rotateSecret, setOrigins } from './manage-clients.ts';

const HOUR_MS = 3_600_000;
const REFUSED = '70013';
// The example of RFC 7636.
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

/** Proves the tokens of partners, the secrets they get them by, and the exchange of codes. */
export const partnersSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  let partner: Partner;
  let person: Person;

  beforeAll(async () => {
    server = await startTestServer(await under.open(), { CHARTDOCK_SIGN_IN_FAILURES: '5' });
    partner = await registerPartner(server, 'partner', ['files:read', 'files:write', 'export']);
    person = await server.person({ phone: '13700000002' });
  });
  afterAll(() => server.stop());

  const ask = async (client: string, body: object, headers: Record<string, string> = {}) => {
    const response = await server.send(`${EMBED_API}/token?client=${client}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return (await response.json()) as { code: string; data: Record<string, unknown> | null };
  };

  describe('a token for a partner', () => {
    it('is given for secret and token, narrowed, hourly', async () => {
      const { code, data } = await ask('partner', { secret: partner.secret, token: person.token });
      expect(code).toBe('200');
      expect(data).toMatchObject({
        userId: person.id,
        expiresAt: server.clock.now() + HOUR_MS,
        scopes: ['files:read', 'files:write', 'export'],
      });
      const { lists } = server.client(String(data?.['value']));
      await lists.loadFiles();
      server.clock.advance(HOUR_MS - 60_000);
      await lists.loadFiles();
      server.clock.advance(60_000);
      await expect(lists.loadFiles()).rejects.toMatchObject({ envelopeCode: '408' });
    });

    it('is given by id only after consent', async () => {
      const newcomer = await server.person();
      const byId = () => ask('partner', { secret: partner.secret, userId: newcomer.id });
      const unknown = { secret: partner.secret, userId: '01890000-0000-7000-8000-000000000404' };
      expect(await byId()).toEqual(await ask('partner', unknown));
      expect((await byId()).code).toBe(REFUSED);
      await partner.tokenOf(newcomer.token);
      expect((await byId()).data).toMatchObject({ userId: newcomer.id });
      const other = await registerPartner(server, 'other-by-id');
      expect((await ask(other.id, { secret: other.secret, userId: newcomer.id })).code).toBe(REFUSED);
    });

    it('is refused to wider, partner and browser requests', async () => {
      const { secret } = partner;
      const { token } = person;
      expect((await ask('partner', { secret, token, scopes: ['publish'] })).code).toBe(REFUSED);
      expect((await ask('partner', { secret, token, scopes: ['everything'] })).code).toBe('70001');
      expect((await ask('partner', { secret, token, scopes: [] })).code).toBe('70001');
      expect((await ask('partner', { secret })).code).toBe('70001');
      expect((await ask('partner', { secret, token, userId: person.id })).code).toBe('70001');
      const narrowed = await partner.tokenOf(token);
      expect((await ask('partner', { secret, token: narrowed })).code).toBe(REFUSED);
      for (const headers of [{ origin: 'https://partner.example' }, { 'sec-fetch-site': 'same-origin' }])
        expect((await ask('partner', { secret, token }, headers)).code).toBe('70011');
    });

    it('is refused for wrong secrets, then locked', async () => {
      const guessed = await registerPartner(server, 'guessed');
      const { token } = person;
      for (const secret of [partner.secret, 'x', 'y'.repeat(43), partner.secret, 'z'])
        expect((await ask('guessed', { secret, token })).code).toBe(REFUSED);
      expect((await ask('guessed', { secret: guessed.secret, token })).code).toBe('429');
      server.clock.advance(16 * 60_000);
      expect((await ask('guessed', { secret: guessed.secret, token })).code).toBe('200');
      expect((await ask('none', { secret: guessed.secret, token })).code).toBe(REFUSED);
    });

    it('ends with its own device', async () => {
      const { client } = await server.person();
      const own = await client.session.verify().catch(() => undefined);
      expect(own).toBeUndefined();
      const someone = await server.person();
      const token = await partner.tokenOf(someone.token);
      await someone.client.session.signOut();
      await server.client(token).lists.loadFiles();
      const { db } = server.app.database;
      const grant = await db
        .selectFrom('partner_grant')
        .selectAll()
        .where('user_id', '=', someone.id)
        .executeTakeFirstOrThrow();
      await db.updateTable('device').set({ revoked_at: 1 }).where('id', '=', grant.device_id).execute();
      const again = { secret: partner.secret, userId: someone.id };
      expect((await ask('partner', again)).code).toBe(REFUSED);
    });

    it('ends itself when it signs out, and no other', async () => {
      const first = await partner.tokenOf(person.token);
      const second = await partner.tokenOf(person.token);
      await server.client(first).session.signOut();
      await expect(server.client(first).lists.loadFiles()).rejects.toMatchObject({ envelopeCode: '407' });
      await server.client(second).lists.loadFiles();
      await person.client.lists.loadFiles();
    });
  });

  describe('a narrowed token', () => {
    const codeOf = async (call: NamedCall, token: string): Promise<string> => {
      const { path, method } = call.endpoint;
      const address = path.replace(/\{\w+\}/g, 'x');
      const response = await server.send(address, {
        method,
        headers: { token, 'content-type': 'application/json' },
        ...(method === 'POST' ? { body: '{}' } : {}),
      });
      return ((await response.json()) as { code: string }).code;
    };
    const calls = contractCalls.filter(
      ({ name, access }) => access === 'token' && name !== 'session.signOut',
    );

    it.each(['files:read', 'files:write', 'export', 'publish', 'share'] as const)(
      'of %s does exactly its part',
      async (scope) => {
        const wide = await registerPartner(server, `wide-${scope.replace(':', '-')}`);
        const token = await wide.tokenOf(person.token, [scope]);
        const reached = [];
        for (const call of calls) {
          const isCovered = call.scope === scope;
          const code = await codeOf(call, token);
          expect([call.name, code === REFUSED]).toEqual([call.name, !isCovered]);
          if (isCovered) reached.push(call.name);
        }
        expect(reached.length).toBeGreaterThan(1);
      },
    );

    it('never reaches sessions, contacts or passwords', () => {
      const closed = contractCalls.filter(({ scope }) => scope === 'own sessions').map(({ name }) => name);
      expect(closed).toEqual(
        expect.arrayContaining([
          'session.verify',
          'session.handOff',
          'account.bindPhone',
          'account.updatePassword',
          'account.checkSafe',
          'wemeet.thirdBinding',
        ]),
      );
    });

    it('of one client fails for another', async () => {
      const other = await registerPartner(server, 'another');
      const token = await partner.tokenOf(person.token);
      for (const [call, body] of [
        ['can', { ability: 'create' }],
        ['resume', { ticket: 'x' }],
        ['results', { ticket: 'x', outcome: { status: 'done', value: 1 } }],
      ] as const)
        expect((await other.post(call, body, { token })).code).toBe(REFUSED);
    });

    it('looks at no file of other people', async () => {
      const stranger = await server.person();
      const { chartId } = await stranger.client.charts.create({ category: 'flow' });
      const infoFor = async (token: string) =>
        (await wireOf(server, { ...person, token }).get(endpoints.charts.info.path, { chartId })).code;
      expect(await infoFor(await partner.tokenOf(person.token))).toBe('70002');
      expect(await infoFor(await partner.tokenOf(stranger.token))).toBe('200');
      expect(await infoFor(await partner.tokenOf(stranger.token, ['export']))).toBe(REFUSED);
    });
  });

  describe('a code for a partner', () => {
    interface Exchange {
      readonly secret?: string;
      readonly verifier?: string;
    }

    const exchange = async (
      fields: Exchange & { readonly code: string },
      headers: Readonly<Record<string, string>>,
    ) => {
      const response = await server.send(endpoints.session.exchange.path, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ from: 'notes', client: 'partner', ...fields }),
      });
      return (await response.json()) as { code: string; data: { userId: string } | null };
    };

    const login = (code: string, { id: client, secret }: Pick<Partner, 'id' | 'secret'>) =>
      server.client(undefined).session.exchange({ code, from: 'notes', client, secret });

    it('[CALL-N-017] POST activity/partner/login makes a narrowed token once', async () => {
      const thief = await registerPartner(server, 'thief');
      const made = await person.client.session.handOff({ client: 'partner' });
      expect(made.expireTime - server.clock.now()).toBe(60_000);
      await expect(login(made.code, thief)).rejects.toMatchObject({ envelopeCode: '70017' });
      const response = await server.send('/api/activity/partner/login', {
        method: 'POST',
        body: new URLSearchParams({
          code: made.code,
          from: 'notes',
          client: 'partner',
          secret: partner.secret,
        }),
      });
      const { code, data } = (await response.json()) as {
        code: string;
        data: { token: string; expireTime: number; userId: string };
      };
      expect([code, data.userId]).toEqual(['200', person.id]);
      const { client } = { client: server.client(data.token) };
      await client.lists.loadFiles();
      await expect(client.session.handOff()).rejects.toMatchObject({ envelopeCode: REFUSED });
      await expect(login(made.code, partner)).rejects.toMatchObject({ envelopeCode: '70017' });
      const late = await person.client.session.handOff({ client: 'partner' });
      server.clock.advance(60_000);
      await expect(login(late.code, partner)).rejects.toMatchObject({ envelopeCode: '70017' });
      const page = await person.client.session.handOff();
      await expect(login(page.code, partner)).rejects.toMatchObject({ envelopeCode: '70017' });
      await expect(person.client.session.handOff({ client: 'none' })).rejects.toMatchObject({
        envelopeCode: '70001',
      });
    });

    it('is worthless without secret or verifier', async () => {
      const other = await registerPartner(server, 'other-secret');
      const made = async () => (await person.client.session.handOff({ client: 'partner' })).code;
      const refusals: readonly (readonly [Exchange, Readonly<Record<string, string>>, string])[] = [
        [{}, {}, REFUSED],
        [{ secret: other.secret }, {}, REFUSED],
        [{ secret: 'x' }, {}, REFUSED],
        [{ verifier: VERIFIER }, {}, '70017'],
        // A secret that reached a page is none.
        [{ secret: partner.secret }, { origin: PARTNER_ORIGIN }, '70011'],
        [{ secret: partner.secret }, { origin: 'https://evil.example' }, '70011'],
        [{ secret: partner.secret }, { 'sec-fetch-site': 'cross-site' }, '70011'],
      ];
      for (const [proof, headers, expected] of refusals)
        expect([proof, (await exchange({ code: await made(), ...proof }, headers)).code]).toEqual([
          proof,
          expected,
        ]);
      server.clock.advance(16 * 60_000);
      // A refused partner leaves the code to the right one.
      const code = await made();
      expect((await exchange({ code, secret: 'x' }, {})).code).toBe(REFUSED);
      expect((await exchange({ code, secret: partner.secret }, {})).code).toBe('200');
    });

    it('goes once to the verifying page (S256)', async () => {
      const made = async () =>
        (await person.client.session.handOff({ client: 'partner', challenge: CHALLENGE })).code;
      const page = { origin: PARTNER_ORIGIN };
      const wrong = VERIFIER.replace('d', 'e');
      const refusals: readonly (readonly [Exchange, Readonly<Record<string, string>>, string])[] = [
        [{ verifier: wrong }, page, '70017'],
        [{ verifier: CHALLENGE }, page, '70017'],
        [{ verifier: VERIFIER }, { origin: 'https://evil.example' }, '70011'],
        [{ verifier: VERIFIER }, { origin: server.address, 'sec-fetch-site': 'same-origin' }, '70011'],
        [{ verifier: VERIFIER }, { 'sec-fetch-site': 'none' }, '70011'],
        [{}, page, REFUSED],
        // The secret does not stand in for a verifier that was asked for.
        [{ secret: partner.secret }, {}, '70017'],
      ];
      for (const [proof, headers, expected] of refusals)
        expect([proof, headers, (await exchange({ code: await made(), ...proof }, headers)).code]).toEqual([
          proof,
          headers,
          expected,
        ]);
      const code = await made();
      const first = await exchange({ code, verifier: VERIFIER }, page);
      expect([first.code, first.data?.userId]).toEqual(['200', person.id]);
      expect((await exchange({ code, verifier: VERIFIER }, page)).code).toBe('70017');
      // An app without pages has no origin.
      expect((await exchange({ code: await made(), verifier: VERIFIER }, {})).code).toBe('200');
      // A wrong verifier uses the code up.
      const burnt = await made();
      expect((await exchange({ code: burnt, verifier: wrong }, page)).code).toBe('70017');
      expect((await exchange({ code: burnt, verifier: VERIFIER }, page)).code).toBe('70017');
      await expect(person.client.session.handOff({ challenge: CHALLENGE })).rejects.toMatchObject({
        envelopeCode: '70001',
      });
    });
  });

  describe('an operator', () => {
    it('replaces a secret slowly or at once', async () => {
      const rotated = await registerPartner(server, 'rotated');
      const works = async (secret: string | undefined) =>
        (await ask('rotated', { secret, token: person.token })).code === '200';
      const second = await rotateSecret(server.app, 'rotated', HOUR_MS);
      expect([await works(rotated.secret), await works(second)]).toEqual([true, true]);
      server.clock.advance(HOUR_MS);
      expect([await works(rotated.secret), await works(second)]).toEqual([false, true]);
      const third = await rotateSecret(server.app, 'rotated', 0);
      expect([await works(second), await works(third)]).toEqual([false, true]);
      expect((await listClients(server.app)).find(({ id }) => id === 'rotated')).toMatchObject({
        secrets: 1,
      });
      expect(await rotateSecret(server.app, 'none', 0)).toBeUndefined();
    });

    it('holds at once in its server', async () => {
      const originsOf = () => server.app.partnerOrigins.ofClient('sudden');
      const client = { id: 'sudden', name: 'Sudden', scopes: [], origins: ['https://sudden.example'] };
      expect(await originsOf()).toBeUndefined();
      await addClient(server.app, client);
      expect(await originsOf()).toEqual(['https://sudden.example']);
      await setOrigins(server.app, 'sudden', ['https://later.example']);
      expect(await originsOf()).toEqual(['https://later.example']);
      expect(await server.app.partnerOrigins.allows('https://sudden.example')).toBe(false);
      await removeClient(server.app, 'sudden');
      expect(await originsOf()).toBeUndefined();
    });

    it('changes origins, and forgets partners entirely', async () => {
      const gone = await registerPartner(server, 'gone');
      const token = await gone.tokenOf(person.token);
      expect(await setOrigins(server.app, 'gone', ['https://new.example'])).toBe(true);
      expect(await setOrigins(server.app, 'none', [])).toBe(false);
      await server.client(token).lists.loadFiles();
      expect(await removeClient(server.app, 'gone')).toBe(true);
      // Another process remembers a valid session for five seconds.
      server.clock.advance(5_000);
      await expect(server.client(token).lists.loadFiles()).rejects.toMatchObject({ envelopeCode: '407' });
      expect((await ask('gone', { secret: gone.secret, userId: person.id })).code).toBe(REFUSED);
      expect(await removeClient(server.app, 'gone')).toBe(false);
      await person.client.lists.loadFiles();
    });
  });
};
