import type { FileItem } from '@chartdock/files';

/** Where files can be chosen from. */
export type PickerTab = 'mine' | 'recent';

/** What may be picked and how. */
export interface PickerOptions {
  /** Default false: one file. */
  readonly multiple?: boolean;
  /** Most files of a multiple pick. No limit without it. */
  readonly maxItems?: number | undefined;
  /** Categories or kinds that may be picked; others are greyed out. Everything without it. */
  readonly categories?: readonly string[] | undefined;
  /** Default both, my files first. */
  readonly tabs?: readonly PickerTab[] | undefined;
}

/** What the host made of a pick. A refused pick leaves the picker open with the message. */
export type PickAnswer =
  { readonly accepted: true } | { readonly accepted: false; readonly message?: string | undefined };

/** Files chosen so far, by id, in the order they were chosen. */
export type Chosen = ReadonlyMap<string, FileItem>;
