export { FORMATS, formatOf, readerOfEnding } from './formats.ts';
export type { Format, FormatId, FormatKind } from './formats.ts';
export { FormatError } from './model/format-error.ts';
export type { FormatErrorCode } from './model/format-error.ts';
export type {
  FormatCanvas,
  FormatFonts,
  FormatReader,
  FormatReading,
  FormatSource,
  FormatWriter,
  Loss,
  LossKind,
} from './model/format.types.ts';
export { describeLoss } from './model/losses.ts';
