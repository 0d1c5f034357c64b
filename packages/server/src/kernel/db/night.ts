import { sql } from 'kysely';
import type { Database } from './database.ts';

const DAY_MS = 86_400_000;
/** A night begins at 19:00 UTC, three in the morning in China. */
const NIGHT_START_MS = 19 * 3_600_000;

/** Claims the nightly work for this server: true once a night, for one of all servers over the database. */
export const claimNight = async ({
  database,
  now,
}: {
  readonly database: Pick<Database, 'db'>;
  readonly now: () => number;
}): Promise<boolean> => {
  const time = now();
  const night = String(Math.floor((time - NIGHT_START_MS) / DAY_MS));
  const { rows } = await sql`
    insert into app_meta (key, value, updated_at) values ('night', ${night}, ${time})
      on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at
        where app_meta.value <> excluded.value
      returning key`.execute(database.db);
  return rows.length > 0;
};
