import type { FileRecord } from '@chartdock/contract';
import { sql } from 'kysely';
import { CallError } from '../calls/call-error.ts';
import type { CallContext } from '../calls/context.ts';
import { loadRecord } from '../nodes/load-record.ts';
import { touchRecent } from '../nodes/recent.ts';
import { titleKey } from '../search/title-key.ts';
import { writeGrams } from '../nodes/insert-node.ts';
import { openLockedItem, requireUnrestricted } from '../nodes/places.ts';
import type { Item } from '../nodes/places.ts';
import { isTitleTaken, requireTitle } from '../nodes/titles.ts';

/** A new title for one thing; `ignore` allows one that its folder already has. */
export interface Renaming extends Item {
  readonly title: string;
  readonly ignore?: boolean | undefined;
}

/** Renames a file or folder (CALL-F-014, CALL-F-022). Throws `titleTaken` for a name its folder already has. */
export async function renameItem(
  context: CallContext,
  renaming: Renaming,
): Promise<{ readonly file: FileRecord }> {
  requireUnrestricted(context);
  const { db, now } = context;
  const title = requireTitle(renaming.title);
  const { opened } = await openLockedItem(context, renaming, 'edit');
  const { node } = opened;
  const at = { ownerId: node.owner_id, id: node.id };
  const place = { ownerId: node.owner_id, parentId: node.parent_id, kind: node.kind, exceptId: node.id };
  if (renaming.ignore !== true && (await isTitleTaken(db, place, title))) throw new CallError('titleTaken');
  if (title !== node.title) {
    await db
      .updateTable('node')
      .set({ title, title_key: titleKey(title), last_modify: now, version: sql`version + 1` })
      .where('owner_id', '=', node.owner_id)
      .where('id', '=', node.id)
      .execute();
    await writeGrams(db, { ...at, folderId: node.parent_id }, title);
  }
  if (node.kind === 1) await touchRecent(context, at);
  return { file: await loadRecord(context, at) };
}
