import type { FileItem } from '@chartdock/files';
import type { KeyValueStorage } from '@chartdock/platform';
import type { PickRules, PickerArea } from '@chartdock/files/picking';

export type { PickAnswer } from '@chartdock/files/picking';

/** The lists a picker shows; `createPickerArea` makes them, and a whole file area has them too. */
export type PickerLists = Pick<
  PickerArea,
  | 'openPlace'
  | 'openStartFolder'
  | 'openFolder'
  | 'ensureRange'
  | 'refresh'
  | 'retry'
  | 'setSearchText'
  | 'submitSearch'
  | 'getState'
  | 'subscribe'
>;

/** Functions that make folders and files inside a picker. */
export type PickerMaking = Pick<PickerArea, 'createFolder' | 'openImport' | 'canMakeIn'>;

/** Where files can be chosen from; `starred` shows the favourites. */
export type PickerTab = 'mine' | 'recent' | 'starred' | 'shared';

/** A part of the picker that can be left out, where someone else draws it. */
export type PickerPart = 'tabs' | 'search' | 'breadcrumb' | 'tray';

/** A further button of the picker. */
export interface PickerCommand {
  readonly id: string;
  readonly label: string;
  /** `selection` disables it while nothing is chosen. Default `nothing`. */
  readonly needs?: 'selection' | 'nothing' | undefined;
}

/** Options of a pick. */
export interface PickerOptions extends PickRules {
  /** Lists to choose from, in order. Default all. */
  readonly tabs?: readonly PickerTab[] | undefined;
  /** Parts to leave out. Default none. */
  readonly hide?: readonly PickerPart[] | undefined;
  /** Default none. */
  readonly commands?: readonly PickerCommand[] | undefined;
}

/** Remembers by a key how someone looks at files. */
export type ViewMemory = Pick<KeyValueStorage, 'get' | 'set'>;

/** Remembers what was searched for. */
export interface SearchMemory {
  /** The latest first. */
  readonly get: () => readonly string[];
  readonly add: (text: string) => void;
}

/** How far an import is. */
export interface ImportProgress {
  readonly done: number;
  readonly total: number;
}

/** Runs a command; answers words for the person, if there are any. Rejects when it failed. */
export type RunCommand = (id: string, items: readonly FileItem[]) => Promise<string | undefined>;
