import type { Database } from './database.ts';

/** Key that marks an installation as filled with the demo. */
export const DEMO_MARK = 'seed-demo';

/** Returns whether an installation holds the demo. */
export const hasDemo = async ({
  database,
}: {
  readonly database: Pick<Database, 'db'>;
}): Promise<boolean> => {
  const mark = await database.db
    .selectFrom('app_meta')
    .select('key')
    .where('key', '=', DEMO_MARK)
    .executeTakeFirst();
  return mark !== undefined;
};
