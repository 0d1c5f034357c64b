export { htmlElement } from './files/rows/dom-element.ts';
export type { Attributes } from './drawing/make.types.ts';
export { iconButtonElement } from './pickers/first/first-controls.ts';
export { writeFirstPicker } from './pickers/first/first-picker.ts';
export type { FirstPicker } from './pickers/first/first-picker.ts';
export type { FirstPickerOptions } from './pickers/first/first-picker.types.ts';
export { drawFirstDocument } from './viewer/first-document.ts';
export type { FirstDocument } from './viewer/first-document.ts';
export { wantedPage } from './viewer/wanted-page.ts';
