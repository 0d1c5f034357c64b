import { TELLING_LOOK, plainDialog } from '../dialogs/dialog-definition.ts';

/** Holds the dialogs about the look of a file. */
export const DOCUMENT_DIALOGS = {
  dlgWaterMark: plainDialog({ ...TELLING_LOOK, width: 772, height: 560 }),
} as const;
