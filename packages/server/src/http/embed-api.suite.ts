import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../kernel/db/testing/describe-on-both-databases.ts';
import { EMBED_API } from '../domains/partners/embed-calls.ts';
import { PARTNER_ORIGIN, registerPartner } from '../testing/partner.ts';
import type { Partner } from '../testing/partner.ts';
import { startTestServer } from '../testing/test-server.ts';
import type { Person, TestServer } from '../testing/test-server.ts';

const FIRST = { theme: 'dark', locale: 'en', variables: { accent: '#336699', radius: 8 } };
const CONFIG = { task: 'pick-files', surface: 'page', ticket: 'ticket-1', multiple: true, max: 10 };
const LAUNCH = { config: CONFIG, first: FIRST, returnUrl: `${PARTNER_ORIGIN}/back?a=1#b` };
const DONE = { status: 'done', value: [{ id: '1', title: 'Plan' }] };

/** Proves the calls of partner pages and of our guest page beside the guest page itself. */
export const embedApiSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  let partner: Partner;
  let person: Person;

  beforeAll(async () => {
    server = await startTestServer(await under.open(), { CHARTDOCK_FREE_FILES: '2' });
    partner = await registerPartner(server, 'partner');
    person = await server.person({ phone: '13700000001' });
  });
  afterAll(() => server.stop());

  const tokenOf = ({ token }: Person) => ({ token });

  describe('pages', () => {
    it('learn time, versions and registration alone', async () => {
      const statusFor = async (query: string, origin?: string) => {
        const headers = origin === undefined ? {} : { origin };
        const response = await server.send(`${EMBED_API}/status${query}`, { headers });
        expect(response.headers.get('access-control-allow-origin')).toBe('*');
        expect(response.headers.get('vary')).toContain('Origin');
        const { code, data } = (await response.json()) as { code: string; data: Record<string, unknown> };
        expect([code, Object.keys(data)]).toEqual(['200', ['time', 'min', 'max', 'registered']]);
        expect(data).toMatchObject({ time: server.clock.now(), min: 1, max: 1 });
        return data['registered'];
      };
      expect(await statusFor('?client=partner', PARTNER_ORIGIN)).toBe(true);
      expect(await statusFor('?client=partner', 'http://a.shop.example:81')).toBe(true);
      for (const origin of ['https://evil.example', 'null', 'http://partner.example', undefined])
        expect(await statusFor('?client=partner', origin)).toBe(false);
      for (const query of ['', '?client=none', '?client=a&client=b'])
        expect(await statusFor(query, PARTNER_ORIGIN)).toBe(false);
    });

    it('of registered origins alone are let through, without cookies', async () => {
      const ask = async (call: string, origin: string, client = 'partner') =>
        (
          await server.send(`${EMBED_API}/${call}?client=${client}`, {
            method: 'OPTIONS',
            headers: { origin },
          })
        ).headers;
      for (const call of ['launch', 'results', 'resume', 'can']) {
        const headers = await ask(call, PARTNER_ORIGIN);
        expect(headers.get('access-control-allow-origin')).toBe(PARTNER_ORIGIN);
        expect(headers.get('access-control-allow-methods')).toBe('POST');
        expect(headers.get('access-control-allow-headers')).toContain('token');
        expect(headers.get('access-control-allow-credentials')).toBeNull();
        expect(headers.get('vary')).toContain('Origin');
        expect((await ask(call, PARTNER_ORIGIN, 'none')).get('access-control-allow-origin')).toBeNull();
        expect((await ask(call, 'https://evil.example')).get('access-control-allow-origin')).toBeNull();
      }
      for (const call of ['exchange', 'token'])
        expect((await ask(call, PARTNER_ORIGIN)).get('access-control-allow-origin')).toBeNull();
    });

    it.each(['launch', 'results', 'resume', 'can'])('of other origins are refused by %s', async (call) => {
      const body = { ...LAUNCH, ticket: 'ticket', outcome: DONE, ability: 'create' };
      for (const origin of ['https://evil.example', 'null', 'https://partner.example:8443']) {
        const answer = await partner.post(call, body, { ...tokenOf(person), origin });
        expect([answer.code, answer.data]).toEqual(['70011', null]);
        expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      }
    });

    it.each(['launch', 'results', 'resume', 'can'])('need a token for %s', async (call) => {
      expect((await partner.post(call, {})).code).toBe('407');
      expect((await partner.post(call, {}, { token: 'x'.repeat(43) })).code).toBe('407');
    });

    it('hear of unknown calls in an envelope', async () => {
      for (const [method, path] of [
        ['POST', '/none'],
        ['GET', '/launch'],
        ['DELETE', '/launch'],
        ['POST', '/launch/'],
        ['GET', ''],
      ] as const) {
        const response = await server.send(`${EMBED_API}${path}`, { method });
        expect([path, response.status, ((await response.json()) as { code: string }).code]).toEqual([
          path,
          404,
          '70012',
        ]);
      }
    });
  });

  describe('what a person could do', () => {
    const can = async (token: string, ability: string) => {
      const { code, data } = await partner.post('can', { ability }, { token });
      return code === '200' ? data : code;
    };
    const refused = (code: string, next: string) => ({ allowed: false, code, next });

    it('is told by the checks that the calls make', async () => {
      const free = await server.person({ free: true });
      const restricted = await server.person({ restrictedAt: 1 });
      for (const ability of ['create', 'import', 'clone']) {
        expect(await can(free.token, ability)).toEqual({ allowed: true });
        expect(await can(restricted.token, ability)).toEqual(refused('restricted', 'contact_support'));
      }
      await free.client.charts.create({ category: 'flow' });
      await free.client.charts.create({ category: 'flow' });
      for (const ability of ['create', 'import', 'clone'])
        expect(await can(free.token, ability)).toEqual(refused('quota', 'upgrade'));
      expect(await can(free.token, 'publish')).toEqual(refused('phone_unbound', 'bind_phone'));
      expect(await can(restricted.token, 'publish')).toEqual(refused('restricted', 'contact_support'));
      expect(await can(person.token, 'publish')).toEqual({ allowed: true });
      expect(await can(free.token, 'export:png')).toEqual({ allowed: true });
      expect(await can(free.token, 'export:svg')).toEqual(refused('not_member', 'upgrade'));
      expect(await can(person.token, 'export:svg')).toEqual({ allowed: true });
      expect(await can(restricted.token, 'export:png')).toEqual(refused('restricted', 'contact_support'));
    });

    it('is bounded by its token', async () => {
      const reading = await partner.tokenOf(person.token, ['files:read']);
      const lacking = {
        create: 'files:write',
        import: 'files:write',
        clone: 'files:write',
        publish: 'publish',
        'export:png': 'export',
        pay: 'pay',
      };
      for (const [ability, scope] of Object.entries(lacking))
        expect(await can(reading, ability)).toEqual({ ...refused('not_allowed', 'contact_support'), scope });
      const writing = await partner.tokenOf(person.token, ['files:write']);
      expect(await can(writing, 'create')).toEqual({ allowed: true });
      const selling = await partner.tokenOf(person.token, ['pay']);
      expect(await can(selling, 'pay')).toEqual({ allowed: true });
    });

    it.each(['fly', 'export:exe', 'export:', '', 'constructor'])('does not know %j', async (ability) => {
      expect(await can(person.token, ability)).toBe('70001');
    });
  });

  it('limits the calls of one address', async () => {
    const limited = await startTestServer(server.app.database, { CHARTDOCK_CALLS_PER_MINUTE: '5' });
    try {
      const codes = [];
      for (let count = 0; count < 7; count += 1) {
        const answer = await limited.send(`${EMBED_API}/status?client=partner`);
        codes.push(((await answer.json()) as { code: string }).code);
      }
      expect(codes).toEqual(['200', '200', '200', '200', '200', '429', '429']);
    } finally {
      await limited.stop();
    }
  });
};
