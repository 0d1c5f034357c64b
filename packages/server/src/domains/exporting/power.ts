import { EXPORT_LISTS, exportListOf, isUnlimited, isVipExport } from '@chartdock/contract';
import type { CallData, ExportType } from '@chartdock/contract';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { PublicContext } from '../../kernel/calls/context.ts';
import { tierOf } from '../accounts/index.ts';
import type { NodeRow, OpenedNode } from '../nodes/index.ts';
import { decide, KIND, openNode } from '../nodes/index.ts';

type Power = CallData<'exporting', 'power'>;
type Reading = Pick<PublicContext, 'db' | 'now'>;

/** Person, file and format of a wanted download; without a file the account alone is asked about. */
export interface ExportWish {
  readonly viewerId: string;
  readonly exportType?: ExportType | undefined;
  readonly opened?: OpenedNode;
}

/** Reasons of a refused download, and the errors that its caller is told. */
const REFUSALS = {
  restricted: 'accountRestricted',
  role: 'notAllowed',
  format: 'notAllowed',
  vip: 'upgradeNeeded',
} as const;

/**
 * Decides whether someone may download: unrestricted accounts, files they may take away, formats the file has, vip formats as a
 * member (PERM-05, PERM-09).
 */
export const decidePower = async ({ db, now }: Reading, wish: ExportWish): Promise<Power> => {
  const reason = await findRefusal({ db, now }, wish);
  return reason === undefined ? { allowed: true } : { allowed: false, reason };
};

/**
 * Opens a file that someone may download, in one format when one is given. Throws the refusal of `decidePower`, `fileUnavailable`
 * for a missing or foreign file.
 */
export const requirePower = async (
  { db, now }: Reading,
  { id, viewerId, exportType }: { readonly id: string } & Pick<ExportWish, 'viewerId' | 'exportType'>,
): Promise<NodeRow> => {
  const opened = await openNode(db, { id, viewerId, now }, 'read');
  if (opened.node.kind !== KIND.file) throw new CallError('fileUnavailable');
  await requireExportRight({ db, now }, { viewerId, exportType, opened });
  return opened.node;
};

/** Throws the refusal of `decidePower` for a download, as the call that begins it would. */
export const requireExportRight = async (reading: Reading, wish: ExportWish): Promise<void> => {
  const refusal = await findRefusal(reading, wish);
  if (refusal !== undefined) throw new CallError(REFUSALS[refusal]);
};

const findRefusal = async (
  { db, now }: Reading,
  { viewerId, exportType, opened }: ExportWish,
): Promise<keyof typeof REFUSALS | undefined> => {
  const account = await db
    .selectFrom('app_user')
    .select(['member_until', 'org_until', 'restricted_at'])
    .where('id', '=', viewerId)
    .executeTakeFirstOrThrow();
  if (account.restricted_at !== null) return 'restricted';
  if (opened !== undefined && decide(opened, viewerId, 'export') !== 'allowed') return 'role';
  if (opened !== undefined && !hasFormat(opened.node, exportType)) return 'format';
  const vip = exportType !== undefined && isVipExport(exportType);
  return vip && !isUnlimited(tierOf(account, now)) ? 'vip' : undefined;
};

const hasFormat = ({ category }: NodeRow, exportType: ExportType | undefined): boolean => {
  const list = exportListOf(category);
  if (list === undefined) return false;
  return exportType === undefined || EXPORT_LISTS[list].includes(exportType);
};
