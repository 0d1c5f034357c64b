import { TELLING_LOOK, plainDialog } from '../dialogs/dialog-definition.ts';
import type { DialogDefinition } from '../dialogs/dialog-definition.ts';
import { isOptional } from '../dialogs/fields.ts';

/** Why the upgrade dialog opens: the file limit stopped something, a format takes a membership, or someone asked for it. */
export interface UpgradeParams {
  /** Default `asked`. */
  readonly reason?: 'quota' | 'formats' | 'asked';
}

const isReason = (value: unknown): value is 'quota' | 'formats' | 'asked' =>
  value === 'quota' || value === 'formats' || value === 'asked';

const upgrade: DialogDefinition<UpgradeParams> = {
  look: TELLING_LOOK,
  parse: ({ reason }) =>
    isOptional(reason, isReason) ? (reason === undefined ? {} : { reason }) : undefined,
};

/** Holds the dialogs of the account, those of payment among them until it is a system of its own. */
export const ACCOUNT_DIALOGS = {
  upgrade,
  dlgBindPhone: plainDialog(TELLING_LOOK),
  dlgPay: plainDialog(TELLING_LOOK),
  dlgOrgPay: plainDialog(TELLING_LOOK),
  dlgPayActivity: plainDialog(TELLING_LOOK),
} as const;
