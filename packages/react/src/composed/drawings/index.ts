export { DialogStack } from '../../foundation/dialogs/DialogStack.tsx';
export type { DialogStackProps, DialogViews } from '../../foundation/dialogs/DialogStack.tsx';
export { drawDialog } from '../../foundation/dialogs/dialog-drawing.ts';
export type {
  DialogDrawing,
  DialogView,
  DialogViewProps,
  DrawnDefinition,
} from '../../foundation/dialogs/dialog-drawing.ts';
export { answerDialog } from './answer-dialog.ts';
export type { AskedDialog, DialogAnswer } from './answer-dialog.ts';
export { NamedDialogs } from './NamedDialogs.tsx';
export { DRAWN_DIALOGS } from './drawings.ts';
export type { DrawnDialog } from './drawings.ts';
