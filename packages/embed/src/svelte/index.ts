export { chartdockPicker } from './chartdock-picker.ts';
export type { ChartdockPickerAction, ChartdockPickerProps } from './chartdock-picker.ts';
export type { ChartdockPickerOptions } from '../wrapping/picker-box.ts';
