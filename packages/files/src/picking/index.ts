export { askFirstPage } from '../browsing/first-page.ts';
export type { FirstPage, FirstPageOptions } from '../browsing/first-page.ts';
export { isPickable } from './is-pickable.ts';
export { isPickFull } from './pick.state.ts';
export { createPick } from './pick.ts';
export type {
  Chosen,
  FilePick,
  PickAnswer,
  FilePickOptions,
  PickRefusal,
  PickRules,
  PickState,
  PickVerdict,
} from './pick.types.ts';
export { createPickerArea } from './picker-area.ts';
export type { PickerArea, PickerAreaOptions, PickingClient } from './picker-area.types.ts';
