import { late } from '../../foundation/app/late.tsx';

/** Draws the panel of details, whose code comes when it is first open. */
export const LateDetailsPanel = late(async () => (await import('./DetailsPanel.tsx')).DetailsPanel);
