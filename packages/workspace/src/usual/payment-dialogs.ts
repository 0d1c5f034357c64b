import { TELLING_LOOK, plainDialog } from '../dialogs/dialog-definition.ts';

/** Holds the names that payment will draw; until it attaches, asking for one is refused as not available. */
export const PAYMENT_DIALOGS = {
  dlgPay: plainDialog(TELLING_LOOK),
  dlgOrgPay: plainDialog(TELLING_LOOK),
  dlgPayActivity: plainDialog(TELLING_LOOK),
} as const;
