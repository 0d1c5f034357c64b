import type { Handle } from '../../kernel/calls/context.ts';
import { indexWords } from './word-index.ts';
import type { IndexedWords } from './word-index.ts';

/** Place of a file or folder, and its title. */
export interface NamedNode {
  readonly ownerId: string;
  readonly id: string;
  readonly title: string;
}

/** Builds the row by which a file or folder is found by the words in it. */
export const wordsRow = ({ ownerId, id, title }: NamedNode, text: string): WordsRow => ({
  owner_id: ownerId,
  node_id: id,
  ...indexWords(ownerId, { title, text }),
});

type WordsRow = IndexedWords & { readonly owner_id: string; readonly node_id: string };

/** Builds the write of a file's or folder's new and changed words, to be run together with other writes. */
export const wordsUpdate = (db: Handle, node: NamedNode, text: string) => {
  const row = wordsRow(node, text);
  const { folded, spelled, initials, grams } = row;
  return db
    .insertInto('node_words')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'node_id']).doUpdateSet({ text, folded, spelled, initials, grams }),
    );
};

/** Writes the search words of a file or folder after it got another title. */
export const renameWords = async (db: Handle, node: NamedNode): Promise<void> => {
  const row = await db
    .selectFrom('node_words')
    .select('text')
    .where('owner_id', '=', node.ownerId)
    .where('node_id', '=', node.id)
    .executeTakeFirst();
  // One that was not worked through yet gets its words with all others.
  if (row !== undefined) await wordsUpdate(db, node, row.text).execute();
};
