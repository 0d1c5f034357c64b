export { FilePicker } from './pickers/FilePicker.tsx';
export type { FilePickerProps } from './pickers/FilePicker.tsx';
export type { PickAnswer, PickerOptions, PickerTab } from './pickers/picker.types.ts';
export { ChartdockProvider } from './provider/ChartdockProvider.tsx';
export type { ChartdockProviderProps } from './provider/ChartdockProvider.tsx';
export type { Theme } from './provider/useTheme.ts';
export { createTextLookup } from './i18n/texts.ts';
export type { TextKey, TranslateText } from './i18n/texts.ts';
