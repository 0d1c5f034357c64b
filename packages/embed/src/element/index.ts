export { defineChartdockPicker } from './define-picker.ts';
export type { DefineOptions } from './define-picker.ts';
export type {
  ChartdockPickerElement,
  ElementOptions,
  ElementOutcome,
  PickerElementEvents,
} from './picker-element.types.ts';
