import type { Handle } from '../../kernel/calls/context.ts';
import { foldTitle, wordsRow } from '../search/index.ts';
import { LIBRARY_SCOPE } from './search-rows.ts';

/** The library's data of a template, and the text in it. */
export interface WordedTemplate {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly tags: readonly string[];
  readonly priceFen: number;
  /** Texts of its file. */
  readonly content: string;
}

/**
 * A priced template is found by its author's description alone: a search that knew its texts would tell them, word by word, to
 * anyone who guesses.
 */
const wordsOf = ({ id, title, about, tags, priceFen, content }: WordedTemplate) => {
  const text = [about, ...tags, ...(priceFen > 0 ? [] : [content])].join('\n');
  const { folded, spelled, initials, grams } = wordsRow({ ownerId: LIBRARY_SCOPE, id, title }, text);
  return { template_id: id, title: foldTitle(title), folded, spelled, initials, grams };
};

/** Writes the words that templates are found by. Their search rows are brought up to date after it. */
export const writeWords = async (db: Handle, templates: readonly WordedTemplate[]): Promise<void> => {
  await db
    .insertInto('template_words')
    .values(templates.map(wordsOf))
    .onConflict((conflict) =>
      conflict.column('template_id').doUpdateSet((row) => ({
        title: row.ref('excluded.title'),
        folded: row.ref('excluded.folded'),
        spelled: row.ref('excluded.spelled'),
        initials: row.ref('excluded.initials'),
        grams: row.ref('excluded.grams'),
      })),
    )
    .execute();
};
