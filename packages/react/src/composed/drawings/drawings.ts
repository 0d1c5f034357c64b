import type { Dialogs } from '@chartdock/workspace';
import { accountDrawings } from '../../account/dialogs/account-drawings.ts';
import { documentDrawings } from '../../documents/dialogs/document-drawings.ts';
import { fileDrawings } from '../../files/dialogs/file-drawings.ts';
import { paymentDrawings } from '../../payments/dialogs/payment-drawings.ts';
import { sharingDrawings } from '../../sharing/dialogs/sharing-drawings.ts';
import { shellDrawings } from '../../shell/dialogs/shell-drawings.ts';
import { hasDrawing } from '../../foundation/dialogs/dialog-drawing.ts';
import type { DialogDrawing } from '../../foundation/dialogs/dialog-drawing.ts';

const USUAL_DRAWINGS = {
  ...shellDrawings,
  ...fileDrawings,
  ...accountDrawings,
  ...documentDrawings,
  ...paymentDrawings,
  ...sharingDrawings,
};

/** Name of a dialog that is drawn in every workspace. */
export type DrawnDialog = keyof typeof USUAL_DRAWINGS;

/** Names the dialogs that are drawn in every workspace; systems that attach bring theirs besides. */
export const DRAWN_DIALOGS = Object.keys(USUAL_DRAWINGS) as readonly DrawnDialog[];

const usual: ReadonlyMap<string, DialogDrawing> = new Map(Object.entries(USUAL_DRAWINGS));

/** Finds how a dialog is drawn: as the system says that brought it, or as every workspace draws it. */
export const drawingOf = (
  dialogs: Pick<Dialogs, 'definitionOf'>,
  name: string,
): DialogDrawing | undefined => {
  const definition = dialogs.definitionOf(name);
  return definition !== undefined && hasDrawing(definition) ? definition.drawing : usual.get(name);
};
