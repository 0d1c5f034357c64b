import type { CallData, CallParsedInput } from '@chartdock/contract';
import { requireScope } from '../calls/scopes.ts';
import { CallError } from '../calls/call-error.ts';
import type { Actor, CallContext, PublicContext } from '../calls/context.ts';
import { loadPaths } from '../nodes/paths.ts';
import { selectRecords } from '../nodes/record-columns.ts';
import { toRecords } from '../nodes/records.ts';
import { requireItems } from '../calls/require-items.ts';
import { authenticate } from '../sessions/sessions.ts';
import { openNode } from '../nodes/open-node.ts';
import type { OpenedNode } from '../nodes/open-node.ts';
import { canvasesOf, readBodies } from '../definitions/bodies.ts';

// Nobody has this id, so a visitor without a session sees what everybody may see.
const VISITOR: Actor = {
  userId: '00000000-0000-0000-0000-000000000000',
  deviceId: '00000000-0000-0000-0000-000000000000',
  tokenHash: '',
  restricted: false,
};

/** Answers what is known of one file: of a public one to everybody, of any other to who may open it (ROUTE-34). */
export async function readChartInfo(
  visited: PublicContext,
  { chartId }: CallParsedInput<'charts', 'info'>,
): Promise<CallData<'charts', 'info'>> {
  const context = await asCaller(visited, chartId);
  const { db, actor } = context;
  return describeChart(context, await openNode(db, { id: chartId, viewerId: actor.userId }, 'read'));
}

/** Says what is known of a file that was opened. Throws `fileUnavailable` for a folder. */
export async function describeChart(
  context: CallContext,
  { node, isOwner, role }: OpenedNode,
): Promise<CallData<'charts', 'info'>> {
  const { db, actor } = context;
  if (node.kind !== 1) throw new CallError('fileUnavailable');
  const row = await selectRecords(db, actor.userId)
    .where('n.owner_id', '=', node.owner_id)
    .where('n.id', '=', node.id)
    .executeTakeFirst();
  if (row === undefined) throw new CallError('fileUnavailable');
  const paths = await loadPaths(context, [row]);
  const [file] = await toRecords(context, [row], { showParents: isOwner || role !== undefined, paths });
  if (file === undefined) throw new CallError('fileUnavailable');
  const bodies = await readBodies(db, node);
  const size = bodies.reduce((sum, { def }) => sum + Buffer.byteLength(JSON.stringify(def ?? {})), 0);
  return { file, canvases: canvasesOf(node, bodies), size };
}

/** Lets a call about one file that needs no token see as its person sees, and without a token as everybody sees. */
export async function asCaller(context: PublicContext, chartId: string): Promise<CallContext> {
  const { app, request } = context;
  if (request.token === undefined) return { ...context, actor: VISITOR };
  const actor = await authenticate(app, request.token);
  requireScope(actor, { name: 'charts.info', endpoint: { write: false } });
  await requireItems(context.db, actor, { name: 'charts.info', input: { chartId } });
  return { ...context, actor };
}
