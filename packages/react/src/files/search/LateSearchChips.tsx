import { late } from '../../foundation/app/late.tsx';

/** Draws the chips of a search, whose code comes with the first one. */
export const LateSearchChips = late(async () => (await import('./SearchChips.tsx')).SearchChips);
