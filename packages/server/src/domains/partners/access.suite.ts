import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { createSession } from '../sessions/sessions.ts';
import { PARTNER_ORIGIN, registerPartner } from '../../testing/partner.ts';
import type { Partner } from '../../testing/partner.ts';
import { EMBED_API } from './embed-calls.ts';
import { TEST_PASSWORD, startTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

const HOUR_MS = 3_600_000;
const REFUSED = '70013';
const OWN_PAGE = { 'sec-fetch-site': 'same-origin' };
const LAUNCH = {
  config: { task: 'export', ticket: 'ticket', surface: 'page' },
  first: { theme: 'auto', locale: 'en' },
  returnUrl: `${PARTNER_ORIGIN}/back`,
};

/** Proves that a person sees which partners they let in, and that withdrawing one ends all that it has. */
export const accessSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  let partner: Partner;

  beforeAll(async () => {
    server = await startTestServer(await under.open());
    partner = await registerPartner(server, 'partner', ['files:read', 'files:write', 'export']);
  });
  afterAll(() => server.stop());

  const isEnded = { envelopeCode: '407' };

  /** Lets the partner in for someone new, and gets a token by it. */
  const letIn = async () => {
    const someone = await server.person();
    const token = await partner.tokenOf(someone.token);
    await server.client(token).lists.loadFiles();
    const byId = async (): Promise<string> => {
      const response = await server.send(`${EMBED_API}/token?client=partner`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ secret: partner.secret, userId: someone.id }),
      });
      return ((await response.json()) as { code: string }).code;
    };
    return { someone, token, byId };
  };

  it('GET /api/personal/login/partner/list as query lists partners let in', async () => {
    const { someone } = await letIn();
    const now = server.clock.now();
    expect(await someone.client.session.partners()).toEqual({
      partners: [
        {
          client: 'partner',
          name: 'Partner partner',
          scopes: ['files:read', 'files:write', 'export'],
          sinceTime: now,
          tokenTime: now,
        },
      ],
    });
    const other = await server.person();
    expect(await other.client.session.partners()).toEqual({ partners: [] });
  });

  it('lists partners with surfaces under own sessions', async () => {
    const opened = await registerPartner(server, 'opened');
    const someone = await server.person();
    const launched = await opened.post('launch', LAUNCH, { token: someone.token });
    const { data } = await opened.post('exchange', { code: String(launched.data?.['code']) }, OWN_PAGE);
    expect(data).not.toBeNull();
    const { partners } = await someone.client.session.partners();
    expect(partners.map(({ client }) => client)).toEqual(['opened']);
  });

  it('POST /api/personal/login/partner/withdraw as form ends all access', async () => {
    const { someone, token, byId } = await letIn();
    const bystander = await letIn();
    const { code } = await someone.client.session.handOff({ client: 'partner' });
    const launched = await partner.post('launch', LAUNCH, { token });
    expect(await someone.client.session.withdrawPartner({ client: 'partner' })).toEqual({});
    await expect(server.client(token).lists.loadFiles()).rejects.toMatchObject(isEnded);
    expect(await byId()).toBe(REFUSED);
    const login = { code, from: 'notes', client: 'partner', secret: partner.secret };
    await expect(server.client(undefined).session.exchange(login)).rejects.toMatchObject({
      envelopeCode: '70017',
    });
    const surface = await partner.post('exchange', { code: String(launched.data?.['code']) }, OWN_PAGE);
    expect(surface.code).toBe('70017');
    expect(await someone.client.session.partners()).toEqual({ partners: [] });
    await someone.client.lists.loadFiles();
    await server.client(bystander.token).lists.loadFiles();
    expect(await bystander.byId()).toBe('200');
    // Who asks again is let in again.
    await server.client(await partner.tokenOf(someone.token)).lists.loadFiles();
  });

  it('withdraws nothing quietly, naming nobody', async () => {
    const { someone } = await letIn();
    for (const client of ['none', 'gone'])
      expect(await someone.client.session.withdrawPartner({ client })).toEqual({});
  });

  it('refuses a token made during the withdrawal', async () => {
    const { someone, byId } = await letIn();
    const { db } = server.app.database;
    const { device_id: deviceId } = await db
      .selectFrom('partner_grant')
      .select('device_id')
      .where('user_id', '=', someone.id)
      .executeTakeFirstOrThrow();
    await someone.client.session.withdrawPartner({ client: 'partner' });
    const late = await createSession(server.app, db, {
      userId: someone.id,
      deviceId,
      use: 'header',
      lifeMs: HOUR_MS,
      partner: { clientId: 'partner', scopes: ['files:read'] },
    });
    await expect(server.client(late.token).lists.loadFiles()).rejects.toMatchObject(isEnded);
    expect(await byId()).toBe(REFUSED);
  });

  it('ends it with a new password too', async () => {
    const { someone, token, byId } = await letIn();
    await someone.client.account.updatePassword({ oldPassword: TEST_PASSWORD, password: 'Neupass22' });
    await expect(server.client(token).lists.loadFiles()).rejects.toMatchObject(isEnded);
    expect(await byId()).toBe(REFUSED);
    expect(await someone.client.session.partners()).toEqual({ partners: [] });
    await someone.client.lists.loadFiles();
  });

  it('POST /api/personal/login/out/everywhere as form ends every session', async () => {
    const { someone, token, byId } = await letIn();
    const { token: second } = await server
      .client(undefined)
      .session.signIn({ account: someone.email, password: TEST_PASSWORD });
    await server.client(second).session.signOutEverywhere();
    for (const ended of [token, someone.token, second])
      await expect(server.client(ended).lists.loadFiles()).rejects.toMatchObject(isEnded);
    expect(await byId()).toBe(REFUSED);
  });

  it('gives no partner the say over it', async () => {
    const { token } = await letIn();
    const { session } = server.client(token);
    for (const call of [session.partners(), session.signOutEverywhere()])
      await expect(call).rejects.toMatchObject({ envelopeCode: REFUSED });
    await expect(session.withdrawPartner({ client: 'partner' })).rejects.toMatchObject({
      envelopeCode: REFUSED,
    });
  });
};
