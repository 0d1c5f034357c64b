import { late } from '../../foundation/app/late.tsx';

/** Draws the dialog that asks for a folder, whose code comes when it is first opened. */
export const LateMoveDialog = late(async () => (await import('./MoveDialog.tsx')).MoveDialog);
