import type { FileItem } from '../items/file-item.types.ts';
import type { PickRules } from './pick.types.ts';

/** Returns whether a file is of a kind that may be picked; folders never are, they are opened. */
export const isPickable = (item: FileItem, { categories }: PickRules): boolean =>
  item.type !== 'folder' &&
  (categories === undefined || categories.includes(item.category) || categories.includes(item.kind));
