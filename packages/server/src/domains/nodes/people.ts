import { isUnlimited } from '@chartdock/contract';
import { avatarAddress } from '@chartdock/contract';
import { sql } from 'kysely';
import { tierOf } from '../accounts/index.ts';
import { prepared } from '../../kernel/db/pool.ts';
import type { CallContext } from '../../kernel/calls/context.ts';

/** Facts of records about the person who owns or made a thing. */
export interface RecordPerson {
  readonly userId: string;
  readonly fullName: string;
  readonly photoUrl: string;
  /** Whether the account holds more files than its quota, so that most of them are read-only. */
  readonly overrun: boolean;
}

/** Columns of a person for records. */
export interface PersonRow {
  readonly id: string;
  readonly full_name: string;
  readonly photo_key: string | null;
  readonly member_until: number | null;
  readonly org_until: number | null;
  /** Files of the account; null without a counter. */
  readonly files: number | null;
}

/** Finds the people whom a page of rows names, each once: among those that were read with it, else by asking for them. */
export const loadPeople = async (
  context: CallContext,
  ids: readonly string[],
  read: readonly PersonRow[],
): Promise<ReadonlyMap<string, RecordPerson>> => {
  const known = new Set(read.map(({ id }) => id));
  const missing = [...new Set(ids)].filter((id) => !known.has(id));
  const rows = missing.length === 0 ? read : [...read, ...(await readPeople(context, missing))];
  return new Map(rows.map((row) => [row.id, personOf(context, row)]));
};

const readPeople = ({ db }: CallContext, wanted: readonly string[]): Promise<readonly PersonRow[]> =>
  db
    .selectFrom('app_user as u')
    .leftJoin('user_counter as c', 'c.user_id', 'u.id')
    .select(['u.id', 'u.full_name', 'u.photo_key', 'u.member_until', 'u.org_until', 'c.files'])
    .where(sql<boolean>`u.id = any(${[...wanted]}::uuid[])`)
    .modifyFront(prepared)
    .execute();

const personOf = ({ app, now }: CallContext, row: PersonRow): RecordPerson => {
  const overrun = !isUnlimited(tierOf(row, now)) && (row.files ?? 0) > app.config.freeFiles;
  const photoUrl = avatarAddress(row.photo_key ?? row.id);
  return { userId: row.id, fullName: row.full_name, photoUrl, overrun };
};
