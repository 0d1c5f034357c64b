import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import type { TokenItem } from '../../kernel/calls/items.ts';
import { chart, folder, makeItemTokens, newFile, titlesAt } from '../../testing/item-token.ts';
import type { ItemTokens } from '../../testing/item-token.ts';
import { registerPartner } from '../../testing/partner.ts';
import type { Partner } from '../../testing/partner.ts';
import { shareNode } from '../../testing/share-node.ts';
import { refusalOf, startTestServer } from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';
import { EMBED_API } from './embed-calls.ts';

const REFUSED = '70013';
const MISSING = '70002';

/** Proves the reach of a token for single files and folders, and the top of one for several. */
export const itemsSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  let partner: Partner;
  let tokens: ItemTokens;
  let person: Person;
  let ids: ItemTokens['ids'];

  beforeAll(async () => {
    server = await startTestServer(await under.open());
    partner = await registerPartner(server, 'partner');
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    tokens = await makeItemTokens(server, partner);
    ({ person, ids } = tokens);
  });

  const ask = async (items: unknown, rest: object = {}) => {
    const { secret } = partner;
    const response = await server.send(`${EMBED_API}/token?client=partner`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secret, token: person.token, items, ...rest }),
    });
    return (await response.json()) as { code: string; data: Record<string, unknown> | null };
  };
  describe('the trade', () => {
    it('takes openable items once and names them', async () => {
      const { code, data } = await ask([chart(ids.other), folder(ids.named), chart(ids.other)]);
      expect(code).toBe('200');
      expect(data?.['items']).toEqual(
        [chart(ids.other), folder(ids.named)].toSorted((a, b) => (a.fileId < b.fileId ? -1 : 1)),
      );
      expect((await ask(undefined)).data).not.toHaveProperty('items');
      const wanted = { items: [chart(ids.other)], token: undefined, userId: person.id };
      expect((await ask(undefined, wanted)).data?.['items']).toEqual([chart(ids.other)]);
    });

    it('is refused alike for anything unusable', async () => {
      const stranger = await server.person();
      const foreign = await newFile(stranger.client, 'Foreign');
      const trashed = await newFile(person.client, 'Trashed');
      await person.client.folders.toTrash(chart(trashed));
      const missing = await ask([chart('01890000-0000-7000-8000-000000000404')]);
      expect(missing).toMatchObject({ code: MISSING, data: null });
      for (const item of [chart(foreign), chart(trashed), chart(ids.named), folder(ids.file)])
        expect(await ask([chart(ids.file), item])).toEqual(missing);
    });

    it('takes 1 to 100 items', async () => {
      const many = Array.from({ length: 101 }, () => chart(ids.file));
      expect((await ask(many.slice(1))).code).toBe('200');
      for (const items of [many, [], [{ fileId: ids.file }], [{ fileId: 'x', fileType: 'chart' }], 'all'])
        expect((await ask(items)).code).toBe('70001');
    });
  });

  describe('a token for several items', () => {
    it('has these at its top like a folder', async () => {
      const more = await newFile(person.client, 'Another');
      const client = await tokens.clientOf(folder(ids.named), folder(ids.sub), chart(ids.other), chart(more));
      const all = ['Named', 'Sub', 'Another', 'Other'];
      expect(await titlesAt(client)).toEqual(all);
      expect(await titlesAt(client, { sort: 'desc' })).toEqual(['Sub', 'Named', 'Other', 'Another']);
      expect(await titlesAt(client, { keyword: 'OTHER' })).toEqual(['Another', 'Other']);
      expect(await titlesAt(client, { category: 'folder' })).toEqual(['Named', 'Sub']);
      expect(await titlesAt(client, { category: 'mind' })).toEqual(['Named', 'Sub']);
      for (const sort of ['asc', 'desc'] as const) {
        const shown = [];
        let cursor: string | undefined;
        do {
          const page = await client.lists.loadFiles({ sidx: 'title', sort, pageSize: 1, cursor });
          expect([page.total, page.folder, page.chain]).toEqual([4, null, []]);
          shown.push(...page.rows.map(({ title }) => title));
          cursor = page.cursor ?? undefined;
        } while (cursor !== undefined);
        expect(shown).toEqual(await titlesAt(client, { sort }));
      }
      expect(await titlesAt(client, { page: 2, pageSize: 3 })).toEqual(['Other']);
      expect(await refusalOf(client.lists.loadFiles({ cursor: 'x' }))).toBe('70001');
    });

    it('begins ways and trees at its items', async () => {
      const client = await tokens.clientOf(folder(ids.named), folder(ids.sub), chart(ids.other));
      expect((await client.lists.loadFiles({ folderId: ids.sub })).chain.map(({ title }) => title)).toEqual([
        'Named',
        'Sub',
      ]);
      const tree = await client.folders.getAllFolderData();
      expect(tree.folders.map(({ title, parentId }) => [title, parentId])).toEqual([
        ['Named', 'root'],
        ['Sub', 'root'],
      ]);
      expect((await client.folders.getFolderData()).folders.map(({ title }) => title)).toEqual([
        'Named',
        'Sub',
      ]);
      expect((await client.user.info()).top).toBeNull();
    });

    it('takes nothing new at its top', async () => {
      const client = await tokens.clientOf(folder(ids.named), chart(ids.other));
      for (const call of [
        () => client.folders.create({ title: 'New' }),
        () => client.charts.create({ category: 'flow' }),
        () => client.charts.cloneFile({ id: ids.other, category: 'flow' }),
        () => client.folders.copy({ ...chart(ids.other), folderId: 'root' }),
        () => client.folders.move({ ...chart(ids.file), folderId: 'root' }),
        () => client.folders.sortAll({ folderId: 'root' }),
      ])
        expect(await refusalOf(call())).toBe(REFUSED);
      await client.charts.cloneFile({ id: ids.other, category: 'flow', parentId: ids.named });
    });

    it('leaves out items the person lost', async () => {
      const owner = await server.person();
      const lent = await newFile(owner.client, 'Lent');
      await shareNode(server.app.database.db, {
        ownerId: owner.id,
        nodeId: lent,
        userId: person.id,
        role: 'editor',
      });
      const client = await tokens.clientOf(chart(lent), chart(ids.other));
      await client.charts.definition({ chartId: lent });
      expect(await titlesAt(client)).toEqual(['Lent', 'Other']);
      await person.client.collaboration.quit({ type: 'chart', id: lent });
      await person.client.folders.toTrash(chart(ids.other));
      expect(await titlesAt(client)).toEqual([]);
      expect(await refusalOf(client.charts.definition({ chartId: lent }))).toBe(MISSING);
    });
  });

  it('learns nothing personal, not even the quota', async () => {
    await person.client.account.savePersonal({ company: 'Company' });
    const profileOf = async (client: Person['client']) => (await client.user.privilege()).privilege.profile;
    expect(await profileOf(person.client)).toEqual({ company: 'Company' });
    expect(await profileOf(await tokens.clientOf(chart(ids.other)))).toEqual({});
  });

  it('is told that creating needs a folder', async () => {
    const can = async (ability: string, ...items: TokenItem[]) => {
      const token = await partner.tokenOf(person.token, undefined, items);
      return (await partner.post('can', { ability }, { token })).data?.['allowed'];
    };
    for (const ability of ['create', 'import', 'clone'])
      expect([await can(ability, chart(ids.other)), await can(ability, folder(ids.named))]).toEqual([
        false,
        true,
      ]);
    expect(await can('export:png', chart(ids.other))).toBe(true);
    // A purchase becomes a file outside of every item.
    expect(await can('pay', folder(ids.named))).toBe(false);
  });

  it('covers nothing when its items are damaged', async () => {
    const token = await partner.tokenOf(person.token, undefined, [folder(ids.named)]);
    const { db } = server.app.database;
    for (const items of ['{}', '[1]', '"all"', '[{"fileId":1,"fileType":"chart"}]']) {
      await db
        .updateTable('session')
        .set({ items })
        .where('user_id', '=', person.id)
        .where('items', 'is not', null)
        .execute();
      server.app.sessions.clear();
      expect(await refusalOf(server.client(token).charts.definition({ chartId: ids.file }))).toBe(MISSING);
      expect((await server.client(token).lists.loadFiles()).rows).toEqual([]);
    }
  });
};
