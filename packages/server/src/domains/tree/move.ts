import type { CallData, CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { sql } from 'kysely';
import { claimItem, claimPlace } from '../../kernel/calls/claims.ts';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import {
  bumpChildren,
  folderHeight,
  lastPosition,
  loadRecord,
  openLockedItem,
  openPlace,
  requireDepth,
  writeGrams,
} from '../nodes/index.ts';

/** Moves a file or folder into another folder of the same owner (CALL-F-018). Throws `moveIntoItself` for a folder that would end inside itself (CRUMB-08). */
export const moveItem = async (
  context: CallContext,
  input: CallParsedInput<'folders', 'move'>,
): Promise<CallData<'folders', 'move'>> => {
  const { db } = context;
  const { opened } = await openLockedItem(context, input, 'arrange');
  const { node } = opened;
  const at = { ownerId: node.owner_id, id: node.id };
  // The owner's tree is locked: the chain above the place cannot change before this move is done.
  const place = await openPlace(context, input.folderId);
  if (place.ownerId !== node.owner_id) throw new CallError('notAllowed');
  if (place.chainIds.includes(node.id)) throw new CallError('moveIntoItself');
  if (place.id === node.parent_id) return { file: await loadRecord(context, at) };
  requireDepth(context, place.depth + (await folderHeight(db, opened)));
  await db
    .updateTable('node')
    .set({ parent_id: place.id, pos: await lastPosition(db, place), version: sql`version + 1` })
    .where('owner_id', '=', node.owner_id)
    .where('id', '=', node.id)
    .execute();
  await writeGrams(db, { ...at, folderId: place.id }, node.title);
  await bumpChildren(db, { ownerId: node.owner_id, id: node.parent_id }, -1);
  await bumpChildren(db, place, 1);
  return { file: await loadRecord(context, at) };
};

/** Lists the calls about moving. */
export const moveCalls: readonly ImplementedCall[] = [
  implement(endpoints.folders.move, {
    access: 'token',
    scope: 'files:write',
    items: ({ fileId, folderId }) => [...claimItem(fileId, 'inside'), ...claimPlace(folderId)],
    handler: moveItem,
  }),
];
