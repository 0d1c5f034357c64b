import type { FILE_DIALOGS } from '@chartdock/workspace';
import type { DrawingsOf } from '../../foundation/dialogs/dialog-drawing.ts';

/** Draws the dialogs of the file area by their names (DLG-14). */
export const fileDrawings: DrawingsOf<typeof FILE_DIALOGS> = {
  addFolder: { isPersonal: true, load: async () => (await import('./file-dialog-views.tsx')).AddFolder },
  import: { isPersonal: true, load: async () => (await import('./file-dialog-views.tsx')).Import },
  publish: { isPersonal: true, load: async () => (await import('./file-dialog-views.tsx')).Publish },
};
