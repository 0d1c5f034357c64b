import { sql } from 'kysely';
import type { Handle } from '../../kernel/calls/context.ts';
import { renameWords, titleKey } from '../search/index.ts';
import type { NodeRow } from './node-row.ts';
import { isTitleTaken, uniqueTitle } from './titles.ts';

/**
 * Numbers the title of a thing that comes into a folder where the folder has its title already, as new things there are numbered,
 * and returns the resulting title. The caller writes the grams of the title for its new place.
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
