import type { App } from '../../kernel/calls/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { listWords, readBodies } from '../definitions/index.ts';
import { writeSearchRows } from './search-rows.ts';

/** Most templates of one run. */
const BATCH = 500;

/** Returns how many parts have a text, of texts as `listWords` returns them: one line for each. */
export const countParts = (words: string): number => (words === '' ? 0 : words.split('\n').length);

/** Counts the parts of templates that were listed before this was written down, so that they are found by length too. */
export const measureTemplates = async (app: App): Promise<void> => {
  const { db } = app.database;
  const waiting = await db
    .selectFrom('template')
    .select(['id', 'owner_id'])
    .where('parts', 'is', null)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  for (const template of waiting) {
    const bodies = await readBodies({ app, db }, template);
    const parts = countParts(listWords(bodies.map(({ def }) => def)));
    await transaction(db, async (tx) => {
      await tx
        .updateTable('template')
        .set({ parts })
        .where('id', '=', template.id)
        .where('parts', 'is', null)
        .execute();
      await writeSearchRows(tx, [template.id]);
    });
  }
};
