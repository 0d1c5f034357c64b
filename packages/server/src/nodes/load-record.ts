import type { FileRecord } from '@chartdock/contract';
import { CallError } from '../calls/call-error.ts';
import type { CallContext } from '../calls/context.ts';
import { selectRecords } from './record-columns.ts';
import { toRecords } from './records.ts';

/** Reads the record of a thing that was opened or has just been changed. */
export const loadRecord = async (
  context: CallContext,
  at: { readonly ownerId: string; readonly id: string },
): Promise<FileRecord> => {
  const row = await selectRecords(context.db, context.actor.userId)
    .where('n.owner_id', '=', at.ownerId)
    .where('n.id', '=', at.id)
    .executeTakeFirst();
  if (row === undefined) throw new CallError('fileUnavailable');
  const [record] = await toRecords(context, [row], { showParents: true });
  if (record === undefined) throw new CallError('fileUnavailable');
  return record;
};
