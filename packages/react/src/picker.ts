export { FilePicker } from './pickers/FilePicker.tsx';
export type { FilePickerProps } from './pickers/FilePicker.tsx';
export type { PickAnswer, PickerOptions, PickerTab } from './pickers/picker.types.ts';
export { PickerProvider as ChartdockProvider } from './pickers/PickerProvider.tsx';
export type { ChartdockProviderProps } from './provider/ChartdockProvider.tsx';
export type { Theme } from './provider/useTheme.ts';
export { createPickerTextLookup as createTextLookup } from './i18n/picker-texts.ts';
export type { TextKey, TranslateText } from './i18n/texts.ts';
