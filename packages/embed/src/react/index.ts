export { ChartdockPicker } from './ChartdockPicker.ts';
export type { ChartdockPickerProps } from './ChartdockPicker.ts';
export { useChartdock } from './use-chartdock.ts';
export type { ChartdockPickerOptions } from '../wrapping/picker-box.ts';
