import { isUnlimited } from '@chartdock/contract';
import type { CallData, CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { claimItem } from '../../kernel/calls/claims.ts';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { askerOf, KIND, openNode, STATE, touchRecent } from '../nodes/index.ts';
import { tierOf } from '../accounts/index.ts';
import type { OpenedNode } from '../nodes/index.ts';
import { canvasesOf, definitionIdOf, listCanvases, readBody } from '../definitions/index.ts';

const MAX_EDITABLE = 10_000;

/**
 * Returns the definition of one canvas as JSON text and remembers that the file was opened (CALL-F-033). Throws `notAllowed` for
 * a file that is for sale to someone who has not bought it.
 */
const readDefinition = async (
  context: CallContext,
  input: CallParsedInput<'charts', 'definition'>,
): Promise<CallData<'charts', 'definition'>> => {
  const { node } = await openChart(context, input.chartId, 'content');
  const body = await readBody(context, node, input.defId);
  if (body === undefined) throw new CallError('fileUnavailable');
  if (node.state === STATE.live) await touchRecent(context, { ownerId: node.owner_id, id: node.id });
  return {
    def: JSON.stringify(body.def ?? {}),
    definitionId: definitionIdOf(body.canvas),
    version: body.version,
  };
};

/** Lists the canvases of a file (CALL-F-034). */
const readCanvases = async (
  context: CallContext,
  input: CallParsedInput<'charts', 'canvases'>,
): Promise<CallData<'charts', 'canvases'>> => {
  const { node } = await openChart(context, input.chartId, 'content');
  return { canvas: { chartCanvas: canvasesOf(node, await listCanvases(context.db, node)) } };
};

/** Returns the ids of the files that stay editable when an account holds more than its quota: the ones changed last (CALL-F-031). */
const readEditList = async (context: CallContext): Promise<CallData<'charts', 'editList'>> => {
  const { db, actor, app } = context;
  const use = await readUse(context, actor.userId);
  if (!use.overrun) return { limited: false, rows: [] };
  const rows = await db
    .selectFrom('node')
    .select('id')
    .where('owner_id', '=', actor.userId)
    .where('state', '=', STATE.live)
    .where('kind', '=', KIND.file)
    .orderBy('last_modify', 'desc')
    .orderBy('id', 'desc')
    .limit(Math.min(app.config.freeFiles, MAX_EDITABLE))
    .execute();
  return { limited: true, rows: rows.map((row) => row.id) };
};

/** Returns whether an account, or one file of it, may be edited although the quota is overrun (CALL-F-032). */
const readOverrunState = async (
  context: CallContext,
  input: CallParsedInput<'charts', 'overrunState'>,
): Promise<CallData<'charts', 'overrunState'>> => {
  const opened = input.chartId === undefined ? undefined : await openChart(context, input.chartId, 'read');
  const use = await readUse(context, opened?.node.owner_id ?? context.actor.userId);
  const remaining = use.remaining === undefined ? {} : { remaining: use.remaining };
  const allowed = !use.overrun || (opened !== undefined && (await staysEditable(context, opened)));
  return allowed ? { allowed, ...remaining } : { allowed, reason: 'overrun', ...remaining };
};

/** Returns whether a file stays editable for its owner although the quota is overrun: one of those changed last. */
const staysEditable = async (context: CallContext, { node, isOwner }: OpenedNode): Promise<boolean> =>
  isOwner && (await readEditList(context)).rows.includes(node.id);

/** Refuses with code 509 to change the content of a file whose owner holds more files than the quota (PERM-04). */
export const requireWithinQuota = async (context: CallContext, opened: OpenedNode): Promise<void> => {
  const { overrun } = await readUse(context, opened.node.owner_id);
  if (overrun && !(await staysEditable(context, opened))) throw new CallError('quotaExhausted');
};

/** Lists the calls about the content of a file. */
export const chartCalls: readonly ImplementedCall[] = [
  implement(endpoints.charts.editList, {
    access: 'token',
    scope: 'files:read',
    items: 'closed',
    handler: readEditList,
  }),
  implement(endpoints.charts.overrunState, {
    access: 'token',
    scope: 'files:read',
    items: ({ chartId }) => claimItem(chartId),
    handler: readOverrunState,
  }),
  implement(endpoints.charts.definition, {
    access: 'token',
    scope: 'files:read',
    items: ({ chartId }) => claimItem(chartId),
    handler: readDefinition,
  }),
  implement(endpoints.charts.canvases, {
    access: 'token',
    scope: 'files:read',
    items: ({ chartId }) => claimItem(chartId),
    handler: readCanvases,
  }),
];

interface Use {
  readonly overrun: boolean;
  /** Files left; undefined for an unlimited tier. */
  readonly remaining: number | undefined;
}

const readUse = async ({ db, app, now }: CallContext, userId: string): Promise<Use> => {
  const row = await db
    .selectFrom('app_user as u')
    .leftJoin('user_counter as c', 'c.user_id', 'u.id')
    .select(['u.member_until', 'u.org_until', 'c.files'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
  if (isUnlimited(tierOf(row, now))) return { overrun: false, remaining: undefined };
  const left = app.config.freeFiles - (row.files ?? 0);
  return { overrun: left < 0, remaining: Math.max(0, left) };
};

const openChart = async (
  context: CallContext,
  id: string,
  action: 'read' | 'content',
): Promise<OpenedNode> => {
  const opened = await openNode(context.db, { id, ...askerOf(context) }, action);
  if (opened.node.kind !== KIND.file) throw new CallError('fileUnavailable');
  return opened;
};
