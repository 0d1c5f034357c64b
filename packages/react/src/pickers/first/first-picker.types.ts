import type { Place } from '@chartdock/files';
import type { TranslateText } from '../../foundation/i18n/text-keys.ts';
import type { PickerOptions } from '../picker.types.ts';

/** Options of the first picture of a picker: what its components get, and the place whose list was asked for. */
export interface FirstPickerOptions {
  readonly options: PickerOptions;
  /** Offers to make a folder. */
  readonly create: boolean;
  /** Offers to import files. */
  readonly upload: boolean;
  readonly place: Place;
  /** The very look-up that the components will have; rows that are written with another are written again. */
  readonly t: TranslateText;
  /** The signed-in person. */
  readonly userId: string;
  /** Epoch milliseconds. */
  readonly now: number;
}
