import type { DOCUMENT_DIALOGS } from '@chartdock/workspace';
import type { DrawingsOf } from '../../foundation/dialogs/dialog-drawing.ts';

/** Draws the dialogs about the look of a file by their names (DLG-14). */
export const documentDrawings: DrawingsOf<typeof DOCUMENT_DIALOGS> = {
  dlgWaterMark: { load: async () => (await import('./document-dialog-views.tsx')).WaterMark },
};
