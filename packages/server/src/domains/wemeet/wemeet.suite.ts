import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { MEETING_APP, startMeetingGateway } from '../../testing/meeting-gateway.ts';
import type { MeetingGateway } from '../../testing/meeting-gateway.ts';
import { refusalOf, startTestServer } from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';
import { wireOf } from '../../testing/wire.ts';

const PAGE = 'https://charts.example/diagrams?folder=%E5%9B%BE&b=2';
const HOUR_MS = 3_600_000;

/** Proves the calls for pages inside the meeting app, against a gateway over HTTP. */
export const wemeetSuite = (under: DatabaseUnderTest): void => {
  let gateway: MeetingGateway;
  let server: TestServer;

  beforeAll(async () => {
    gateway = await startMeetingGateway(() => server.clock.now());
    server = await startTestServer(await under.open(), {
      CHARTDOCK_WEMEET_URL: `${gateway.address}/`,
      CHARTDOCK_WEMEET_SIGN_IN_URL: gateway.address,
      CHARTDOCK_WEMEET_CORP_ID: MEETING_APP.corpId,
      CHARTDOCK_WEMEET_SDK_ID: MEETING_APP.sdkId,
      CHARTDOCK_WEMEET_SECRET: MEETING_APP.secret,
      CHARTDOCK_WEMEET_DOMAINS: 'charts.example, *.rooms.example',
    });
  });
  afterAll(async () => {
    await server.stop();
    await gateway.stop();
  });

  let people = 0;
  const bound = async (): Promise<Person & { readonly openId: string }> => {
    const person = await server.person();
    const openId = `open-${(people += 1)}`;
    await person.client.wemeet.thirdBinding({ code: gateway.codeFor(openId) });
    return { ...person, openId };
  };
  const rowOf = ({ id }: Person) =>
    server.app.database.db
      .selectFrom('meeting_binding')
      .selectAll()
      .where('user_id', '=', id)
      .executeTakeFirst();

  describe('[CALL-U-046] POST wemeet/getSignUrl', () => {
    it('[CALL-U-046] signs the page with a fresh ticket', async () => {
      const person = await bound();
      const sign = async () =>
        (await wireOf(server, person).post('/api/personal/wemeet/getSignUrl', { url: `${PAGE}#top` })).data;
      const first = await sign();
      const { timestamp, nonceStr, signature } = first as Record<string, string>;
      expect(first).toMatchObject({ corpId: 'corp-1', sdkId: 'sdk-1' });
      expect(timestamp).toBe(String(Math.floor(server.clock.now() / 1000)));
      expect(nonceStr).toMatch(/^[0-9a-f]{32}$/);
      const text = `corp_id=corp-1&sdk_id=sdk-1&timestamp=${timestamp}&nonce_str=${nonceStr}&url=${PAGE}&ticket=${gateway.tickets.at(-1)}`;
      expect(signature).toBe(createHash('sha256').update(text).digest('hex'));
      const second = await sign();
      expect(second?.['nonceStr']).not.toBe(nonceStr);
      expect(gateway.tickets.at(-1)).not.toBe(gateway.tickets.at(-2));
      const asked = gateway.requests.at(-1);
      expect(asked?.headers).toMatchObject({ openid: person.openId, 'x-tc-timestamp': timestamp });
      expect(JSON.stringify(second)).not.toContain('ticket-');
    });

    it.each([
      ['https://charts.example/', true],
      ['http://charts.example:8443/a', true],
      ['https://a.rooms.example/', true],
      ['https://rooms.example/', false],
      ['https://evil.example/?https://charts.example/', false],
      ['https://charts.example.evil.example/', false],
      ['https://charts.example@evil.example/', false],
      ['https://user@charts.example/', false],
      ['https://evil.example\\@charts.example/', false],
      ['https://charts.example/a b', false],
      ['javascript:alert(1)//charts.example', false],
      ['//charts.example/', false],
      ['charts.example', false],
    ])('[CALL-U-046] of %s is trusted: %s', async (url, isTrusted) => {
      const person = await bound();
      const call = person.client.wemeet.getSignUrl({ url });
      if (isTrusted) await expect(call).resolves.toHaveProperty('signature');
      else expect(await refusalOf(call)).toBe('70011');
    });

    it('[CALL-U-046] renews ending tokens once, never withdrawn ones', async () => {
      const person = await bound();
      const sign = () => server.client(person.token).wemeet.getSignUrl({ url: PAGE });
      server.clock.advance(6 * HOUR_MS - 30_000);
      await Promise.all([sign(), sign(), sign()].map((call) => call.catch(() => undefined)));
      await expect(sign()).resolves.toHaveProperty('signature');
      server.clock.advance(6 * HOUR_MS);
      gateway.forget(person.openId);
      expect(await refusalOf(sign())).toBe('70020');
      expect(await rowOf(person)).toBeUndefined();
    });

    it('[CALL-U-046] reports a missing account or answer', async () => {
      expect(await refusalOf((await server.person()).client.wemeet.getSignUrl({ url: PAGE }))).toBe('70020');
      const person = await bound();
      gateway.answerWith(503);
      expect(await refusalOf(person.client.wemeet.getSignUrl({ url: PAGE }))).toBe('70032');
      expect(await refusalOf(person.client.wemeet.thirdBinding({ code: 'x' }))).toBe('70032');
      gateway.answerWith(200);
      await expect(person.client.wemeet.getSignUrl({ url: PAGE })).resolves.toHaveProperty('signature');
    });
  });

  describe('[CALL-U-048] POST wemeet/thirdBinding', () => {
    it('[CALL-U-048] binds a code once and seals tokens', async () => {
      const person = await server.person();
      const code = gateway.codeFor('open-sealed');
      const wire = wireOf(server, person);
      const answer = await wire.post('/api/personal/wemeet/thirdBinding', { code });
      expect([answer.code, answer.data]).toEqual(['200', { bound: true }]);
      const row = await rowOf(person);
      expect(row?.open_id).toBe('open-sealed');
      expect(Buffer.from(row?.sealed ?? '').toString('latin1')).not.toMatch(/access|refresh/);
      expect((await wire.post('/api/personal/wemeet/thirdBinding', { code })).code).toBe('70017');
      expect((await wire.post('/api/personal/wemeet/thirdBinding', { code: '' })).code).toBe('70001');
      expect(await rowOf(person)).toBeDefined();
      await person.client.wemeet.thirdBinding({ code: gateway.codeFor('open-other') });
      expect((await rowOf(person))?.open_id).toBe('open-other');
    });

    it('[CALL-U-048] is worthless under another secret', async () => {
      const person = await bound();
      const other = await startTestServer(server.app.database, {
        CHARTDOCK_WEMEET_URL: gateway.address,
        CHARTDOCK_WEMEET_CORP_ID: MEETING_APP.corpId,
        CHARTDOCK_WEMEET_SDK_ID: MEETING_APP.sdkId,
        CHARTDOCK_WEMEET_SECRET: 'another',
        CHARTDOCK_WEMEET_DOMAINS: 'charts.example',
      });
      try {
        expect(await refusalOf(other.client(person.token).wemeet.getSignUrl({ url: PAGE }))).toBe('70020');
      } finally {
        await other.stop();
      }
    });
  });

  it('[CALL-U-047] POST wemeet/unbind forgets one person alone', async () => {
    const [person, other] = [await bound(), await bound()];
    const wire = wireOf(server, person);
    for (const again of [false, true]) {
      const answer = await wire.post('/api/personal/wemeet/unbind', {});
      expect([again, answer.code, answer.data]).toEqual([again, '200', { bound: false }]);
    }
    expect(await rowOf(person)).toBeUndefined();
    expect(await rowOf(other)).toBeDefined();
    expect(await refusalOf(person.client.wemeet.getSignUrl({ url: PAGE }))).toBe('70020');
  });

  it('is off without credentials', async () => {
    const plain = await startTestServer(server.app.database);
    try {
      const { client } = { client: plain.client((await server.person()).token) };
      expect(await refusalOf(client.wemeet.getSignUrl({ url: PAGE }))).toBe('70032');
      expect(await refusalOf(client.wemeet.thirdBinding({ code: 'x' }))).toBe('70032');
      await expect(client.wemeet.unbind()).resolves.toEqual({ bound: false });
    } finally {
      await plain.stop();
    }
  });
};
