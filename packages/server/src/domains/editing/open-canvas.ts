import { DEFINITION_VERSION } from '@chartdock/documents';
import { sql } from 'kysely';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { requireWithinQuota } from '../charts/index.ts';
import { definitionIdOf, listWords, readBodies } from '../definitions/index.ts';
import { createThumbKey, openLockedItem, requireUnrestricted, touchRecent } from '../nodes/index.ts';
import type { NodeRow } from '../nodes/index.ts';
import { wordsUpdate } from '../search/index.ts';

/** A canvas whose file nobody else changes until the end of the transaction. */
export interface LockedCanvas {
  readonly canvas: number;
  readonly version: number;
  readonly savedAt: number;
  /** Version of the form that it is written in; 0 where it does not say. */
  readonly format: number;
  /** Whether a newer version of this program wrote its content. */
  readonly isNewer: boolean;
}

/**
 * Opens a file whose content is to be changed, and locks its owner's tree. Throws `notAllowed` for who may only look at it,
 * `fileUnavailable` for one in trash, `accountRestricted`, and `quotaExhausted` for an owner past the quota.
 */
export const openLockedFile = async (context: CallContext, chartId: string): Promise<NodeRow> => {
  requireUnrestricted(context);
  const { opened } = await openLockedItem(context, { fileId: chartId, fileType: 'chart' }, 'edit');
  await requireWithinQuota(context, opened);
  return opened.node;
};

/** Reads the canvases of a locked file in their order. */
export const readLocked = async ({ db }: CallContext, node: NodeRow): Promise<LockedCanvas[]> => {
  const { rows } = await sql<LockedCanvas>`
    select canvas, version, updated_at as "savedAt",
        case when jsonb_typeof(def->'v') = 'number' then (def->>'v')::numeric::float8 else 0 end as format,
        coalesce(jsonb_typeof(def->'v') = 'number' and (def->>'v')::numeric > ${DEFINITION_VERSION}, false) as "isNewer"
      from node_body where owner_id = ${node.owner_id} and node_id = ${node.id} order by ord, canvas`.execute(
    db,
  );
  return rows;
};

/** Finds a canvas by its id, by default the first; undefined when there is none of that id. */
export const pickCanvas = (
  canvases: readonly LockedCanvas[],
  definitionId: string | undefined,
): LockedCanvas | undefined =>
  definitionId === undefined
    ? canvases[0]
    : canvases.find(({ canvas }) => definitionIdOf(canvas) === definitionId);

/** Refuses a change that was made on another version than the present one, and every change of content that a newer program wrote. */
export const requireVersion = (
  { canvas, version, savedAt, isNewer }: LockedCanvas,
  expected: number | undefined,
): void => {
  if (isNewer) throw new CallError('definitionNewer');
  if (version !== expected)
    throw new CallError('definitionConflict', { definitionId: definitionIdOf(canvas), version, savedAt });
};

/** Writes down that the content of a file has changed, which words are in it and how many canvases it has now; a person who changes a file has opened it. */
export const touchFile = async (
  context: CallContext,
  node: NodeRow,
  canvasCount = node.canvas_count,
): Promise<void> => {
  const { app, db, now } = context;
  await db
    .updateTable('node')
    .set({
      last_modify: now,
      canvas_count: canvasCount,
      thumb_key: createThumbKey(app),
      version: sql`version + 1`,
    })
    .where('owner_id', '=', node.owner_id)
    .where('id', '=', node.id)
    .execute();
  const at = { ownerId: node.owner_id, id: node.id };
  const bodies = await readBodies(context, node);
  const words = listWords(bodies.map(({ def }) => def));
  await wordsUpdate(db, { ...at, title: node.title }, words).execute();
  await touchRecent(context, at);
};
