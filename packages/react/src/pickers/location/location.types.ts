import type { PickerArea } from '@chartdock/files/picking';
import type { PickAnswer, PickerLists, PickerMaking, PickerPart } from '../picker.types.ts';

/** A folder that was chosen, and the name for what will be put there. */
export interface ChosenPlace {
  /** `root` is the top of My files. */
  readonly folderId: string;
  /** The folder's title; empty for the top. */
  readonly title: string;
  readonly name?: string;
  /** The name is taken there, and the person was told. */
  readonly taken?: boolean;
}

/** Options of a choice of a folder, and its rules. */
export interface LocationPickerOptions {
  /** Suggested name; without it only a folder is chosen. */
  readonly name?: string | undefined;
  /** Behaviour when the name is taken: told once and taken at the second press, refused, or not looked at. Default `warn`. */
  readonly conflict?: 'warn' | 'block' | 'accept' | undefined;
  /** Offers to make a folder. Default false. */
  readonly create?: boolean | undefined;
  /** Parts to leave out. Default none. */
  readonly hide?: readonly PickerPart[] | undefined;
}

/** Properties of {@link LocationPicker}. */
export interface LocationPickerProps {
  readonly area: PickerLists & PickerMaking & Pick<PickerArea, 'isTitleTaken'>;
  /** Read once, when the picker is mounted. */
  readonly options?: LocationPickerOptions;
  readonly userId?: string | undefined;
  /** Takes the place over; the picker stays open when it was refused. */
  readonly onCommit: (place: ChosenPlace) => Promise<PickAnswer>;
  readonly onCancel: () => void;
  /** Reads the time in epoch milliseconds. Default the system's. */
  readonly now?: () => number;
}
