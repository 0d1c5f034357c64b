import { sql } from 'kysely';
import type { Handle } from '../../kernel/calls/context.ts';
import { renameWords, titleKey } from '../search/index.ts';
import type { NodeRow } from './node-row.ts';
import { isTitleTaken, uniqueTitle } from './titles.ts';

/**
 * Gives what comes into a folder a number where the folder has its title already, as what is made there gets one, and returns the title it
 * has then. Whoever calls it writes the grams of the title for its new place.
 */
export const settleTitle = async (
  db: Handle,
  { owner_id: ownerId, id, kind, title }: Pick<NodeRow, 'owner_id' | 'id' | 'kind' | 'title'>,
  parentId: string,
): Promise<string> => {
  const place = { ownerId, parentId, kind };
  if (!(await isTitleTaken(db, { ...place, exceptId: id }, title))) return title;
  const free = await uniqueTitle(db, place, title);
  await db
    .updateTable('node')
    .set({ title: free, title_key: titleKey(free), version: sql`version + 1` })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .execute();
  await renameWords(db, { ownerId, id, title: free });
  return free;
};
