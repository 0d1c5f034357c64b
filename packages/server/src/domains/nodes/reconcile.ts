import { sql } from 'kysely';
import { transaction } from '../../kernel/db/transaction.ts';
import type { App, Handle } from '../../kernel/calls/context.ts';
import { mendSearchRows } from '../search/index.ts';
import { DELETED, FILE, FOLDER, LIVE } from './node-words.ts';

const OWNERS = 500;

/** How many rows of each kind were wrong and are right now. */
export interface Mended {
  /** Counters of accounts: files, which the quota counts, folders and trash. */
  readonly accounts: number;
  /** Counters of folders. */
  readonly folders: number;
  /** Rows that find the owner of a bare id. */
  readonly locators: number;
  /** Search rows of titles. */
  readonly searches: number;
}

/**
 * Compares every derived row beside the file tree with the tree itself and mends differences. Each account is locked only while
 * its own rows are compared.
 */
export const reconcile = async ({ database }: Pick<App, 'database'>): Promise<Mended> => {
  const { db } = database;
  let [accounts, folders, searches] = [0, 0, 0];
  for await (const ownerId of ownersOf(db)) {
    const mended = await transaction(db, async (tx) => {
      await sql`select from user_counter where user_id = ${ownerId} for update`.execute(tx);
      return { account: await mendAccount(tx, ownerId), folders: await mendFolders(tx, ownerId) };
    });
    accounts += mended.account;
    folders += mended.folders;
    searches += await mendSearchRows(db, ownerId);
  }
  searches += await changedBy(
    db,
    sql`delete from node_search s where not exists (
      select from node n where n.owner_id = s.owner_id and n.id = s.node_id)`,
  );
  return { accounts, folders, locators: await mendLocators(db), searches };
};

async function* ownersOf(db: Handle): AsyncGenerator<string> {
  for (let after: string | undefined; ;) {
    let page = db.selectFrom('user_counter').select('user_id').orderBy('user_id').limit(OWNERS);
    if (after !== undefined) page = page.where('user_id', '>', after);
    const owners = await page.execute();
    for (const { user_id } of owners) yield user_id;
    after = owners.at(-1)?.user_id;
    if (after === undefined) return;
  }
}

const mendAccount = (tx: Handle, ownerId: string): Promise<number> =>
  changedBy(
    tx,
    sql`update user_counter u set files = c.files, folders = c.folders, trash = c.trash, trash_roots = c.trash_roots
      from (
        select count(*) filter (where kind = ${FILE})::int as files,
          count(*) filter (where kind = ${FOLDER} and state = ${LIVE})::int as folders,
          count(*) filter (where kind = ${FILE} and state <> ${LIVE})::int as trash,
          count(*) filter (where state = ${DELETED})::int as trash_roots
        from node where owner_id = ${ownerId}
      ) as c
      where u.user_id = ${ownerId}
        and (u.files, u.folders, u.trash, u.trash_roots) is distinct from (c.files, c.folders, c.trash, c.trash_roots)`,
  );

/** Corrects the counters of an account's folders; a folder that holds nothing may have none. */
const mendFolders = (tx: Handle, ownerId: string): Promise<number> =>
  changedBy(
    tx,
    sql`insert into folder_counter (owner_id, folder_id, children)
      select ${ownerId}::uuid, folder_id, coalesce(n.children, 0) from (
          select parent_id as folder_id, count(*)::int as children from node
            where owner_id = ${ownerId} and state = ${LIVE} group by parent_id
        ) n full join (select folder_id, children from folder_counter where owner_id = ${ownerId}) c using (folder_id)
        where coalesce(n.children, 0) <> coalesce(c.children, 0)
      on conflict (owner_id, folder_id) do update set children = excluded.children`,
  );

/** Corrects the rows that find an owner by a bare id. A node and its row are written together, so one statement never sees one alone. */
const mendLocators = async (db: Handle): Promise<number> => {
  const written = await changedBy(
    db,
    sql`insert into node_locator (id, owner_id)
      select n.id, n.owner_id from node n left join node_locator l on l.id = n.id
        where l.owner_id is distinct from n.owner_id
      on conflict (id) do update set owner_id = excluded.owner_id`,
  );
  const gone = sql`delete from node_locator l where not exists (
    select from node n where n.owner_id = l.owner_id and n.id = l.id)`;
  return written + (await changedBy(db, gone));
};

const changedBy = async (db: Handle, statement: ReturnType<typeof sql>): Promise<number> => {
  const { numAffectedRows } = await statement.execute(db);
  return Number(numAffectedRows ?? 0);
};
