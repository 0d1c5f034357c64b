import type { Use } from './items.ts';

/** One file or folder that a call names, and its use. `root` means the top given by `topOf`. */
export interface Claim {
  readonly id: string;
  readonly use: Use;
}

/** Claims a file or folder for a use, by default for itself; nothing when a call names none. */
export const claimItem = (id: string | undefined, use: Use = 'itself'): readonly Claim[] =>
  id === undefined ? [] : [{ id, use }];

/** Claims the folder that something is listed from or put into; the top when a call names none. */
export const claimPlace = (folderId = 'root'): readonly Claim[] => claimItem(folderId);
