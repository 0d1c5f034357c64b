import type { ExportType } from '@chartdock/contract';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { PublicContext } from '../../kernel/calls/context.ts';
import type { NodeRow } from '../nodes/index.ts';

const LIFE_MS = 300_000;

/** A download to write down. */
export interface NewRecord {
  readonly userId: string;
  readonly node: Pick<NodeRow, 'owner_id' | 'id'>;
  readonly exportType: ExportType;
  /** When its file is handed out at once. Default: not yet. */
  readonly usedAt?: number;
}

/** Writes a download down and returns its id (EXPORT-38). */
export const writeRecord = async (
  { app, db, now }: Pick<PublicContext, 'app' | 'db' | 'now'>,
  { userId, node, exportType, usedAt }: NewRecord,
): Promise<string> => {
  const id = app.createId();
  await db
    .insertInto('export_record')
    .values({
      user_id: userId,
      id,
      owner_id: node.owner_id,
      node_id: node.id,
      export_type: exportType,
      created_at: now,
      used_at: usedAt ?? null,
    })
    .execute();
  return id;
};

/** Names a recorded download of someone. */
export interface RecordedDownload {
  readonly userId: string;
  readonly chartId: string;
  readonly uuid: string;
}

/** Takes a recorded download for its one use and returns its type. Throws `exportKeyInvalid` for none, a used one and one of more than five minutes ago. */
export const takeRecord = async (
  { db, now }: Pick<PublicContext, 'db' | 'now'>,
  { userId, chartId, uuid }: RecordedDownload,
): Promise<string> => {
  const row = await db
    .updateTable('export_record')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', uuid)
    .where('node_id', '=', chartId)
    .where('used_at', 'is', null)
    .where('created_at', '>', now - LIFE_MS)
    .returning('export_type')
    .executeTakeFirst();
  if (row === undefined) throw new CallError('exportKeyInvalid');
  return row.export_type;
};
