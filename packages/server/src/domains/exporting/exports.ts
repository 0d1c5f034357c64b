import type { CallData, CallParsedInput, ExportType } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { claimItem } from '../../kernel/calls/claims.ts';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { KIND, openNode } from '../nodes/index.ts';
import type { NodeRow } from '../nodes/index.ts';
import { decidePower, requirePower } from './power.ts';
import { writeRecord } from './record.ts';
import { createSignKey } from './sign-key.ts';

/** Returns whether the account may download, or may download one file or one type (CALL-F-036, PERM-05). */
const readExportPower = async (
  context: CallContext,
  { chartId, exportType }: CallParsedInput<'exporting', 'power'>,
): Promise<CallData<'exporting', 'power'>> => {
  const { db, actor } = context;
  const viewerId = actor.userId;
  if (chartId === undefined) return decidePower(context, { viewerId, exportType });
  const opened = await openNode(db, { id: chartId, viewerId, now: context.now }, 'read');
  if (opened.node.kind !== KIND.file) throw new CallError('fileUnavailable');
  return decidePower(context, { viewerId, exportType, opened });
};

/** Returns a key that allows one account to export one file (CALL-F-035, CALL-F-041). Throws `accountRestricted` without the right to export, `notAllowed` for a file that the account may only look at. */
const makeSignKey = async (
  context: CallContext,
  { chartId, isCanvas = false }: CallParsedInput<'exporting', 'signKey'>,
): Promise<CallData<'exporting', 'signKey'>> => {
  await openExportable(context, chartId);
  const { userId, tokenHash: sessionHash } = context.actor;
  const subject = { userId, chartId, isCanvas, sessionHash };
  return createSignKey(context.app.secrets.exports, subject, context.now);
};

/** Records a download before it begins and returns its id (CALL-F-042). Throws `upgradeNeeded` (815) for a type that takes membership, `notAllowed` for a file that the account may only look at or that has no such format. */
const recordExport = async (
  context: CallContext,
  { chartId, exportType }: CallParsedInput<'exporting', 'record'>,
): Promise<CallData<'exporting', 'record'>> => {
  const node = await openExportable(context, chartId, exportType);
  return writeRecord(context, { userId: context.actor.userId, node, exportType });
};

/** Lists the calls about downloads. */
export const exportCalls: readonly ImplementedCall[] = [
  implement(endpoints.exporting.power, {
    access: 'token',
    scope: 'export',
    items: ({ chartId }) => claimItem(chartId),
    handler: readExportPower,
  }),
  implement(endpoints.exporting.signKey, {
    access: 'token',
    scope: 'export',
    items: ({ chartId }) => claimItem(chartId),
    handler: makeSignKey,
  }),
  implement(endpoints.exporting.record, {
    access: 'token',
    scope: 'export',
    items: ({ chartId }) => claimItem(chartId),
    handler: recordExport,
  }),
];

const openExportable = async (context: CallContext, id: string, exportType?: ExportType): Promise<NodeRow> =>
  requirePower(context, { id, viewerId: context.actor.userId, exportType });
