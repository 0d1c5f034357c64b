import { late } from '../../foundation/app/late.tsx';

/** Draws the map of keys, whose code comes when it is first opened. */
export const LateKeyMapDialog = late(async () => (await import('./KeyMapDialog.tsx')).KeyMapDialog);
