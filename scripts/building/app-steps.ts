import type { BuildStep } from './step.types.ts';

/** Lists what the server serves and therefore `start` and the browser tests build: one row each. */
export const appSteps: readonly BuildStep[] = [];
