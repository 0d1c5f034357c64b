import { createTranslator, sharedMessages } from '@chartdock/contract';
import type { CallData, CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { sql } from 'kysely';
import { claimItem } from '../../kernel/calls/claims.ts';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import { refuseInput } from '../../kernel/calls/refuse-input.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { canvasesOf, createBlankDefinition, definitionIdOf, listCanvases } from '../definitions/index.ts';
import { requireTitle } from '../nodes/index.ts';
import type { NodeRow } from '../nodes/index.ts';
import { openLockedFile, pickCanvas, readLocked, touchFile } from './open-canvas.ts';
import { appendCanvas, keepRevision } from './write-canvas.ts';

const MOST = 100;

type List = CallData<'definitions', 'renameCanvas'>;

/** Adds a blank canvas behind the others. Throws `batchTooLarge` past a hundred. */
const addCanvas = async (
  context: CallContext,
  { chartId, title }: CallParsedInput<'definitions', 'addCanvas'>,
): Promise<CallData<'definitions', 'addCanvas'>> => {
  const given = title === undefined || title.trim() === '' ? undefined : requireTitle(title);
  const node = await openLockedFile(context, chartId);
  const there = await readLocked(context, node);
  if (there.length >= MOST) throw new CallError('batchTooLarge');
  const canvas = await nextCanvas(context, node);
  const name =
    given ?? createTranslator(context.locale, sharedMessages)('canvas.untitled', { n: there.length + 1 });
  const definition = createBlankDefinition(node.category, name);
  const { definitionId } = await appendCanvas(
    context,
    { node, canvas, version: 1 },
    { definition, title: name },
  );
  await touchFile(context, node, there.length + 1);
  return { definitionId, ...(await listOf(context, node)) };
};

/** Names a canvas beside its definition, so that nobody's save meets a conflict because of a name. */
const renameCanvas = async (
  context: CallContext,
  { chartId, defId, title }: CallParsedInput<'definitions', 'renameCanvas'>,
): Promise<List> => {
  const name = requireTitle(title);
  const node = await openLockedFile(context, chartId);
  const { canvas } = await requireCanvas(context, node, defId);
  await changeCanvas(context, node, { canvas, change: { title: name } });
  await touchFile(context, node);
  return listOf(context, node);
};

/** Puts the canvases into an order. Throws `invalidInput` for one that does not name each of them once. */
const orderCanvases = async (
  context: CallContext,
  { chartId, defIds }: CallParsedInput<'definitions', 'orderCanvases'>,
): Promise<List> => {
  const node = await openLockedFile(context, chartId);
  const there = await readLocked(context, node);
  const wanted = defIds.map((id) => pickCanvas(there, id)?.canvas);
  if (new Set(wanted).size !== there.length || wanted.includes(undefined) || wanted.length !== there.length)
    throw refuseInput('defIds', 'The list does not name each canvas once');
  for (const [ord, canvas] of wanted.entries())
    if (canvas !== undefined) await changeCanvas(context, node, { canvas, change: { ord } });
  await touchFile(context, node);
  return listOf(context, node);
};

/** Takes a canvas out of a file; its content stays as a revision. Throws `notAllowed` for the last one. */
const removeCanvas = async (
  context: CallContext,
  { chartId, defId }: CallParsedInput<'definitions', 'removeCanvas'>,
): Promise<List> => {
  const node = await openLockedFile(context, chartId);
  const { canvas, count } = await requireCanvas(context, node, defId);
  if (count === 1) throw new CallError('notAllowed');
  await keepRevision(context.db, { node, canvas });
  await context.db
    .deleteFrom('node_body')
    .where('owner_id', '=', node.owner_id)
    .where('node_id', '=', node.id)
    .where('canvas', '=', canvas)
    .execute();
  await touchFile(context, node, count - 1);
  return listOf(context, node);
};

/** Lists the calls about the canvases of a file. */
export const canvasCalls: readonly ImplementedCall[] = [
  implement(endpoints.definitions.addCanvas, {
    access: 'token',
    scope: 'files:write',
    items: ({ chartId }) => claimItem(chartId),
    handler: addCanvas,
  }),
  implement(endpoints.definitions.renameCanvas, {
    access: 'token',
    scope: 'files:write',
    items: ({ chartId }) => claimItem(chartId),
    handler: renameCanvas,
  }),
  implement(endpoints.definitions.orderCanvases, {
    access: 'token',
    scope: 'files:write',
    items: ({ chartId }) => claimItem(chartId),
    handler: orderCanvases,
  }),
  implement(endpoints.definitions.removeCanvas, {
    access: 'token',
    scope: 'files:write',
    items: ({ chartId }) => claimItem(chartId),
    handler: removeCanvas,
  }),
];

const requireCanvas = async (context: CallContext, node: NodeRow, definitionId: string) => {
  const there = await readLocked(context, node);
  const found = pickCanvas(there, definitionId);
  if (found === undefined) throw new CallError('fileUnavailable');
  return { canvas: found.canvas, count: there.length };
};

/** Finds a number that no canvas of the file has had, as long as revisions of it are kept. */
const nextCanvas = async ({ db }: CallContext, node: NodeRow): Promise<number> => {
  const { rows } = await sql<{ next: number }>`
    select max(canvas) + 1 as next from (
      select canvas from node_body where owner_id = ${node.owner_id} and node_id = ${node.id}
      union all
      select canvas from node_revision where owner_id = ${node.owner_id} and node_id = ${node.id}
    ) known`.execute(db);
  return rows[0]?.next ?? 0;
};

interface CanvasChange {
  readonly canvas: number;
  readonly change: { readonly title: string } | { readonly ord: number };
}

const changeCanvas = async (
  { db }: CallContext,
  node: NodeRow,
  { canvas, change }: CanvasChange,
): Promise<void> => {
  await db
    .updateTable('node_body')
    .set(change)
    .where('owner_id', '=', node.owner_id)
    .where('node_id', '=', node.id)
    .where('canvas', '=', canvas)
    .execute();
};

const listOf = async ({ db }: CallContext, node: NodeRow): Promise<List> => {
  const rows = await listCanvases(db, node);
  const named = canvasesOf(node, rows);
  const versions = new Map(rows.map(({ canvas, version }) => [definitionIdOf(canvas), version]));
  return { canvases: named.map((one) => ({ ...one, version: versions.get(one.definitionId) ?? 1 })) };
};
