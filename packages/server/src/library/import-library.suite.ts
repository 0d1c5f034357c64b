import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../kernel/db/testing/describe-on-both-databases.ts';
import { startTestServer } from '../testing/test-server.ts';
import type { Person, TestServer } from '../testing/test-server.ts';
import { addUser } from '../cli/managing/manage-users.ts';
import { importLibrary } from '../demo/seed-library.ts';

/** The folder that the documentation shows. */
const EXAMPLE = fileURLToPath(new URL('../../../../docs/recipes/own-templates', import.meta.url));

const VISITORS = 'flow/business-process/visitor-reception.txt';
const HANDOVER = 'mind/plan-summary/site-handover.txt';

/** Proves the effects of importing a folder of an operator's own templates, and the rows it leaves alone. */
export const importLibrarySuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  let person: Person;
  let folder = '';
  let password: string | undefined;

  beforeAll(async () => {
    server = await startTestServer(await under.open());
    person = await server.person();
    // As an operator makes the account of a seller: with their sign-in name, and no other name.
    password = await addUser(server.app, { account: 'facilities@example.com', fullName: 'Facilities' });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'chartdock-own-'));
    await cp(EXAMPLE, folder, { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true }));

  const edit = async (path: string, from: string, to: string): Promise<void> => {
    const file = join(folder, path);
    const text = await readFile(file, 'utf8');
    expect(text).toContain(from);
    await writeFile(file, text.replace(from, to));
  };
  const find = async (keyword: string) => {
    const { rows } = await server.client(person.token, 'en').templates.searchOfficial({ keyword });
    return rows.map(({ chartId, title, publicClonePrice }) => ({ chartId, title, publicClonePrice }));
  };

  it('loads the documented folder once', async () => {
    expect(await importLibrary(server.app, EXAMPLE)).toEqual({ added: 3, changed: 0, faults: [] });
    const before = await find('');
    expect(before.map(({ title, publicClonePrice }) => [title, publicClonePrice]).toSorted()).toEqual([
      ['Office move plan', 9.9],
      ['Site handover list', 0],
      ['Visitor reception', 0],
    ]);
    expect(await importLibrary(server.app, EXAMPLE)).toEqual({ added: 0, changed: 0, faults: [] });
    expect(await find('')).toEqual(before);
  });

  it('updates a source and keeps its uses', async () => {
    const { client } = person;
    const [found] = await find('Visitor');
    const id = found?.chartId ?? '';
    await client.templates.like({ chartId: id, fileType: 'template' });
    const { chart: copy } = await client.templates.clone({ chartId: id });
    const shown = async (of: string) =>
      (await client.charts.content({ id: of, show: 'definition' }, { needToken: true })).def;
    const before = await shown(copy);
    await edit(VISITORS, 'Visitor reception', 'Reception of visitors');
    await edit(VISITORS, 'Call the host', 'Ring the host');
    expect(await importLibrary(server.app, folder)).toEqual({ added: 0, changed: 1, faults: [] });
    expect(await find('Visitor')).toEqual([{ ...found, title: 'Reception of visitors' }]);
    expect((await find('Ring the host')).map(({ chartId }) => chartId)).toEqual([id]);
    expect((await client.templates.liked({})).rows.map(({ chartId }) => chartId)).toEqual([id]);
    expect(await shown(copy)).toBe(before);
    expect(await shown(id)).toContain('Ring the host');
    const kept = await server.app.database.db
      .selectFrom('node_revision')
      .select('def')
      .where('node_id', '=', id)
      .execute();
    expect(kept.map(({ def }) => JSON.stringify(def).includes('Call the host'))).toEqual([true]);
    const { chart: later } = await client.templates.clone({ chartId: id });
    expect(await shown(later)).toContain('Ring the host');
    expect(await importLibrary(server.app, EXAMPLE)).toMatchObject({ added: 0, changed: 1 });
  });

  it('moves one and changes its price', async () => {
    await edit('flow/gantt/office-move.txt', 'price: 9.90', 'price: 12.50');
    await edit('flow/gantt/office-move.txt', 'topics: project-management', 'topics: human-resources');
    expect(await importLibrary(server.app, folder)).toMatchObject({ added: 0, changed: 1 });
    const [plan] = await find('Office move');
    expect(plan?.publicClonePrice).toBe(12.5);
    expect(await person.client.templates.cloneCheck({ chartId: plan?.chartId ?? '' })).toEqual({
      result: 'cloneBuy',
      price: 12.5,
      title: plan?.title,
    });
    const at = async (category: string): Promise<number> =>
      (await person.client.templates.searchOfficial({ category, kind: 'flow' })).rows.length;
    expect([await at('human-resources'), await at('project-management')]).toEqual([1, 0]);
  });

  it('stands on its owner’s page, updated', async () => {
    await importLibrary(server.app, EXAMPLE);
    const seller = { account: 'facilities@example.com', password: password ?? '' };
    const { token } = await server.client(undefined).session.signIn(seller);
    const page = async () => (await server.client(token).reviews.mine()).rows;
    const asked = { state: 'published', scene: 'gantt', topics: ['project-management'], uses: 0, income: 0 };
    const before = await page();
    expect(before.map(({ title }) => title).toSorted()).toEqual(['Office move plan', '办公室搬迁计划']);
    expect(before).toMatchObject([asked, asked]);
    await edit('flow/gantt/office-move.txt', 'Office move plan', 'Plan of moving the office');
    expect(await importLibrary(server.app, folder)).toMatchObject({ added: 0, changed: 1 });
    expect((await page()).map(({ chartId }) => chartId)).toEqual(before.map(({ chartId }) => chartId));
    expect((await page()).map(({ title }) => title)).toContain('Plan of moving the office');
    expect(await importLibrary(server.app, EXAMPLE)).toMatchObject({ added: 0, changed: 1 });
  });

  it('stays while a new version waits', async () => {
    await importLibrary(server.app, EXAMPLE);
    const strict = await startTestServer(server.app.database, { CHARTDOCK_PUBLISH_REVIEW: 'on' });
    const seller = { account: 'facilities@example.com', password: password ?? '' };
    const { token, userId } = await strict.client(undefined).session.signIn(seller);
    const client = strict.client(token);
    const { db } = server.app.database;
    await db.updateTable('app_user').set({ phone: '13712345678' }).where('id', '=', userId).execute();
    const [first] = (await client.reviews.mine()).rows;
    const { chartId = '', templateId = '', price } = first ?? {};
    const publish = (more: { readonly price?: string }) =>
      client.publishing.publish({ chartId, description: 'Other', tags: ['other'], scene: 'gantt', ...more });
    const library = async () => ({
      check: await strict.client(person.token, 'en').templates.cloneCheck({ chartId: templateId }),
      said: await db
        .selectFrom('publication')
        .select(['description', 'price_fen'])
        .where('node_id', '=', chartId)
        .execute(),
    });
    const before = await library();
    expect(before.check).toMatchObject({ price });
    const operator = await server.person();
    await db.updateTable('app_user').set({ operator_since: 1 }).where('id', '=', operator.id).execute();
    const waiting = async () => (await operator.client.reviews.list()).rows[0]?.id ?? '';
    expect((await publish({ price: '77' })).file).toMatchObject({ status: 'public', publicClone: true });
    expect(await library()).toEqual(before);
    await operator.client.reviews.refuse({ id: await waiting(), reason: 'No' });
    expect(await library()).toEqual(before);
    await publish({ price: '77' });
    await operator.client.reviews.approve({ id: await waiting() });
    expect(await library()).toMatchObject({
      check: { price: 77 },
      said: [{ description: 'Other', price_fen: 7_700 }],
    });
    // Published for looking at alone, it leaves the library and waits as any other file does.
    expect((await publish({})).file).toMatchObject({ status: 'pending' });
    expect((await library()).check).toEqual({ result: 'chart_error' });
    await strict.stop();
  });

  it('leaves withdrawn templates withdrawn', async () => {
    const { db } = server.app.database;
    await db.updateTable('template').set({ state: 1 }).where('slug', '=', '/site-handover').execute();
    await edit(HANDOVER, 'Site handover list', 'Handover of a site');
    expect(await importLibrary(server.app, folder)).toMatchObject({ added: 0 });
    expect((await find('handover')).length).toBe(0);
    await db.updateTable('template').set({ state: 0 }).where('slug', '=', '/site-handover').execute();
  });

  it('takes up nameless older loads', async () => {
    const { db } = server.app.database;
    await db
      .updateTable('template')
      .set({ slug: 'site-handover' })
      .where('slug', '=', '/site-handover')
      .execute();
    expect(await importLibrary(server.app, EXAMPLE)).toMatchObject({ added: 0 });
    expect((await find('handover')).map(({ title }) => title)).toEqual(['Site handover list']);
  });

  it.each([
    [
      'price: free',
      'price: cheap',
      'mind/plan-summary/site-handover.txt:4 The price is free, yuan such as 9.90, or member 6.90, not “cheap”',
    ],
    [
      'price: free',
      'price: 5.00\nowner: nobody',
      'mind/plan-summary/site-handover.txt:5 There is no account nobody',
    ],
    ['about: ', 'abuot: ', 'mind/plan-summary/site-handover.txt:2 There is no line abuot:'],
    ['tags: ', 'topics: law\ntags: ', 'mind/plan-summary/site-handover.txt:3 Its kind has no topic law'],
    [
      'price: free',
      'price: free\ntheme: neon',
      'mind/plan-summary/site-handover.txt:5 There is no theme neon',
    ],
    ['\nright\n', '\nsideways\n', 'mind/plan-summary/site-handover.txt:6 '],
  ])('names the line where %j is %j', async (from, to, said) => {
    const before = await find('');
    await edit(HANDOVER, from, to);
    await edit(VISITORS, 'Visitor reception', 'Nobody sees this');
    const { faults, ...loaded } = await importLibrary(server.app, folder);
    expect(loaded).toEqual({ added: 0, changed: 0 });
    expect(`${faults[0]?.file}:${faults[0]?.line} ${faults[0]?.en}`).toContain(said);
    expect(await find('')).toEqual(before);
  });
};
