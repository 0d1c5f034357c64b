import { late } from '../../foundation/app/late.tsx';

/** Shows long changes; its code comes after the first paint, so that it is there before a change is. */
export const LateChangePanel = late(async () => (await import('./ChangePanel.tsx')).ChangePanel);
