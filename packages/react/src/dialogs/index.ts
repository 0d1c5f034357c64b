export { DialogStack } from './DialogStack.tsx';
export type { DialogStackProps, DialogViewProps, DialogViews } from './DialogStack.tsx';
export { answerDialog } from './answer-dialog.ts';
export type { DialogAnswer } from './answer-dialog.ts';
export { NamedDialogs } from './NamedDialogs.tsx';
export { DRAWN_DIALOGS } from './drawn-dialogs.ts';
export type { DrawnDialog } from './drawn-dialogs.ts';
