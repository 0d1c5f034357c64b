import type { FILE_DIALOGS } from '@chartdock/workspace';
import type { DrawingsOf } from '../../dialogs/dialog-drawing.ts';

const views = (): Promise<typeof import('./file-dialog-views.tsx')> => import('./file-dialog-views.tsx');

/** Draws the dialogs of the file area by their names (DLG-14). */
export const fileDrawings: DrawingsOf<typeof FILE_DIALOGS> = {
  addFolder: { isPersonal: true, load: async () => (await views()).AddFolder },
  import: { isPersonal: true, load: async () => (await views()).Import },
  publish: { isPersonal: true, load: async () => (await views()).Publish },
};
