import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../kernel/db/testing/describe-on-both-databases.ts';
import { PARTNER_ORIGIN, registerPartner } from '../testing/partner.ts';
import type { Partner } from '../testing/partner.ts';
import { startTestServer } from '../testing/test-server.ts';
import type { Person, TestServer } from '../testing/test-server.ts';

const MINUTE_MS = 60_000;
const OWN_PAGE = { 'sec-fetch-site': 'same-origin' };
const FIRST = { theme: 'dark', locale: 'en', variables: { accent: '#336699', radius: 8 } };
const CONFIG = { task: 'pick-files', surface: 'page', ticket: 'ticket-1', multiple: true, max: 10 };
const LAUNCH = { config: CONFIG, first: FIRST, returnUrl: `${PARTNER_ORIGIN}/back?a=1#b` };
const DONE = { status: 'done', value: [{ id: '1', title: 'Plan' }] };

/** Proves that a surface is handed over once, and that its outcome is heard once, by whom it is for. */
export const surfacesSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  let partner: Partner;
  let other: Partner;
  let person: Person;

  beforeAll(async () => {
    server = await startTestServer(await under.open());
    partner = await registerPartner(server, 'partner');
    other = await registerPartner(server, 'other');
    person = await server.person({ phone: '13700000001' });
  });
  afterAll(() => server.stop());

  const tokenOf = ({ token }: Person) => ({ token });
  const launch = async (by: Person = person): Promise<string> =>
    String((await partner.post('launch', LAUNCH, tokenOf(by))).data?.['code']);
  const exchange = (code: string, from: Partner = partner, headers: Record<string, string> = OWN_PAGE) =>
    from.post('exchange', { code }, { origin: server.address, ...headers });
  let tickets = 0;
  const newTicket = (): string => `ticket-${(tickets += 1)}`;

  describe('a launched surface', () => {
    it('is given once, with its own token', async () => {
      const code = await launch();
      expect(code).toMatch(/^[\w-]{43}$/);
      const { code: answered, data } = await exchange(code);
      expect(answered).toBe('200');
      const { config, first, returnUrl } = data as {
        config: object;
        first: { token: { value: string; expiresAt: number } };
        returnUrl: string;
      };
      expect([config, returnUrl]).toEqual([CONFIG, LAUNCH.returnUrl]);
      expect(first).toMatchObject(FIRST);
      expect(first.token.value).not.toBe(person.token);
      expect(first.token.expiresAt - server.clock.now()).toBe(60 * MINUTE_MS);
      const { client } = { client: server.client(first.token.value) };
      expect((await client.lists.loadFiles()).total).toBe(0);
      await expect(client.account.bindInfo()).resolves.toBeDefined();
      await expect(client.session.handOff()).rejects.toMatchObject({ envelopeCode: '70013' });
      expect((await exchange(code)).code).toBe('70017');
    });

    it('is given to one of many at once', async () => {
      const code = await launch();
      const codes = await Promise.all(Array.from({ length: 8 }, async () => (await exchange(code)).code));
      expect(codes.filter((one) => one === '200')).toHaveLength(1);
    });

    it('lapses after a minute or session', async () => {
      const old = await launch();
      server.clock.advance(MINUTE_MS);
      expect((await exchange(old)).code).toBe('70017');
      const leaving = await server.person();
      const ended = await launch(leaving);
      await leaving.client.session.signOut();
      expect((await exchange(ended)).code).toBe('70017');
    });

    it('belongs to its client and our pages', async () => {
      const code = await launch();
      expect((await exchange(code, other)).code).toBe('70017');
      for (const site of ['cross-site', 'same-site', 'none'])
        expect((await exchange(code, partner, { 'sec-fetch-site': site })).code).toBe('70011');
      expect((await exchange(code)).code).toBe('200');
    });

    it('returns to registered origins alone', async () => {
      const launchTo = (returnUrl: string) =>
        partner.post('launch', { ...LAUNCH, returnUrl }, tokenOf(person)).then(({ code }) => code);
      expect(await launchTo('http://a.shop.example:8080/')).toBe('200');
      for (const address of [
        'https://evil.example/',
        'https://partner.example.evil.example/',
        'https://user@partner.example/',
        'https://partner.example:444/',
        'javascript:alert(1)',
        '//partner.example/',
        '/back',
      ])
        expect([address, await launchTo(address)]).toEqual([address, '70011']);
    });

    it('is framed by registered origins alone', async () => {
      const launchIn = (...ancestors: readonly string[]) =>
        partner.post('launch', { ...LAUNCH, ancestors }, tokenOf(person)).then(({ code }) => code);
      expect(await launchIn(PARTNER_ORIGIN, 'http://a.shop.example:8080')).toBe('200');
      for (const around of ['https://evil.example', 'null', ''])
        expect([around, await launchIn(PARTNER_ORIGIN, around)]).toEqual([around, '70011']);
    });

    it('is bounded in size and shape', async () => {
      const long = { ...CONFIG, types: Array.from({ length: 4_000 }, () => 'x'.repeat(10)) };
      for (const body of [
        { ...LAUNCH, config: long },
        { ...LAUNCH, config: { ...CONFIG, surface: 'modal' } },
        { ...LAUNCH, first: { ...FIRST, theme: 'blue' } },
        { ...LAUNCH, config: { ...CONFIG, text: 'x'.repeat(200_000) } },
      ])
        expect((await partner.post('launch', body, tokenOf(person))).code).toBe('70001');
    });

    it('cannot bring a token along', async () => {
      const first = { ...FIRST, token: { value: 'stolen', expiresAt: 1 } };
      const { data } = await partner.post('launch', { ...LAUNCH, first }, tokenOf(person));
      expect(JSON.stringify((await exchange(String(data?.['code']))).data)).not.toContain('stolen');
    });

    it('gets no more than the token that launched it', async () => {
      const token = await partner.tokenOf(person.token, ['files:read']);
      const { data } = await partner.post('launch', LAUNCH, { token });
      const { data: given } = await exchange(String(data?.['code']));
      const { token: own } = given?.['first'] as { token: { value: string } };
      const { client } = { client: server.client(own.value) };
      await client.lists.loadFiles();
      await expect(client.folders.create({ title: 'x' })).rejects.toMatchObject({
        envelopeCode: '70013',
        data: { needs: 'files:write' },
      });
    });

    it('is stored without working codes or tokens', async () => {
      const code = await launch();
      const { data } = await exchange(await launch());
      const { token } = data?.['first'] as { token: { value: string } };
      const { db } = server.app.database;
      const stored = JSON.stringify([
        await db.selectFrom('hand_off').selectAll().execute(),
        await db.selectFrom('session').selectAll().execute(),
        await db.selectFrom('partner_secret').selectAll().execute(),
      ]);
      for (const secret of [code, token.value, partner.secret]) expect(stored).not.toContain(secret);
    });

    it('goes once to the window of its channel', async () => {
      const popup = { ...CONFIG, surface: 'popup' };
      const channel = '1-22-333-4444-own';
      const launchFor = () =>
        partner
          .post('launch', { ...LAUNCH, config: popup, channel }, tokenOf(person))
          .then(({ code }) => code);
      const takeOver = (asked: object, from: Partner = partner) =>
        from.post('exchange', asked, { origin: server.address, ...OWN_PAGE });
      expect((await takeOver({ channel })).code).toBe('70017');
      expect([await launchFor(), await launchFor()]).toEqual(['200', '200']);
      expect((await takeOver({ channel }, other)).code).toBe('70017');
      expect((await takeOver({ channel: `${channel}-2` })).code).toBe('70017');
      expect(await takeOver({ channel })).toMatchObject({ code: '200', data: { config: popup } });
      expect((await takeOver({ channel })).code).toBe('70017');
      expect((await takeOver({})).code).toBe('70017');
      const short = { ...LAUNCH, config: popup, channel: '1' };
      expect((await partner.post('launch', short, tokenOf(person))).code).toBe('70001');
    });

    it('cannot pile up', async () => {
      const busy = await server.person();
      const codes = [];
      for (let count = 0; count <= 50; count += 1)
        codes.push((await partner.post('launch', LAUNCH, tokenOf(busy))).code);
      expect(codes.slice(0, 50).every((code) => code === '200')).toBe(true);
      expect(codes[50]).toBe('429');
    });
  });

  describe('an outcome', () => {
    const keep = (ticket: string, outcome: object, by: Person = person) =>
      partner.post('results', { ticket, outcome }, { ...tokenOf(by), ...OWN_PAGE, origin: server.address });
    const resume = async (ticket: string, by: Person = person, from: Partner = partner) =>
      (await from.post('resume', { ticket }, tokenOf(by))).data;

    it.each([
      DONE,
      { status: 'done', value: null },
      { status: 'cancelled', by: 'user' },
      { status: 'refused', code: 'quota' },
      { status: 'failed', code: 'no_answer' },
    ])('%j is answered once', async (outcome) => {
      const ticket = newTicket();
      expect((await keep(ticket, outcome)).code).toBe('200');
      expect(await resume(ticket)).toEqual(outcome);
      expect(await resume(ticket)).toBeNull();
    });

    it('of others reads like none', async () => {
      const ticket = newTicket();
      await keep(ticket, DONE);
      const answers = [];
      for (const [by, from, asked] of [
        [await server.person(), partner, ticket],
        [person, other, ticket],
        [person, partner, 'no-such-ticket'],
      ] as const) {
        const { headers, ...answer } = await from.post('resume', { ticket: asked }, tokenOf(by));
        answers.push(JSON.stringify({ ...answer, length: headers.get('content-length') }));
      }
      expect(new Set(answers).size).toBe(1);
      expect(await resume(ticket)).toEqual(DONE);
    });

    it('stays the first under its ticket', async () => {
      const ticket = newTicket();
      await keep(ticket, DONE);
      await keep(ticket, { status: 'cancelled', by: 'user' });
      const stranger = await server.person();
      await keep(ticket, { status: 'failed', code: 'x' }, stranger);
      expect(await resume(ticket)).toEqual(DONE);
      await keep(ticket, { status: 'cancelled', by: 'user' });
      expect(await resume(ticket)).toBeNull();
    });

    it('is answered to one of many at once', async () => {
      const ticket = newTicket();
      await keep(ticket, DONE);
      const answers = await Promise.all(Array.from({ length: 8 }, () => resume(ticket)));
      expect(answers.filter((answer) => answer !== null)).toHaveLength(1);
    });

    it('is kept for ten minutes, then swept', async () => {
      const ticket = newTicket();
      await keep(ticket, DONE);
      server.clock.advance(10 * MINUTE_MS);
      expect(await resume(ticket)).toBeNull();
    });

    it('is bounded to fifty of limited size', async () => {
      for (const outcome of [
        { status: 'done', value: 'x'.repeat(66_000) },
        { status: 'gone' },
        { status: 'cancelled', by: 'nobody' },
      ])
        expect((await keep(newTicket(), outcome)).code).toBe('70001');
      expect((await keep('x'.repeat(65), DONE)).code).toBe('70001');
      const busy = await server.person();
      const tickets = Array.from({ length: 52 }, newTicket);
      for (const ticket of tickets) {
        expect((await keep(ticket, DONE, busy)).code).toBe('200');
        server.clock.advance(1);
      }
      const kept = await server.app.database.db
        .selectFrom('kept_outcome')
        .select('ticket_hash')
        .where('user_id', '=', busy.id)
        .execute();
      expect(kept).toHaveLength(50);
      expect(await resume(tickets[1] ?? '', busy)).toBeNull();
      expect(await resume(tickets[2] ?? '', busy)).toEqual(DONE);
      expect(await resume(tickets[51] ?? '', busy)).toEqual(DONE);
    });

    it('is stored under no ticket that works', async () => {
      const ticket = 'a-ticket-to-look-for';
      await keep(ticket, DONE);
      const rows = await server.app.database.db.selectFrom('kept_outcome').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(ticket);
    });
  });
};
