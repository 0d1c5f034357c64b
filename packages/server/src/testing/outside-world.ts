import { sql } from 'kysely';
import type { TokenItem } from '../kernel/calls/items.ts';
import type { Handle } from '../kernel/calls/context.ts';
import { shareNode } from './share-node.ts';
import type { Person, TestServer } from './test-server.ts';

/** Word in every title that a token for items must not show. The titles are also found by a search for `some text`. */
export const SECRET = 'secret';

/** A person with something that a token names, and all sorts of things beside it. */
export interface OutsideWorld {
  readonly person: Person;
  /** Items of the token. */
  readonly items: readonly TokenItem[];
  /** A folder and a file that the token covers. */
  readonly inside: { readonly folder: string; readonly file: string };
  /** Things that it does not cover. */
  readonly outside: readonly string[];
}

const title = (name: string): string => `${SECRET} ${name} some text`;

/** Items of the token of a world: one folder, or a folder and a file beside it. */
export type Named = 'one folder' | 'a folder and a file';

/**
 * Makes a person whose files are inside and outside of a token's items: in folders, at the top, in trash, public, and of someone
 * else.
 */
export const makeOutsideWorld = async (
  server: TestServer,
  naming: Named = 'one folder',
): Promise<OutsideWorld> => {
  const { db } = server.app.database;
  const person = await server.person({ phone: `137${server.app.createId().slice(-8).replace(/\D/g, '7')}` });
  const { charts, folders, favourites } = person.client;
  const folderOf = async (name: string, folderId?: string) =>
    (await folders.create({ title: name, folderId })).file._id ?? '';
  const fileOf = async (name: string, folderId?: string) =>
    (await charts.create({ category: 'flow', title: name, folderId })).chartId;
  const above = await folderOf(title('above'));
  const named = await folderOf('Named', above);
  const inside = { folder: await folderOf('Inside', named), file: await fileOf('Inside file', named) };
  const folder = await folderOf(title('folder'));
  const file = await fileOf(title('file'), folder);
  const beside = await fileOf(title('beside'), above);
  const open = await fileOf(title('open'));
  await db.updateTable('node').set({ status: 2, public_clone: true }).where('id', '=', open).execute();
  const trashed = await fileOf(title('trashed'));
  await favourites.toggle({ chartId: file });
  await folders.toTrash({ fileId: trashed, fileType: 'chart' });
  const owner = await server.person({ fullName: 'Other' });
  const { chartId: shared } = await owner.client.charts.create({ category: 'flow', title: title('shared') });
  await shareNode(db, { ownerId: owner.id, nodeId: shared, userId: person.id, role: 'manager' });
  return {
    person,
    items:
      naming === 'one folder'
        ? [{ fileId: named, fileType: 'folder' }]
        : [
            { fileId: named, fileType: 'folder' },
            { fileId: await fileOf('Alone', above), fileType: 'chart' },
          ],
    inside,
    outside: [above, folder, file, beside, open, trashed, shared],
  };
};

/** Reads everything of the world that a token for its items must leave as it is. */
export const readOutside = async (db: Handle, { person, items, outside }: OutsideWorld): Promise<string> => {
  const named = items.map(({ fileId }) => fileId);
  const me = person.id;
  const within = sql`with recursive within as (
    select owner_id, id from node where id = any(${named}::uuid[])
    union select n.owner_id, n.id from within w join node n on n.owner_id = w.owner_id and n.parent_id = w.id)`;
  const mine = sql`(t.owner_id = ${me} or t.node_id = any(${[...outside]}::uuid[]))
    and t.node_id not in (select id from within)`;
  const rowsOf = (from: ReturnType<typeof sql>) =>
    sql<{ row: unknown }>`${within} select to_jsonb(t) as row ${from} order by to_jsonb(t)::text`.execute(db);
  const parts = await Promise.all([
    rowsOf(sql`from node t where (t.owner_id = ${me} or t.id = any(${[...outside]}::uuid[]))
      and t.id not in (select id from within)`),
    // A named item itself stays where it is.
    rowsOf(sql`from (select id, parent_id, state, pos from node where id = any(${named}::uuid[])) t`),
    rowsOf(
      sql`from folder_counter t where t.owner_id = ${me} and t.folder_id not in (select id from within)`,
    ),
    ...(
      [
        'node_body',
        'node_revision',
        'favourite',
        'pin',
        'recent',
        'collaborator',
        'publication',
        'export_record',
      ] as const
    ).map((table) => rowsOf(sql`from ${sql.table(table)} t where ${mine}`)),
    rowsOf(sql`from app_user t where t.id = ${me}`),
    rowsOf(sql`from login_name t where t.user_id = ${me}`),
    // A session of the person that covers everything.
    rowsOf(sql`from (select count(*) from session where user_id = ${me} and items is null) t`),
  ]);
  return JSON.stringify(parts.map(({ rows }) => rows.map(({ row }) => row)));
};
