import type { CallData, CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { claimItem } from '../../kernel/calls/claims.ts';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import {
  askerOf,
  decide,
  KIND,
  loadPaths,
  openNode,
  selectRecords,
  toRecords,
  viewerOf,
} from '../nodes/index.ts';
import type { OpenedNode } from '../nodes/index.ts';
import { canvasesOf, listCanvases, readBodies } from '../definitions/index.ts';
import type { Canvas, StoredFile } from '../definitions/index.ts';

/** Returns the facts of one file: of a public one to everyone, of any other to people who may open it (ROUTE-34). */
const readChartInfo = async (
  context: CallContext,
  { chartId }: CallParsedInput<'charts', 'info'>,
): Promise<CallData<'charts', 'info'>> => {
  const wanted = { id: chartId, ...askerOf(context) };
  return describeChart(context, await openNode(context.db, wanted, 'read'));
};

/** Lists the calls about the facts of a file. */
export const chartInfoCalls: readonly ImplementedCall[] = [
  implement(endpoints.charts.info, {
    access: 'visitor',
    scope: 'files:read',
    items: ({ chartId }) => claimItem(chartId),
    handler: readChartInfo,
  }),
];

/** Describes an opened file. Throws `fileUnavailable` for a folder. */
export const describeChart = async (
  context: CallContext,
  opened: OpenedNode,
): Promise<CallData<'charts', 'info'>> => {
  const { db, actor } = context;
  const { node, isOwner, role } = opened;
  if (node.kind !== KIND.file) throw new CallError('fileUnavailable');
  const row = await selectRecords(db, viewerOf(context), node.owner_id)
    .where('n.id', '=', node.id)
    .executeTakeFirst();
  if (row === undefined) throw new CallError('fileUnavailable');
  const paths = await loadPaths(context, [row]);
  const [file] = await toRecords(context, [row], { showParents: isOwner || role !== undefined, paths });
  if (file === undefined) throw new CallError('fileUnavailable');
  const canvases = await listCanvases(db, node);
  // A preview shows the first canvas.
  const shown = decide(opened, actor.userId, 'content') === 'allowed' ? canvases : canvases.slice(0, 1);
  return { file, canvases: canvasesOf(node, shown), size: await sizeOf(context, node, canvases) };
};

/** Adds up the sizes of definitions; those from before sizes were written down are read for it. */
const sizeOf = async (
  context: CallContext,
  node: StoredFile,
  canvases: readonly Canvas[],
): Promise<number> => {
  const known = canvases.map(({ bytes }) => bytes ?? Number.NaN);
  if (!known.some(Number.isNaN)) return known.reduce((sum, size) => sum + size, 0);
  const bodies = await readBodies(context, node);
  return bodies.reduce((sum, { def }) => sum + Buffer.byteLength(JSON.stringify(def ?? {})), 0);
};
