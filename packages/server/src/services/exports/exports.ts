import { isUnlimited, isVipExport } from '@chartdock/contract';
import type { CallData, CallParsedInput } from '@chartdock/contract';
import { CallError } from '../call-error.ts';
import type { CallContext } from '../context.ts';
import { tierOf } from '../privileges/tier.ts';
import type { NodeRow } from '../tree/node-row.ts';
import { openItem } from '../tree/places.ts';
import { createSignKey } from './sign-key.ts';

type Power = CallData<'exporting', 'power'>;

/** Tells whether the account may download, or may download one file or one type (CALL-F-036, PERM-05). */
export async function readExportPower(
  context: CallContext,
  { chartId, exportType }: CallParsedInput<'exporting', 'power'>,
): Promise<Power> {
  if (chartId !== undefined) await openChart(context, chartId);
  return decidePower(context, exportType);
}

/** Answers a key that allows one account to export one file (CALL-F-035, CALL-F-041). Throws `accountRestricted` without the right to export. */
export async function makeSignKey(
  context: CallContext,
  { chartId, isCanvas = false }: CallParsedInput<'exporting', 'signKey'>,
): Promise<CallData<'exporting', 'signKey'>> {
  await openChart(context, chartId);
  await requirePower(context);
  const subject = { userId: context.actor.userId, chartId, isCanvas };
  return createSignKey(context.app.secrets.exports, subject, context.now);
}

/** Records a download before it begins and answers its id (CALL-F-042). Throws `upgradeNeeded` (815) for a type that takes membership. */
export async function recordExport(
  context: CallContext,
  { chartId, exportType }: CallParsedInput<'exporting', 'record'>,
): Promise<CallData<'exporting', 'record'>> {
  const node = await openChart(context, chartId);
  await requirePower(context, exportType);
  const id = context.app.createId();
  await context.db
    .insertInto('export_record')
    .values({
      user_id: context.actor.userId,
      id,
      owner_id: node.owner_id,
      node_id: node.id,
      export_type: exportType,
      created_at: context.now,
    })
    .execute();
  return id;
}

async function openChart(context: CallContext, id: string): Promise<NodeRow> {
  const { node } = await openItem(context, { fileId: id, fileType: 'chart' }, 'read');
  return node;
}

async function requirePower(context: CallContext, exportType?: string): Promise<void> {
  const { allowed, reason } = await decidePower(context, exportType);
  if (!allowed) throw new CallError(reason === 'restricted' ? 'accountRestricted' : 'upgradeNeeded');
}

async function decidePower({ db, actor, now }: CallContext, exportType?: string): Promise<Power> {
  const account = await db
    .selectFrom('app_user')
    .select(['member_until', 'org_until', 'restricted_at'])
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow();
  if (account.restricted_at !== null) return { allowed: false, reason: 'restricted' };
  const vip = exportType !== undefined && isVipExport(exportType);
  if (vip && !isUnlimited(tierOf(account, now))) return { allowed: false, reason: 'vip' };
  return { allowed: true };
}
