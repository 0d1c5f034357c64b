import { isUnlimited } from '@chartdock/contract';
import { avatarAddress } from '@chartdock/contract';
import { sql } from 'kysely';
import { tierOf } from '../accounts/index.ts';
import { prepared } from '../db/pool.ts';
import type { CallContext } from '../calls/context.ts';

/** What records say about the person who owns or made a thing. */
export interface RecordPerson {
  readonly userId: string;
  readonly fullName: string;
  readonly photoUrl: string;
  /** Whether the account holds more files than its quota, so that most of them are read-only. */
  readonly overrun: boolean;
}

/** Reads the people that a page of rows names, each once. */
export const loadPeople = async (
  { db, app, now }: CallContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RecordPerson>> => {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('app_user as u')
    .leftJoin('user_counter as c', 'c.user_id', 'u.id')
    .select(['u.id', 'u.full_name', 'u.photo_key', 'u.member_until', 'u.org_until', 'c.files'])
    .where(sql<boolean>`u.id = any(${wanted}::uuid[])`)
    .modifyFront(prepared)
    .execute();
  return new Map(
    rows.map((row) => {
      const overrun = !isUnlimited(tierOf(row, now)) && (row.files ?? 0) > app.config.freeFiles;
      const photoUrl = avatarAddress(row.photo_key ?? row.id);
      return [row.id, { userId: row.id, fullName: row.full_name, photoUrl, overrun }];
    }),
  );
};
