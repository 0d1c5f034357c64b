// What a picker draws besides its rows and the bars around them, in one part: no press on a row waits for it.
export { orderElements } from '../files/rows/order-elements.ts';
export { kindPaths } from '../icons/kind-paths.ts';
export { TooltipLayer } from '../primitives/TooltipLayer.tsx';
export { PreviewButton } from './preview/PreviewButton.tsx';
export { PickerStates } from './PickerStates.tsx';
