import type { CORE_DIALOGS } from '@chartdock/workspace';
import type { DrawingsOf } from '../../dialogs/dialog-drawing.ts';

const views = (): Promise<typeof import('./shell-dialog-views.tsx')> => import('./shell-dialog-views.tsx');

/** Draws the dialogs that belong to no system by their names (DLG-14). */
export const shellDrawings: DrawingsOf<typeof CORE_DIALOGS> = {
  confirm: { load: async () => (await views()).Confirm },
  pwa: { load: async () => (await views()).Install },
};
