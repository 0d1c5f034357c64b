export { findWords, stepRound } from './find-words.ts';
export { judgeLink } from './judge-link.ts';
export type { JudgedLink, LinkKind } from './judge-link.ts';
export { listPages } from './list-pages.ts';
export type { Page } from './list-pages.ts';
export { listSteps } from './list-steps.ts';
export type { PresentationStep } from './list-steps.ts';
export type { TextLine } from './list-texts.ts';
export {
  areaIn,
  contains,
  fitArea,
  growBy,
  holdNear,
  limitScale,
  overlaps,
  panBy,
  reveal,
  SCALES,
  zoomAt,
} from './view.ts';
export type { Area, FitOptions, Spot, View, WindowSize } from './view.ts';
export { indexParts } from './visible-parts.ts';
export type { PartIndex } from './visible-parts.ts';
