import { sql } from 'kysely';
import type { App } from '../../kernel/calls/context.ts';

const LATELY_MS = 3 * 3_600_000;

/** Counts again how often the templates were used that somebody used lately: a counter in each row would make everyone wait in one line. */
export const countUses = async ({ database, now }: App): Promise<void> => {
  await sql`update template t
    set uses = (select count(*)::int from template_use u where u.template_id = t.id)
    where t.id in (select template_id from template_use where used_at > ${now() - LATELY_MS})`.execute(
    database.db,
  );
};
