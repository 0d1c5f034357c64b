export { createScenarioClock } from './clock.ts';
export type { ScenarioClock } from './clock.ts';
