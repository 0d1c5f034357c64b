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
export { useLater } from './foundation/app/useLater.ts';
export { rowsShown } from './pickers/rows-shown.ts';
export { useStore } from './foundation/provider/useStore.ts';
export type { ReadableStore } from './foundation/provider/useStore.ts';
export { useTheme } from './foundation/provider/useTheme.ts';
export { completeTexts } from './pickers/completions.ts';
export { createPickerTextLookup, loadListTexts, loadPickerTexts } from './composed/texts/picker-texts.ts';
export type { PickerTexts } from './composed/texts/picker-texts.ts';
export type { TextKey, TranslateText } from './foundation/i18n/text-keys.ts';
export { closeIcon } from './foundation/icons/list-icons.ts';
export { IconButton } from './foundation/primitives/IconButton.tsx';
export type { IconButtonProps } from './foundation/primitives/IconButton.tsx';
