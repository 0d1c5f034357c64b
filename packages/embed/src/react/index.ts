export { ChartdockPicker } from './ChartdockPicker.ts';
export type { ChartdockPickerOptions, ChartdockPickerProps } from './ChartdockPicker.ts';
export { useChartdock } from './use-chartdock.ts';
