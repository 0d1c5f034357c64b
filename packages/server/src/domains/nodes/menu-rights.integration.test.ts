import type { CollaboratorRole } from '@chartdock/contract';
import * as CODE from '@chartdock/contract/codes';
import type { FileCategory } from '@chartdock/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { shareNode } from '../../testing/share-node.ts';
import { refusalOf, startTestServer } from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';
import { MENU_ACTIONS, MENU_PAGES, menuActionsOf } from '@chartdock/files';
import type { ItemRole, MenuAction } from '@chartdock/files';

const KINDS = ['folder', 'flow', 'mind', 'markdown', 'outline', 'board'] as const;
type Kind = (typeof KINDS)[number];
const ROLES: readonly ItemRole[] = ['owner', 'creator', 'collaborator', 'other'];

/** A thing that someone tries menu actions on. */
interface Thing {
  readonly id: string;
  readonly kind: Kind;
}

type Try = (person: Person, thing: Thing, folderId: string) => readonly (() => Promise<unknown>)[];

const refOf = ({ id, kind }: Thing) =>
  ({ fileId: id, fileType: kind === 'folder' ? 'folder' : 'chart' }) as const;
const categoryOf = ({ kind }: Thing): FileCategory => (kind === 'folder' ? 'flow' : kind);

/** The calls behind each action; locating and sharing make none yet. */
const CALLS: Readonly<Partial<Record<MenuAction, Try>>> = {
  preview: ({ client }, { id }) => [() => client.charts.info({ chartId: id }, { needToken: true })],
  rename: ({ client }, { id, kind }) => [
    () =>
      kind === 'folder'
        ? client.folders.rename({ folderId: id, title: 'Taken over' })
        : client.charts.rename({ chartId: id, title: 'Taken over' }),
  ],
  publish: ({ client }, { id }) => [() => client.publishing.publish({ chartId: id, tags: ['a'] })],
  clone: ({ client }, thing) => [
    () => client.charts.cloneFile({ id: thing.id, category: categoryOf(thing) }),
  ],
  download: ({ client }, { id }) => [
    () => client.exporting.record({ chartId: id, exportType: 'png' }),
    () => client.exporting.signKey({ chartId: id }),
  ],
  copyMove: ({ client }, thing, folderId) => [
    () => client.folders.move({ ...refOf(thing), folderId }),
    () => client.folders.copy({ ...refOf(thing), folderId }),
  ],
  exitCollaboration: ({ client }, thing) => [
    () => client.collaboration.quit({ type: refOf(thing).fileType, id: thing.id }),
  ],
  restore: ({ client }, thing) => [() => client.folders.restore(refOf(thing))],
  removeForGood: ({ client }, thing) => [() => client.folders.removeFromTrash(refOf(thing))],
  delete: ({ client }, thing) => [() => client.folders.toTrash(refOf(thing))],
};

const offeredTo = (role: ItemRole, kind: Kind, inTrash: boolean): ReadonlySet<MenuAction> => {
  const type = kind === 'folder' ? 'folder' : 'chart';
  // Only an owner has a trash; things in it are on no other page.
  const pages = MENU_PAGES.filter((page) => (page === 'trash') === inTrash);
  const seen = inTrash && role !== 'owner' ? [] : pages;
  return new Set(seen.flatMap((page) => menuActionsOf({ page, type, kind, role, noDownload: false })));
};

const CASES = [false, true]
  .flatMap((inTrash) =>
    ROLES.flatMap((role) =>
      KINDS.flatMap((kind) => {
        const offered = offeredTo(role, kind, inTrash);
        return MENU_ACTIONS.filter((action) => !offered.has(action)).map((action) => ({
          action,
          role,
          kind,
          inTrash,
        }));
      }),
    ),
  )
  .filter(({ action }) => CALLS[action] !== undefined);

/** Missing, not allowed, not in trash, wrong input, not publishable. */
const REFUSED: ReadonlySet<string | undefined> = new Set([
  CODE.fileUnavailable,
  CODE.notAllowed,
  CODE.notInTrash,
  CODE.invalidInput,
  CODE.notPublishable,
]);

describeOnBothDatabases('the rights behind the menu', (under) => {
  let server: TestServer;
  let people: Readonly<Record<ItemRole, Person>>;
  /** A collaborator who may edit a file made by another. */
  let editor: Person;
  const things = new Map<string, Thing>();
  const folders = new Map<ItemRole, string>();

  const addFolder = async ({ client }: Person, title: string): Promise<string> =>
    (await client.folders.create({ title })).file._id ?? '';
  const share = (nodeId: string, to: Person, role: CollaboratorRole): Promise<void> =>
    shareNode(server.app.database.db, { ownerId: people.owner.id, nodeId, userId: to.id, role });

  const addThing = async (kind: Kind, inTrash: boolean, folderId: string): Promise<void> => {
    const { owner, creator, collaborator } = people;
    const { client } = creator;
    const id =
      kind === 'folder'
        ? ((await client.folders.create({ title: 'Theirs', folderId })).file._id ?? '')
        : (await client.charts.create({ category: kind, title: 'Theirs', folderId })).chartId;
    const thing = { id, kind };
    things.set(`${kind} ${inTrash}`, thing);
    await share(id, collaborator, 'viewer');
    if (!inTrash && kind !== 'folder' && kind !== 'markdown')
      await owner.client.publishing.publish({ chartId: id, tags: ['a'] });
    if (inTrash) await owner.client.folders.toTrash(refOf(thing));
  };

  beforeAll(async () => {
    server = await startTestServer(await under.open());
    const [owner, creator, collaborator, other] = await Promise.all(
      ROLES.map((_role, at) => server.person({ phone: `1380000000${at}` })),
    );
    if (!owner || !creator || !collaborator || !other) throw new Error('someone is missing');
    people = { owner, creator, collaborator, other };
    for (const role of ROLES) folders.set(role, await addFolder(people[role], 'Own'));
    const shared = await addFolder(owner, 'Shared');
    await share(shared, creator, 'editor');
    editor = await server.person({ phone: '13800000004' });
    await share(shared, editor, 'editor');
    for (const kind of KINDS) for (const inTrash of [false, true]) await addThing(kind, inTrash, shared);
  });
  afterAll(() => server.stop());

  it('tries every role, and most actions', () => {
    expect(new Set(CASES.map(({ role }) => role)).size).toBe(4);
    expect(new Set(CASES.map(({ action }) => action)).size).toBe(Object.keys(CALLS).length);
    expect(CASES.length).toBeGreaterThan(150);
  });

  describe.each(ROLES)('[MENU-60] the server refuses the %s', (role) => {
    it.each(CASES.filter((one) => one.role === role))(
      '$action of a $kind (in trash: $inTrash)',
      async ({ action, kind, inTrash }) => {
        const thing = things.get(`${kind} ${inTrash}`);
        const attempt = CALLS[action];
        if (thing === undefined || attempt === undefined) throw new Error('nothing to try');
        for (const call of attempt(people[role], thing, folders.get(role) ?? ''))
          expect(REFUSED).toContain(await refusalOf(call()));
      },
    );
  });

  it.each(KINDS)('[MENU-60] refuses editors trashing or moving others’ %s', async (kind) => {
    const thing = things.get(`${kind} false`);
    if (thing === undefined) throw new Error('nothing to try');
    const folderId = await addFolder(editor, `For the ${kind}`);
    const tries = [CALLS.delete, CALLS.copyMove].flatMap(
      (attempt) => attempt?.(editor, thing, folderId).slice(0, 1) ?? [],
    );
    expect(tries).toHaveLength(2);
    for (const call of tries) expect(await refusalOf(call())).toBe(CODE.notAllowed);
  });

  it('[MENU-60] and nothing has changed', async () => {
    for (const { id, kind } of things.values()) {
      const row = await server.app.database.db
        .selectFrom('node')
        .select(['title', 'state'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect([kind, row.title.startsWith('Theirs')]).toEqual([kind, true]);
    }
    expect((await people.owner.client.lists.trashFiles()).total).toBe(KINDS.length);
    for (const role of ROLES)
      expect((await people[role].client.lists.loadFiles({ folderId: folders.get(role) ?? '' })).total).toBe(
        0,
      );
  });
});
