import type { ACCOUNT_DIALOGS } from '@chartdock/workspace';
import type { DrawingsOf } from '../../dialogs/dialog-drawing.ts';

const views = (): Promise<typeof import('./account-dialog-views.tsx')> => import('./account-dialog-views.tsx');

/** Draws the dialogs of the account by their names (DLG-14). */
export const accountDrawings: DrawingsOf<typeof ACCOUNT_DIALOGS> = {
  upgrade: { load: async () => (await views()).Upgrade },
  dlgBindPhone: { isPersonal: true, load: async () => (await views()).BindPhone },
  dlgUserRetention: { load: async () => (await views()).Retention },
};
