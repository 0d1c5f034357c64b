import type { Handle } from '../db/schema.ts';

const SECRET_BYTES = 32;

/** Reads a secret of this installation, made at its first use and the same for every server of the database. */
export const readSecret = async (
  db: Handle,
  wanted: { readonly key: string; readonly now: number; readonly randomBytes: (length: number) => Buffer },
): Promise<Buffer> => {
  const value = wanted.randomBytes(SECRET_BYTES).toString('base64');
  await db
    .insertInto('app_meta')
    .values({ key: wanted.key, value, updated_at: wanted.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('app_meta')
    .select('value')
    .where('key', '=', wanted.key)
    .executeTakeFirstOrThrow();
  return Buffer.from(row.value, 'base64');
};
