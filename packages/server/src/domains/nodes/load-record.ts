import type { FileRecord } from '@chartdock/contract';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { prepared } from '../../kernel/db/pool.ts';
import { readRecords } from './read-records.ts';
import { selectRecords } from './record-columns.ts';
import { viewerOf } from './role-on.ts';
import { toRecords } from './records.ts';

/** Reads the record of a thing that was opened or has just been changed. */
export const loadRecord = async (
  context: CallContext,
  at: { readonly ownerId: string; readonly id: string },
): Promise<FileRecord> => {
  const query = selectRecords(context.db, viewerOf(context), at.ownerId).where('n.id', '=', at.id);
  const [row] = await readRecords(context.db, query, { front: prepared });
  if (row === undefined) throw new CallError('fileUnavailable');
  const [record] = await toRecords(context, [row], { showParents: true });
  if (record === undefined) throw new CallError('fileUnavailable');
  return record;
};
