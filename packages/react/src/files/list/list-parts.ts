// What a list of files needs beyond its first rows, in one part, because a picker loads it after them.
export { kindPaths } from '../../icons/kind-paths.ts';
export { createViewGestures } from './create-view-gestures.ts';
export { orderElements } from '../rows/order-elements.ts';
export { rowButtons } from '../rows/row-buttons.ts';
