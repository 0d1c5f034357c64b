import { TELLING_LOOK, plainDialog } from '../dialogs/dialog-definition.ts';

/** Holds the dialogs about what a file looks like. */
export const DOCUMENT_DIALOGS = {
  dlgWaterMark: plainDialog({ ...TELLING_LOOK, width: 772, height: 560 }),
} as const;
