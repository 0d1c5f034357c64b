import { TELLING_LOOK, plainDialog } from '../dialogs/dialog-definition.ts';
import type { DialogDefinition } from '../dialogs/dialog-definition.ts';
import { isCount, isOptional } from '../dialogs/fields.ts';

/** Why the upgrade dialog opens: the file limit stopped something, a format or a template takes a membership, or someone asked for it. */
export interface UpgradeParams {
  /** Default `asked`. */
  readonly reason?: 'quota' | 'formats' | 'template' | 'asked';
}

/** How close the file limit is when the retention dialog opens. */
export interface RetentionParams {
  /** Files that may still be made: 1 or 0. */
  readonly level: 0 | 1;
  /** Files in the trash. */
  readonly trashCount: number;
}

/** How the retention dialog was answered, besides cancelling it. */
export type RetentionAnswer = 'go_on' | 'upgrade';

const isReason = (value: unknown): value is NonNullable<UpgradeParams['reason']> =>
  value === 'quota' || value === 'formats' || value === 'template' || value === 'asked';

const upgrade: DialogDefinition<UpgradeParams> = {
  look: TELLING_LOOK,
  parse: ({ reason }) =>
    isOptional(reason, isReason) ? (reason === undefined ? {} : { reason }) : undefined,
};

const isLevel = (value: unknown): value is 0 | 1 => value === 0 || value === 1;

const retention: DialogDefinition<RetentionParams, RetentionAnswer> = {
  look: { ...TELLING_LOOK, width: 440 },
  parse: ({ level, trashCount }) =>
    isLevel(level) && isCount(trashCount) ? { level, trashCount } : undefined,
  isValue: (value): value is RetentionAnswer => value === 'go_on' || value === 'upgrade',
};

/** Holds the dialogs of the account. */
export const ACCOUNT_DIALOGS = {
  upgrade,
  dlgBindPhone: plainDialog(TELLING_LOOK),
  dlgUserRetention: retention,
} as const;
