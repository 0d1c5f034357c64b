import { late } from '../../foundation/app/late.tsx';

/** Draws the step of a tour, whose code comes only for those who are shown around. */
export const LateTourStep = late(async () => (await import('./TourStep.tsx')).TourStep);
