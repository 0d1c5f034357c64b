import type { CORE_DIALOGS } from '@chartdock/workspace';
import type { DrawingsOf } from '../../foundation/dialogs/dialog-drawing.ts';

/** Draws the dialogs that belong to no system by their names (DLG-14). */
export const shellDrawings: DrawingsOf<typeof CORE_DIALOGS> = {
  confirm: { load: async () => (await import('./shell-dialog-views.tsx')).Confirm },
  pwa: { load: async () => (await import('./shell-dialog-views.tsx')).Install },
};
