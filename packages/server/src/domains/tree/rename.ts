import type { FileRecord } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { sql } from 'kysely';
import { claimItem } from '../../kernel/calls/claims.ts';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import {
  isTitleTaken,
  KIND,
  loadRecord,
  openLockedItem,
  requireTitle,
  requireUnrestricted,
  touchRecent,
  writeGrams,
} from '../nodes/index.ts';
import { renameWords, titleKey } from '../search/index.ts';
import type { Item } from '../nodes/index.ts';

/** Lists the calls about renaming. */
export const renameCalls: readonly ImplementedCall[] = [
  implement(endpoints.folders.rename, {
    access: 'token',
    scope: 'files:write',
    items: ({ folderId }) => claimItem(folderId),
    handler: (context, { folderId, title, ignore }) =>
      renameItem(context, { fileId: folderId, fileType: 'folder', title, ignore }),
  }),
  implement(endpoints.charts.rename, {
    access: 'token',
    scope: 'files:write',
    items: ({ chartId }) => claimItem(chartId),
    handler: (context, { chartId, title, ignore }) =>
      renameItem(context, { fileId: chartId, fileType: 'chart', title, ignore }),
  }),
];

/** A new title for one thing; `ignore` allows one that its folder already has. */
export interface Renaming extends Item {
  readonly title: string;
  readonly ignore?: boolean | undefined;
}

/** Renames a file or folder (CALL-F-014, CALL-F-022). Throws `titleTaken` for a name its folder already has. */
const renameItem = async (
  context: CallContext,
  renaming: Renaming,
): Promise<{ readonly file: FileRecord }> => {
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
    await renameWords(db, { ...at, title });
  }
  if (node.kind === KIND.file) await touchRecent(context, at);
  return { file: await loadRecord(context, at) };
};
