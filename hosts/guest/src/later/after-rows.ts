// Work of a picker besides showing its list, in one part that is loaded when the first rows are there.
export { helpDeveloper } from './help-developer.ts';
export { actOn } from './picker-acts.ts';
export { createPlaceReporter } from './place-reporter.ts';
export type { PlaceReporter } from './place-reporter.ts';
export { replayScroll } from './replay-scroll.ts';
