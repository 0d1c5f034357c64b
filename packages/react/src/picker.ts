export { FilePicker } from './pickers/FilePicker.tsx';
export type { FilePickerProps } from './pickers/FilePicker.tsx';
export { LocationPicker } from './pickers/location/LocationPicker.tsx';
export type {
  ChosenPlace,
  LocationPickerOptions,
  LocationPickerProps,
} from './pickers/location/location.types.ts';
export type {
  ImportProgress,
  PickAnswer,
  PickerCommand,
  PickerLists,
  PickerMaking,
  PickerOptions,
  PickerPart,
  PickerTab,
  RunCommand,
  SearchMemory,
  ViewMemory,
} from './pickers/picker.types.ts';
export type { LoadPreviews, PickerPreviews } from './pickers/preview/preview.types.ts';
export { PickerProvider } from './pickers/PickerProvider.tsx';
export type { PickerProviderProps } from './pickers/PickerProvider.tsx';
export { useLater } from './app/useLater.ts';
export { rowsShown } from './pickers/rows-shown.ts';
export { useStore } from './provider/useStore.ts';
export type { ReadableStore } from './provider/useStore.ts';
export { useTheme } from './provider/useTheme.ts';
export {
  completeTexts,
  createPickerTextLookup,
  loadListTexts,
  loadPickerTexts,
} from './i18n/picker-texts.ts';
export type { PickerTexts } from './i18n/picker-texts.ts';
export type { TextKey, TranslateText } from './i18n/texts.ts';
export { closeIcon } from './icons/list-icons.ts';
export { IconButton } from './primitives/IconButton.tsx';
export type { IconButtonProps } from './primitives/IconButton.tsx';
