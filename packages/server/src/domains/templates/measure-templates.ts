import type { App } from '../../kernel/calls/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { listWords, readBodies } from '../definitions/index.ts';
import { writeWords } from './write-words.ts';
import { writeSearchRows } from './search-rows.ts';

/** Most templates of one run. */
const BATCH = 500;

/** Returns how many parts have a text, of texts as `listWords` returns them: one line for each. */
export const countParts = (words: string): number => (words === '' ? 0 : words.split('\n').length);

/**
 * Counts the parts of templates that were listed before this was written down, so that they are found by length too, and writes
 * their search words.
 */
export const measureTemplates = async (app: App): Promise<void> => {
  const { db } = app.database;
  const waiting = await db
    .selectFrom('template')
    .select(['id', 'owner_id', 'title', 'about', 'tags', 'price_fen'])
    .where('parts', 'is', null)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  for (const template of waiting) {
    const bodies = await readBodies({ app, db }, template);
    const content = listWords(bodies.map(({ def }) => def));
    const parts = countParts(content);
    const { price_fen: priceFen, ...said } = template;
    await transaction(db, async (tx) => {
      await tx
        .updateTable('template')
        .set({ parts })
        .where('id', '=', template.id)
        .where('parts', 'is', null)
        .execute();
      await writeWords(tx, [{ ...said, priceFen, content }]);
      await writeSearchRows(tx, [template.id]);
    });
  }
};
