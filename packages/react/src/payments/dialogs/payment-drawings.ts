import type { PAYMENT_DIALOGS } from '@chartdock/workspace';
import type { DrawingsOf } from '../../foundation/dialogs/dialog-drawing.ts';

/** Draws the dialogs in which someone pays by their names (DLG-05..07). */
export const paymentDrawings: DrawingsOf<typeof PAYMENT_DIALOGS> = {
  dlgPay: { isPersonal: true, load: async () => (await import('./payment-dialog-views.tsx')).Pay },
  dlgOrgPay: {
    isPersonal: true,
    load: async () => (await import('./payment-dialog-views.tsx')).PayForOrganisation,
  },
  dlgPayActivity: {
    isPersonal: true,
    load: async () => (await import('./payment-dialog-views.tsx')).PayActivity,
  },
};
