import { late } from '../../foundation/app/late.tsx';

/** Draws the command palette, whose code comes when it is first opened. */
export const LateCommandPalette = late(async () => (await import('./CommandPalette.tsx')).CommandPalette);
