// What a picker draws besides its rows and the bars around them, in one part: no press on a row waits for it.
export { foundWords } from '../files/rows/found-words.ts';
export { orderElements } from '../files/rows/order-elements.ts';
export { watchTooltips } from '../foundation/primitives/watch-tooltips.ts';
export { ChosenFiles } from './tray/ChosenFiles.tsx';
export { PickerWords } from './tray/PickerWords.tsx';
export { SearchedWords } from './SearchedWords.tsx';
export { PickerStates } from './PickerStates.tsx';
export { ListStatus } from '../files/area/ListStatus.tsx';
export { namedKinds } from './named-kinds.ts';
export { PickerPeek } from './preview/PickerPeek.tsx';
