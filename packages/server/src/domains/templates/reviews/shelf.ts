import { sql } from 'kysely';
import { createAccount } from '../../accounts/index.ts';
import type { App, Handle } from '../../../kernel/calls/context.ts';
import { transaction } from '../../../kernel/db/transaction.ts';
import { bumpChildren, bumpCounters } from '../../nodes/index.ts';
import { REVIEW } from './tables.ts';

/** Name of the account that holds published copies; nobody can sign in as it. */
const SHELF = 'chartdock-published';

/** Copies that are cleared away at a time. */
const BATCH = 200;

/** Time for which a copy that nothing names stays. */
const KEPT_MS = 3_600_000;

const findShelf = async (db: Handle): Promise<string | undefined> => {
  const found = await db
    .selectFrom('app_user')
    .select('id')
    .where('user_name', '=', SHELF)
    .executeTakeFirst();
  return found?.id;
};

/** Finds the account that holds published copies, or makes it. */
export const openShelf = async (app: App, db: Handle): Promise<string> => {
  const known = await findShelf(db);
  if (known !== undefined) return known;
  const mark = { key: SHELF, value: '', updated_at: app.now() };
  // The second of two waits here for the row of the first, and finds the account then.
  await db
    .insertInto('app_meta')
    .values(mark)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(mark))
    .execute();
  return (
    (await findShelf(db)) ??
    createAccount(app, db, { userName: SHELF, fullName: 'Chartdock', passwordHash: '' })
  );
};

/** Deletes copies with all that counts and finds them. */
export const dropCopies = async (
  app: Pick<App, 'forgetNodes'>,
  db: Handle,
  copies: { readonly ownerId: string; readonly ids: readonly string[] },
): Promise<void> => {
  const { ownerId, ids } = copies;
  await app.forgetNodes(db, copies);
  await bumpCounters(db, ownerId, { files: -ids.length });
  await bumpChildren(db, { ownerId, id: ownerId }, -ids.length);
};

/** Deletes copies that are no template and that no review needs any longer, a bounded number of them. */
export const clearShelf = async (app: App): Promise<number> =>
  transaction(app.database.db, async (tx) => {
    const shelf = await findShelf(tx);
    if (shelf === undefined) return 0;
    const { rows } = await sql<{ id: string }>`
      select n.id from node n where n.owner_id = ${shelf} and n.created_at < ${app.now() - KEPT_MS}
        and not exists (select from template t where t.id = n.id and t.state = 0)
        and not exists (select from template t join node s on s.owner_id = t.author_id and s.id = t.source_id
          where t.id = n.id)
        and not exists (select from template_review r where r.copy_id = n.id
          and r.state in (${REVIEW.waiting}, ${REVIEW.refused}))
        limit ${BATCH}`.execute(tx);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await dropCopies(app, tx, { ownerId: shelf, ids });
    return ids.length;
  });
