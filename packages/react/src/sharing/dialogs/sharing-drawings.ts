import type { SHARING_DIALOGS } from '@chartdock/workspace';
import type { DrawingsOf } from '../../foundation/dialogs/dialog-drawing.ts';

/** Draws the dialogs about sharing by their names (DLG-14). */
export const sharingDrawings: DrawingsOf<typeof SHARING_DIALOGS> = {
  share: { isPersonal: true, load: async () => (await import('../ShareDialog.tsx')).ShareDialog },
  shares: {
    isPersonal: true,
    load: async () => (await import('../overview/OverviewDialog.tsx')).OverviewDialog,
  },
};
