import type { CallData, CallParsedInput } from '@chartdock/contract';
import { avatarAddress } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { sql } from 'kysely';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext, Handle } from '../../kernel/calls/context.ts';

type Page = CallData<'collaborationRecent', 'getPage'>;

const PAGE_SIZE = 10;

interface PersonRow {
  readonly id: string;
  readonly full_name: string;
  readonly photo_key: string | null;
  readonly note: string | null;
  readonly last_at: number;
  readonly is_colleague: boolean;
}

/** Selects whom a person knows: those they worked with, and their organisation. Nobody else is found by a name. */
const known = (me: string) => sql<PersonRow>`(
  select u.id, u.full_name, u.photo_key, r.note, coalesce(r.last_at, 0) as last_at,
      coalesce(me.org_id is not null and me.org_id = u.org_id, false) as is_colleague
    from app_user me
    join app_user u on u.id <> me.id
    left join collab_recent r on r.user_id = me.id and r.person_id = u.id
    where me.id = ${me} and u.disabled_at is null
      and ((r.person_id is not null and not r.is_hidden) or (me.org_id is not null and u.org_id = me.org_id
        and r.is_hidden is not true)))`;

/** Lists whom the person worked with, the latest first, then their organisation (CALL-S-018). */
const listRecent = async (
  { db, actor }: CallContext,
  { curPage = 1, pageSize = PAGE_SIZE, content = '' }: CallParsedInput<'collaborationRecent', 'getPage'>,
): Promise<Page> => {
  const text = `%${content.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const fits = sql`(k.full_name ilike ${text} or coalesce(k.note, '') ilike ${text})`;
  const { rows } = await sql<PersonRow & { total: number }>`
    select k.*, count(*) over ()::int as total from ${known(actor.userId)} k where ${fits}
      order by k.last_at desc, k.full_name, k.id limit ${pageSize} offset ${(curPage - 1) * pageSize}`.execute(
    db,
  );
  return {
    rows: rows.map(toPerson),
    total: rows[0]?.total ?? 0,
    curPage,
    pageSize,
  };
};

const toPerson = (row: PersonRow): Page['rows'][number] => ({
  collaUserId: row.id,
  fullName: row.full_name,
  photoUrl: avatarAddress(row.photo_key ?? row.id),
  ...(row.note === null ? {} : { note: row.note }),
  lastTime: row.last_at,
  isColleague: row.is_colleague,
});

/** Finds someone the person knows; undefined for everyone else, whether there is such an account or not. */
export const findKnown = async (
  db: Handle,
  me: string,
  personId: string,
): Promise<{ readonly id: string; readonly full_name: string } | undefined> => {
  const { rows } = await sql<PersonRow>`select k.* from ${known(me)} k where k.id = ${personId}`.execute(db);
  return rows[0];
};

/** Writes a note on someone (CALL-S-019, ACCT-16). Throws `fileUnavailable` for whom the person does not know. */
const updateNote = async (
  { db, actor }: CallContext,
  { collaUserId, note }: CallParsedInput<'collaborationRecent', 'updateNote'>,
): Promise<Record<string, never>> => {
  if ((await findKnown(db, actor.userId, collaUserId)) === undefined) throw new CallError('fileUnavailable');
  const kept = note === '' ? null : note;
  await db
    .insertInto('collab_recent')
    .values({ user_id: actor.userId, person_id: collaUserId, note: kept, last_at: 0 })
    .onConflict((conflict) => conflict.columns(['user_id', 'person_id']).doUpdateSet({ note: kept }))
    .execute();
  return {};
};

/** Takes someone out of the list with their note (CALL-S-020, ACCT-17). */
const removeRecent = async (
  { db, actor }: CallContext,
  { collaUserId }: CallParsedInput<'collaborationRecent', 'del'>,
): Promise<Record<string, never>> => {
  await db
    .updateTable('collab_recent')
    .set({ is_hidden: true, note: null })
    .where('user_id', '=', actor.userId)
    .where('person_id', '=', collaUserId)
    .execute();
  return {};
};

/** Remembers that two people work together, on both sides; who was taken out of a list comes back. */
export const rememberEachOther = async (
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  one: string,
  other: string,
): Promise<void> => {
  if (one === other) return;
  const rows = [
    { user_id: one, person_id: other },
    { user_id: other, person_id: one },
  ].toSorted((a, b) => (a.user_id < b.user_id ? -1 : 1));
  await db
    .insertInto('collab_recent')
    .values(rows.map((row) => ({ ...row, note: null, last_at: now })))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'person_id']).doUpdateSet({ last_at: now, is_hidden: false }),
    )
    .execute();
};

/** Lists the calls about the people that someone worked with. */
export const recentPeopleCalls: readonly ImplementedCall[] = [
  implement(endpoints.collaborationRecent.getPage, {
    access: 'token',
    scope: 'share',
    items: 'closed',
    handler: listRecent,
  }),
  implement(endpoints.collaborationRecent.updateNote, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: updateNote,
  }),
  implement(endpoints.collaborationRecent.del, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: removeRecent,
  }),
];
