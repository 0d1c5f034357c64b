import { sql } from 'kysely';
import type { Handle } from '../db/schema.ts';

const KEY = 'clock';

/** Reads the latest instant that servers of this database kept; 0 when none did. */
export const readKeptTime = async (db: Handle): Promise<number> => {
  const row = await db.selectFrom('app_meta').select('value').where('key', '=', KEY).executeTakeFirst();
  return row === undefined ? 0 : Number(row.value);
};

/** Keeps an instant for the next start, unless a later one is kept: a machine whose clock steps back meanwhile lets nothing live again. */
export const keepTime = async (db: Handle, at: number): Promise<void> => {
  await sql`
    insert into app_meta (key, value, updated_at) values (${KEY}, ${String(at)}, ${at})
      on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at
        where app_meta.updated_at < excluded.updated_at`.execute(db);
};
