import { createTranslator, sharedMessages } from '@chartdock/contract';
import type { CallData, CallParsedInput, FileRecord } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { claimItem, claimPlace } from '../../kernel/calls/claims.ts';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import {
  bumpChildren,
  bumpCounters,
  countKinds,
  folderHeight,
  KIND,
  lastPosition,
  listSubtree,
  loadRecord,
  MAX_COPIED,
  openItem,
  openLockedPlace,
  requireDepth,
  requireRoom,
  requireUnrestricted,
  touchRecent,
  uniqueTitle,
  withEnding,
} from '../nodes/index.ts';
import type { LockedOwner, NodeRow, OpenedNode, Place } from '../nodes/index.ts';
import { requireCopyable } from './copyable.ts';
import { insertCopies } from './insert-copies.ts';

/** Copies a file or folder, and all inside it, into a folder (CALL-F-019). Copies count against the quota of the folder's owner (LIFE-06). */
export const copyItem = async (
  context: CallContext,
  input: CallParsedInput<'folders', 'copy'>,
): Promise<CallData<'folders', 'copy'>> => {
  requireUnrestricted(context);
  const source = await openItem(context, input, 'read');
  await requireCopyable(context, source);
  const { file } = await copyNode(context, source, await openLockedPlace(context, input.folderId));
  return { file };
};

/** Lists the calls about copying. */
export const copyCalls: readonly ImplementedCall[] = [
  implement(endpoints.folders.copy, {
    access: 'token',
    scope: 'files:write',
    items: ({ fileId, folderId }) => [...claimItem(fileId), ...claimPlace(folderId)],
    handler: copyItem,
  }),
];

/** A copy that was made. */
export interface MadeCopy {
  readonly id: string;
  readonly file: FileRecord;
}

/** Copies an opened thing into a locked place. Throws `quotaExhausted` (509) when its owner has not enough room. */
export const copyNode = async (
  context: CallContext,
  source: OpenedNode,
  { place, owner }: { readonly place: Place; readonly owner: LockedOwner },
): Promise<MadeCopy> => {
  const { db } = context;
  const { node } = source;
  const rows = await listSubtree(db, { ownerId: node.owner_id, id: node.id }, MAX_COPIED);
  const counts = countKinds(rows);
  requireRoom(owner, counts.files);
  requireDepth(context, place.depth + (await folderHeight(db, source)));
  const ids = rows.map((row) => row.id);
  const top = { title: await copyTitle(context, place, node), pos: await lastPosition(db, place) };
  const id = await insertCopies(context, { source: node, ids, place, top });
  await bumpChildren(db, place, 1);
  await bumpCounters(db, place.ownerId, counts);
  if (node.kind === KIND.file) await touchRecent(context, { ownerId: place.ownerId, id });
  return { id, file: await loadRecord(context, { ownerId: place.ownerId, id }) };
};

/** Names a copy: beside its source it says that it is one; a name that is there already gets a number. */
const copyTitle = async ({ db, locale }: CallContext, place: Place, node: NodeRow): Promise<string> => {
  const beside = node.owner_id === place.ownerId && node.parent_id === place.id;
  const ending = createTranslator(locale, sharedMessages)('file.copyOf', { title: '' });
  const wanted = beside ? withEnding(node.title, ending) : node.title;
  return uniqueTitle(db, { ownerId: place.ownerId, parentId: place.id, kind: node.kind }, wanted);
};
