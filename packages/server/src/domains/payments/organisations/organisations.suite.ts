import { isApiError } from '@chartdock/client';
import * as organisationCalls from '@chartdock/contract/calls/organisations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../../kernel/db/testing/describe-on-both-databases.ts';
import { signInBuyer } from '../../../testing/buyer.ts';
import type { Buyer } from '../../../testing/buyer.ts';
import { visitCashier } from '../../../testing/shop.ts';
import { refusalOf, startTestServer } from '../../../testing/test-server.ts';
import type { Person, TestServer } from '../../../testing/test-server.ts';
import { wireOf } from '../../../testing/wire.ts';

const DAY_MS = 86_400_000;
const NOT_ALLOWED = '70013';
const FULL = '509';

const callsOf = ({ client }: Pick<Person, 'client'>) =>
  client.bind({ organisations: { ...organisationCalls } }).organisations;

/** The reason that a refusal gives. */
const reasonOf = async (call: Promise<unknown>): Promise<unknown> => {
  try {
    await call;
  } catch (error) {
    if (!isApiError(error) || error.envelopeCode !== NOT_ALLOWED) throw error;
    return (error.data as { reason?: unknown } | null)?.reason;
  }
  throw new Error('The call was answered, not refused.');
};

/** Proves that an organisation is bought and extended by the seat, that its seats are all the people it may have, and that they have its rights as long as they are in it. */
export const organisationsSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await under.open());
  });
  afterAll(() => server.stop());

  const buy = async (
    buyer: Buyer,
    seats: number,
    more: { readonly orgName?: string; readonly orgId?: string } = {},
  ): Promise<void> => {
    const input = { orderType: 'org', upgradeType: 'org-year', teamusercount: seats, ...more } as const;
    const { order } = await buyer.orders.preOrderWechat(input, { keep: true });
    const { code_url: code } = await buyer.orders.payWechat({ orderId: order.id });
    await visitCashier(code, 'pay');
    await expect
      .poll(async () => (await buyer.orders.deliver({ orderId: order.id })).order.state)
      .toBe('delivered');
  };
  const found = async (seats: number, orgName = 'Atelier') => {
    const owner = await signInBuyer(server);
    await buy(owner, seats, { orgName });
    return owner;
  };
  const seen = async (person: Pick<Person, 'client'>) => {
    const { organisation } = await callsOf(person).mine({}, { keep: true });
    if (organisation === null) throw new Error('they are in no organisation');
    return organisation;
  };
  const namesOf = async (person: Pick<Person, 'client'>) =>
    (await seen(person)).members.map(({ userId }) => userId);
  const tierOf = async ({ client }: Pick<Person, 'client'>) => {
    const { privilege } = await client.user.privilege({ compulsion: true }, { keep: true });
    return { orgMember: privilege.orgMember, orgId: privilege.auth.orgId, until: privilege.orgExpireTime };
  };
  const invite = (owner: Person, { email }: Pick<Person, 'email'>) =>
    callsOf(owner).addMember({ account: email }, { keep: true });
  /** Has someone invited, and has them accept. */
  const add = async (owner: Person, person: Pick<Person, 'email' | 'client'>) => {
    const { organisation } = await invite(owner, person);
    return callsOf(person).accept({ orgId: organisation?.orgId ?? '' }, { keep: true });
  };

  describe('an organisation', () => {
    it('[CALL-S-021] GET /api/org/org/mine as query tells organisation and members', async () => {
      const owner = await found(3);
      const member = await signInBuyer(server);
      await add(owner, member);
      const ask = async (person: Buyer) =>
        (await wireOf(server, person).get('/api/org/org/mine')).data?.['organisation'];
      const { until, orgId } = await tierOf(owner);
      const members = [
        { userId: owner.id, role: 'owner' },
        { userId: member.id, role: 'member' },
      ];
      const same = { orgId, name: 'Atelier', seats: 3, paidUntil: until, members };
      expect(await ask(owner)).toMatchObject({ ...same, role: 'owner' });
      expect(await ask(member)).toMatchObject({ ...same, role: 'member' });
      expect(await ask(await signInBuyer(server))).toBeNull();
    });

    it('is extended by its members alone', async () => {
      const owner = await found(2);
      const [member, stranger] = [await signInBuyer(server), await signInBuyer(server)];
      await add(owner, member);
      const before = await seen(owner);
      const theirs = { orgId: before.orgId };
      const input = { orderType: 'org', upgradeType: 'org-year', teamusercount: 2, ...theirs } as const;
      expect(await refusalOf(stranger.orders.preOrderWechat(input))).toBe(NOT_ALLOWED);
      expect(await refusalOf(stranger.orders.addPreOrderInfo(input))).toBe(NOT_ALLOWED);
      await buy(member, 2, theirs);
      const after = await seen(owner);
      expect([after.seats, after.name]).toEqual([2, 'Atelier']);
      expect(Math.round((after.paidUntil - before.paidUntil) / DAY_MS)).toBeGreaterThan(363);
      for (const person of [owner, member])
        expect(await tierOf(person)).toEqual({
          orgMember: true,
          orgId: before.orgId,
          until: after.paidUntil,
        });
      // Without its id it is the same: a person is in one organisation.
      await buy(owner, 2);
      expect((await seen(member)).orgId).toBe(before.orgId);
      expect((await seen(member)).paidUntil).toBeGreaterThan(after.paidUntil);
    });

    it('charges seats by their share of time', async () => {
      const owner = await found(10);
      const before = await seen(owner);
      await buy(owner, 1);
      const after = await seen(owner);
      expect(after.seats).toBe(10);
      expect(Math.round((after.paidUntil - before.paidUntil) / DAY_MS)).toBe(37);
    });

    it('is extended despite its buyer’s removal', async () => {
      const owner = await found(2);
      const member = await signInBuyer(server);
      await add(owner, member);
      const before = await seen(owner);
      const theirs = { orgId: before.orgId };
      const input = { orderType: 'org', upgradeType: 'org-year', teamusercount: 2, ...theirs } as const;
      const { order, organisation } = await member.orders.preOrderWechat(input);
      expect(organisation).toEqual({ ...theirs, name: 'Atelier' });
      const { code_url: code } = await member.orders.payWechat({ orderId: order.id });
      await callsOf(owner).removeMember({ userId: member.id });
      await visitCashier(code, 'pay');
      await expect
        .poll(async () => (await member.orders.deliver({ orderId: order.id })).order.state)
        .toBe('delivered');
      expect((await seen(owner)).paidUntil).toBeGreaterThan(before.paidUntil + 300 * DAY_MS);
      expect(await tierOf(member)).toMatchObject({ orgMember: false });
    });

    it('gets no seats bought without its name', async () => {
      const owner = await found(2);
      const member = await signInBuyer(server);
      await add(owner, member);
      const before = await seen(owner);
      const own = { orderType: 'org', upgradeType: 'org-year', teamusercount: 1, orgName: 'Mine' } as const;
      const { organisation } = await member.orders.preOrderWechat(own);
      expect(organisation).toEqual({ orgId: null, name: 'Mine' });
      await buy(member, 1, { orgName: 'Mine' });
      expect((await seen(member)).name).toBe('Mine');
      expect((await seen(owner)).paidUntil).toBe(before.paidUntil);
      // An owner who names another one is told, and buys nothing.
      const other = { ...own, orgName: 'Other' };
      expect(await refusalOf(owner.orders.preOrderWechat(other))).toBe('70001');
    });

    it('of one’s own begins from now', async () => {
      const owner = await found(2);
      const member = await signInBuyer(server);
      await add(owner, member);
      await callsOf(member).quit();
      await buy(member, 1, { orgName: 'Solo' });
      const { name, role, paidUntil } = await seen(member);
      expect([name, role]).toEqual(['Solo', 'owner']);
      expect(paidUntil).toBeLessThan(server.clock.now() + 367 * DAY_MS);
      expect(await namesOf(owner)).toEqual([owner.id]);
    });
  });

  describe('its people', () => {
    it('have rights from joining until removal', async () => {
      const owner = await found(2);
      const member = await signInBuyer(server);
      for (let file = 0; file < 9; file += 1) await member.client.charts.create({ category: 'flow' });
      const create = () => member.client.charts.create({ category: 'flow' });
      expect(await refusalOf(create())).toBe(FULL);
      const { organisation } = await add(owner, member);
      expect(organisation?.members.map(({ userId }) => userId)).toEqual([owner.id, member.id]);
      expect(await tierOf(member)).toMatchObject({ orgMember: true, orgId: organisation?.orgId });
      await create();
      await callsOf(owner).removeMember({ userId: member.id });
      expect(await tierOf(member)).toEqual({ orgMember: false, orgId: undefined, until: undefined });
      expect(await refusalOf(create())).toBe(FULL);
      expect(await callsOf(member).mine()).toMatchObject({ organisation: null });
    });

    it('enter and pay only once they accept', async () => {
      const owner = await found(2);
      const member = await signInBuyer(server);
      const { organisation } = await invite(owner, member);
      const orgId = organisation?.orgId ?? '';
      expect(organisation).toMatchObject({
        members: [{ userId: owner.id }],
        invited: [{ userId: member.id, account: member.email }],
      });
      expect(await tierOf(member)).toMatchObject({ orgMember: false, orgId: undefined });
      const { invitations } = await callsOf(member).mine({}, { keep: true });
      expect(invitations).toMatchObject([
        { orgId, name: 'Atelier', owner: expect.stringMatching(/\S/) as string },
      ]);
      const input = { orderType: 'org', upgradeType: 'org-year', teamusercount: 1 } as const;
      expect(await refusalOf(member.orders.preOrderWechat({ ...input, orgId }))).toBe(NOT_ALLOWED);
      expect((await callsOf(member).accept({ orgId })).organisation).toMatchObject({ orgId, role: 'member' });
      expect((await callsOf(member).accept({ orgId })).invitations).toEqual([]);
      expect(await tierOf(member)).toMatchObject({ orgMember: true, orgId });
    });

    it('POST /api/org/invitation/decline as form leaves them outside', async () => {
      const owner = await found(2);
      const member = await signInBuyer(server);
      const orgId = (await invite(owner, member)).organisation?.orgId ?? '';
      expect(await callsOf(member).decline({ orgId })).toEqual({ organisation: null, invitations: [] });
      expect(await reasonOf(callsOf(member).accept({ orgId }))).toBe('not_invited');
      await invite(owner, member);
      const { organisation } = await callsOf(owner).removeMember({ userId: member.id });
      expect(organisation?.invited).toEqual([]);
      expect(await reasonOf(callsOf(member).accept({ orgId }))).toBe('not_invited');
      expect(await tierOf(member)).toMatchObject({ orgMember: false });
    });

    it('are told of invitation and removal, owners of joining', async () => {
      const owner = await found(2);
      const member = await signInBuyer(server);
      await invite(owner, member);
      await add(owner, member);
      await callsOf(owner).removeMember({ userId: member.id });
      await callsOf(owner).removeMember({ userId: member.id });
      const kindsOf = async ({ client }: Person) =>
        (await client.notifications.getList({})).rows.map(({ type, content }) => [
          type,
          content.includes('“Atelier”'),
        ]);
      expect(await kindsOf(member)).toEqual([
        ['organisationRemoved', true],
        ['organisationInvited', true],
      ]);
      expect(await kindsOf(owner)).toEqual([['organisationEntered', true]]);
    });

    it('lose rights with time, and regain them', async () => {
      const owner = await found(2);
      const member = await signInBuyer(server);
      await add(owner, member);
      server.clock.advance(366 * DAY_MS);
      expect(await tierOf(member)).toMatchObject({ orgMember: false });
      await buy(owner, 2);
      expect(await tierOf(member)).toMatchObject({ orgMember: true });
    });

    it('are no more than its seats', async () => {
      const owner = await found(3);
      const other = await startTestServer(server.app.database, {}, { clock: server.clock });
      try {
        const people = await Promise.all(Array.from({ length: 12 }, () => signInBuyer(server)));
        const ends = await Promise.all(
          people.map(({ email }, index) => {
            const client = (index % 2 === 0 ? server : other).client(owner.token);
            const adding = callsOf({ client }).addMember({ account: email }, { keep: true });
            return adding.then(
              () => 'added',
              () => 'refused',
            );
          }),
        );
        expect(ends.filter((end) => end === 'added')).toHaveLength(2);
        expect((await seen(owner)).invited).toHaveLength(2);
        expect(await reasonOf(invite(owner, await signInBuyer(server)))).toBe('seats_taken');
        // A seat that is free again can be given.
        const first = (await seen(owner)).invited[0]?.userId ?? '';
        await callsOf(owner).removeMember({ userId: first });
        await add(owner, await signInBuyer(server));
        expect(await namesOf(owner)).toHaveLength(2);
        expect((await seen(owner)).invited).toHaveLength(1);
      } finally {
        await other.stop();
      }
    });

    it('are added and taken out by its owner alone', async () => {
      const owner = await found(3);
      const [member, stranger] = [await signInBuyer(server), await signInBuyer(server)];
      await add(owner, member);
      for (const person of [member, stranger]) {
        expect(await reasonOf(invite(person, stranger))).toBe('not_owner');
        expect(await reasonOf(callsOf(person).removeMember({ userId: owner.id }))).toBe('not_owner');
      }
      expect(await reasonOf(callsOf(owner).removeMember({ userId: owner.id }))).toBe('is_owner');
      // Someone who is not in it is not taken out of anything.
      const others = await found(2, 'Other');
      await callsOf(owner).removeMember({ userId: others.id });
      expect(await tierOf(others)).toMatchObject({ orgMember: true });
      expect(await namesOf(owner)).toEqual([owner.id, member.id]);
    });

    it('are in one at a time and can leave', async () => {
      const [owner, other] = [await found(2), await found(2, 'Other')];
      const member = await signInBuyer(server);
      await add(owner, member);
      expect(await reasonOf(invite(other, member))).toBe('elsewhere');
      expect(await reasonOf(invite(other, owner))).toBe('elsewhere');
      expect(await reasonOf(callsOf(owner).quit())).toBe('is_owner');
      expect(await callsOf(member).quit()).toEqual({ organisation: null, invitations: [] });
      expect(await callsOf(member).quit()).toEqual({ organisation: null, invitations: [] });
      await add(other, member);
      expect(await namesOf(other)).toEqual([other.id, member.id]);
    });

    it('are found by login name, limited times', async () => {
      const owner = await found(2);
      expect(await reasonOf(invite(owner, { email: 'nobody@example.test' }))).toBe('account_unknown');
      const tries = Array.from({ length: 60 }, (_, index) =>
        invite(owner, { email: `no${index}@example.test` }),
      );
      const codes = await Promise.all(tries.map((call) => refusalOf(call)));
      expect(codes.filter((code) => code === '429').length).toBeGreaterThan(0);
    });
  });

  describe('the calls', () => {
    it('POST /api/org/member/add as form invites someone', async () => {
      const owner = await found(2);
      const member = await signInBuyer(server);
      const answer = await wireOf(server, owner).post('/api/org/member/add', { account: member.email });
      expect(answer).toMatchObject({
        code: '200',
        data: { organisation: { members: [{}], invited: [{ userId: member.id }] } },
      });
    });

    it('POST /api/org/invitation/accept as form enters, POST /api/org/invitation/decline not', async () => {
      const owner = await found(2);
      const [one, other] = [await signInBuyer(server), await signInBuyer(server)];
      const orgId = (await invite(owner, one)).organisation?.orgId ?? '';
      expect(await wireOf(server, one).post('/api/org/invitation/accept', { orgId })).toMatchObject({
        code: '200',
        data: { organisation: { orgId }, invitations: [] },
      });
      expect(await wireOf(server, other).post('/api/org/invitation/decline', { orgId })).toMatchObject({
        code: '200',
        data: { organisation: null, invitations: [] },
      });
    });

    it('POST /api/org/member/remove as form takes someone out', async () => {
      const owner = await found(2);
      const member = await signInBuyer(server);
      await add(owner, member);
      const answer = await wireOf(server, owner).post('/api/org/member/remove', { userId: member.id });
      expect(answer).toMatchObject({
        code: '200',
        data: { organisation: { members: [{ userId: owner.id }] } },
      });
    });

    it('POST /api/org/member/quit as form leaves', async () => {
      const owner = await found(2);
      const member = await signInBuyer(server);
      await add(owner, member);
      expect(await wireOf(server, member).post('/api/org/member/quit', {})).toMatchObject({
        code: '200',
        data: { organisation: null },
      });
    });
  });
};
