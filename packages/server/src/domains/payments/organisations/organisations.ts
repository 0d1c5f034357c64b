import type { Selectable } from 'kysely';
import type { Handle } from '../../../kernel/db/schema.ts';
import type { OrganisationTable } from '../tables.ts';

/** An organisation as the database holds it. */
export type OrganisationRow = Selectable<OrganisationTable>;

/** Finds the organisation that a person is in; undefined for none. */
export const findOrganisationOf = (db: Handle, userId: string): Promise<OrganisationRow | undefined> =>
  db
    .selectFrom('app_user as u')
    .innerJoin('organisation as o', (join) =>
      join.on((on) => on(on.cast('o.id', 'text'), '=', on.ref('u.org_id'))),
    )
    .selectAll('o')
    .where('u.id', '=', userId)
    .executeTakeFirst();

/**
 * Locks an organisation, before any account of it: concurrent changes of its people and seats wait for one another. Undefined
 * when it is gone.
 */
export const lockOrganisation = (db: Handle, id: string): Promise<OrganisationRow | undefined> =>
  db.selectFrom('organisation').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Counts who is in an organisation, its owner included. */
export const countMembers = async (db: Handle, id: string): Promise<number> => {
  const { count } = await db
    .selectFrom('app_user')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('org_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Writes seats and end of an organisation, and gives everyone in it the membership until then. */
export const renewOrganisation = async (
  db: Handle,
  { id, seats, paid_until: until }: Pick<OrganisationRow, 'id' | 'seats' | 'paid_until'>,
): Promise<void> => {
  await db.updateTable('organisation').set({ seats, paid_until: until }).where('id', '=', id).execute();
  await db.updateTable('app_user').set({ org_until: until }).where('org_id', '=', id).execute();
};

/** Makes an organisation of a person, who leaves the one they were in. */
export const foundOrganisation = async (db: Handle, row: OrganisationRow): Promise<void> => {
  await db.insertInto('organisation').values(row).execute();
  await db
    .updateTable('app_user')
    .set({ org_id: row.id, org_until: row.paid_until })
    .where('id', '=', row.owner_id)
    .execute();
};
