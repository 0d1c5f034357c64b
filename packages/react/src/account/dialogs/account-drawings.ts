import type { ACCOUNT_DIALOGS } from '@chartdock/workspace';
import type { DrawingsOf } from '../../foundation/dialogs/dialog-drawing.ts';

/** Draws the dialogs of the account by their names (DLG-14). */
export const accountDrawings: DrawingsOf<typeof ACCOUNT_DIALOGS> = {
  upgrade: { load: async () => (await import('./account-dialog-views.tsx')).Upgrade },
  dlgBindPhone: {
    isPersonal: true,
    load: async () => (await import('./account-dialog-views.tsx')).BindPhone,
  },
  dlgUserRetention: { load: async () => (await import('./account-dialog-views.tsx')).Retention },
};
