import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { contractCalls } from '../domains.ts';
import { callsWithIds, inputsFor } from '../../testing/call-inputs.ts';
import { titlesAt } from '../../testing/item-token.ts';
import { makeOutsideWorld } from '../../testing/outside-world.ts';
import type { OutsideWorld } from '../../testing/outside-world.ts';
import { PARTNER_ORIGIN, registerPartner } from '../../testing/partner.ts';
import type { Partner } from '../../testing/partner.ts';
import { reachOutside } from '../../testing/reach-outside.ts';
import { startTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { embeddedCalls } from './embedded-calls.ts';

const implemented = new Map([...contractCalls, ...embeddedCalls].map((call) => [call.name, call] as const));
const REFUSED = '70013';
const PROBE = '01890000-0000-7000-8000-00000000abcd';

/** Calls that name a file or folder and refuse every token for items, written out. */
const closed: ReadonlySet<string> = new Set([
  'account.endDevice',
  'collaboration.add',
  'collaboration.answerOffer',
  'collaboration.listUsers',
  'collaboration.narrow',
  'collaboration.offerOwner',
  'collaboration.quit',
  'collaboration.remove',
  'collaboration.setRole',
  'collaborationLinks.create',
  'collaborationLinks.remove',
  'collaborationLinks.reset',
  'collaborationLinks.status',
  'collaborationLinks.update',
  'collaborationRecent.del',
  'collaborationRecent.updateNote',
  'collaborationRequests.approve',
  'collaborationRequests.ask',
  'collaborationRequests.decideForOrganisation',
  'collaborationRequests.refuse',
  'coupons.exchange',
  'folders.pin',
  'folders.removeFromTrash',
  'folders.unpin',
  'lists.filesCount',
  'lists.globalFiles',
  'notifications.read',
  'notifications.remove',
  'orders.addPreOrderInfo',
  'orders.preOrderAlipay',
  'orders.preOrderWechat',
  'reviews.approve',
  'reviews.changePrice',
  'reviews.refuse',
  'shareActivity.list',
  'shareActivity.undo',
  'shareSwitches.copy',
  'shareSwitches.download',
  'shareSwitches.open',
  'templates.clone',
  'templates.cloneCheck',
  'templates.like',
  'templates.likeStatus',
]);

const deletesForGood = ({ type }: Readonly<Record<string, unknown>>): boolean => type === 'remove_from_trash';

/** Proves that a token for items reaches no other file by any route. */
export const itemsReachSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  let partner: Partner;
  let world: OutsideWorld;
  let token: string;

  beforeAll(async () => {
    server = await startTestServer(await under.open(), { CHARTDOCK_QUERY_TOKEN: 'all' });
    partner = await registerPartner(server, 'partner');
    world = await makeOutsideWorld(server);
    token = await partner.tokenOf(world.person.token, undefined, world.items);
  });
  afterAll(() => server.stop());

  describe('over every call', () => {
    it.each([
      ['one folder', 'Inside file'],
      ['a folder and a file', 'Alone'],
    ] as const)('nothing outside of %s is answered, shown or changed', async (naming, shown) => {
      const named = await makeOutsideWorld(server, naming);
      const tokenFor = () => partner.tokenOf(named.person.token, undefined, named.items);
      expect(await reachOutside(server, named, tokenFor)).toEqual([]);
      // The token was no dead one.
      expect(await titlesAt(server.client(await tokenFor()))).toContain(shown);
    });

    it('a token without items reaches everything (negative control)', async () => {
      const other = await makeOutsideWorld(server);
      const reached = await reachOutside(server, other, () => partner.tokenOf(other.person.token));
      const calls = (how: string) =>
        new Set(reached.filter((one) => one.how === how).map(({ call }) => call));
      expect([...calls('shown')]).toEqual(
        expect.arrayContaining([
          'lists.loadFiles',
          'lists.historyFiles',
          'lists.globalFiles',
          'lists.favFiles',
        ]),
      );
      expect([...calls('changed')]).toEqual(
        expect.arrayContaining([
          'folders.create',
          'folders.toTrash',
          'folders.batchOperation',
          'importing.importFile',
        ]),
      );
      expect([...calls('answered')]).toEqual(
        expect.arrayContaining([
          'charts.definition',
          'charts.info',
          'exporting.signKey',
          'favourites.toggle',
        ]),
      );
    });

    it.each(callsWithIds.map((call) => [call.name, call] as const))(
      '%s closes or claims its items',
      (_name, call) => {
        const one = implemented.get(call.name);
        if (one === undefined) throw new Error(`Nothing implements ${call.name}.`);
        const inputs = inputsFor(call, PROBE);
        expect(inputs.length).toBeGreaterThan(0);
        for (const input of inputs) {
          const { locate: _hint, userid: _person, ...named } = input;
          const places = JSON.stringify(named).split(PROBE).length - 1;
          const claimed = one.prepare(input).claims?.filter(({ id }) => id === PROBE).length;
          const isClosed = closed.has(call.name) || deletesForGood(input);
          expect([input, claimed]).toEqual([input, isClosed ? undefined : places]);
        }
      },
    );

    it('only calls that partners may make are open', () => {
      const open = [...implemented.values()].filter(
        ({ access, items }) => access !== 'public' && items !== 'closed',
      );
      expect(open.filter(({ scope }) => scope === 'own sessions')).toEqual([]);
      expect(open.length).toBeGreaterThan(25);
    });
  });

  describe('beside the calls', () => {
    it('cannot be traded or become a session', async () => {
      const { post, secret } = partner;
      const headers = { 'content-type': 'application/json' };
      const traded = await server.send('/embed/v1/api/token?client=partner', {
        method: 'POST',
        headers,
        body: JSON.stringify({ secret, token }),
      });
      expect(((await traded.json()) as { code: string }).code).toBe(REFUSED);
      expect((await post('token', { secret, token })).code).toBe('70011');
      const { session } = server.client(token);
      await expect(session.handOff()).rejects.toMatchObject({ envelopeCode: REFUSED });
      await expect(session.handOff({ client: 'partner' })).rejects.toMatchObject({ envelopeCode: REFUSED });
      await expect(session.verify()).rejects.toMatchObject({ envelopeCode: REFUSED });
      const page = await server.send(`/?token=${token}`, { headers: { 'sec-fetch-dest': 'document' } });
      expect([page.status, page.headers.get('set-cookie')]).toEqual([303, null]);
      // The person's own token would have signed in, so the address was read.
      const own = await server.send(`/?token=${world.person.token}`, {
        headers: { 'sec-fetch-dest': 'document' },
      });
      expect(own.headers.get('set-cookie')).not.toBeNull();
    });

    it('a surface that it launches covers the same items', async () => {
      const config = { task: 'pick-files', surface: 'page', ticket: 'launched' };
      const first = { theme: 'dark', locale: 'en' };
      const returnUrl = `${PARTNER_ORIGIN}/back`;
      const launched = await partner.post('launch', { config, first, returnUrl }, { token });
      const { data } = await partner.post(
        'exchange',
        { code: launched.data?.['code'] },
        { origin: server.address, 'sec-fetch-site': 'same-origin' },
      );
      const passed = data?.['first'] as { readonly token: { readonly value: string } };
      const client = server.client(passed.token.value);
      expect(await titlesAt(client)).toContain('Inside file');
      const outside = world.outside[2] ?? '';
      await expect(client.charts.definition({ chartId: outside })).rejects.toMatchObject({
        envelopeCode: '70002',
      });
    });

    it('takes no outcome that names other files', async () => {
      const outcome = { status: 'done', value: { id: world.outside[2], title: 'Other' } };
      const wide = await partner.tokenOf(world.person.token);
      const take = async (by: string, ticket: string) =>
        (await partner.post('resume', { ticket }, { token: by })).data;
      await partner.post('results', { ticket: 'wide', outcome }, { token: wide });
      expect(await take(token, 'wide')).toBeNull();
      expect(await take(wide, 'wide')).toEqual(outcome);
      for (const [ticket, by] of [
        ['narrow', await partner.tokenOf(world.person.token, undefined, world.items)],
        ['narrow to wide', wide],
      ] as const) {
        await partner.post('results', { ticket, outcome }, { token });
        expect(await take(by, ticket)).toEqual(outcome);
      }
    });

    it('gets no foreign download or picture', async () => {
      const own = world.inside.file;
      const other = world.outside[2] ?? '';
      const { exporting, charts } = server.client(token);
      const { key } = await exporting.signKey({ chartId: own });
      const uuid = await exporting.record({ chartId: own, exportType: 'png' });
      const down = async (id: string, by: string) =>
        (await server.send(`/diagraming/${id}?action=down&type=png&token=${by}&uuid=${uuid}`)).text();
      expect(await down(other, key)).not.toEqual(await down(own, key));
      for (const by of [key, token]) expect(await down(other, by)).toContain('"70031"');
      const { file } = await charts.info({ chartId: own }, { needToken: true });
      const picture = async (id: string) =>
        (await server.send(`/chart_image/thumb/${file.thumbnail ?? ''}.png?cid=${id}`)).status;
      expect([await picture(own), await picture(other)]).toEqual([200, 404]);
    });

    it('gets no answers of a wider token', async () => {
      const create = async (by: string) => {
        const response = await server.send('/api/personal/folder/new', {
          method: 'POST',
          headers: { token: by, 'content-type': 'application/json', 'idempotency-key': 'one-key' },
          body: JSON.stringify({ title: 'Kept' }),
        });
        return (await response.json()) as { code: string; data: unknown };
      };
      const wide = await create(await partner.tokenOf(world.person.token));
      expect(wide.code).toBe('200');
      expect(await create(token)).toMatchObject({ code: '70006', data: null });
    });
  });
};
