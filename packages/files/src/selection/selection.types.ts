import type { FileItem } from '../items/file-item.types.ts';

/**
 * What is picked. Selection mode is on exactly when the mode is not `off` (LIST-07, LIST-08): `some` and `all` never
 * stand for nothing. `all` covers rows that are not loaded yet and costs the same for ten rows and a hundred thousand.
 */
export type Selection =
  | { readonly mode: 'off' }
  | {
      readonly mode: 'some';
      readonly picked: ReadonlyMap<string, FileItem>;
      /** Item from which a range is measured: the one touched last. */
      readonly anchor: string;
    }
  | { readonly mode: 'all'; readonly except: ReadonlySet<string>; readonly anchor: string | undefined };
