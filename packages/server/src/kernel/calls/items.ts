import { CallError } from '../errors/call-error.ts';

/** A file or folder that a token names. */
export interface TokenItem {
  readonly fileId: string;
  readonly fileType: 'chart' | 'folder';
}

/** Most items that a token names. */
export const MAX_TOKEN_ITEMS = 100;

/** Who asks, as far as the decision looks. */
interface Asking {
  readonly partner?: { readonly items?: readonly TokenItem[] | undefined } | undefined;
}

/** The items that a token covers alone, with all that lies in its folders; undefined when it covers every file of its person. */
export const itemsOf = ({ partner }: Asking): readonly TokenItem[] | undefined => partner?.items;

const isItem = (value: unknown): value is TokenItem =>
  typeof value === 'object' &&
  value !== null &&
  'fileId' in value &&
  typeof value.fileId === 'string' &&
  'fileType' in value &&
  (value.fileType === 'chart' || value.fileType === 'folder');

/** Reads the stored items of a token. An invalid value covers nothing, so that a damaged list is no wider. */
export const readItems = (stored: unknown): readonly TokenItem[] | undefined => {
  if (stored === null || stored === undefined) return undefined;
  return Array.isArray(stored) ? stored.filter(isItem) : [];
};

/** Meaning of `root`: the person's own top level, the one folder that the token names, or a list of the token's items. */
export type Top =
  | { readonly kind: 'own' }
  | { readonly kind: 'folder'; readonly folderId: string }
  | { readonly kind: 'items'; readonly items: readonly TokenItem[] };

/** Returns the top of a caller. */
export const topOf = (asking: Asking): Top => {
  const items = itemsOf(asking);
  if (items === undefined) return { kind: 'own' };
  const [only] = items;
  return items.length === 1 && only?.fileType === 'folder'
    ? { kind: 'folder', folderId: only.fileId }
    : { kind: 'items', items };
};

/** The items that a list of `root` is made of; undefined where a folder or the person's own top level is listed. */
export const itemsAt = (asking: Asking, folderId = 'root'): readonly TokenItem[] | undefined => {
  const top = topOf(asking);
  return folderId === 'root' && top.kind === 'items' ? top.items : undefined;
};

/** Names the folder that something is put into; undefined for the person's own top level. Throws `notAllowed` for the top of a token that names several items: it is a list, and nothing lies in it. */
export const folderIdOf = (asking: Asking, folderId: string): string | undefined => {
  if (folderId !== 'root') return folderId;
  const top = topOf(asking);
  if (top.kind === 'items') throw new CallError('notAllowed');
  return top.kind === 'folder' ? top.folderId : undefined;
};

/** Leaves out of the folders above something, from the top down, those that a token does not cover. */
export const belowTop = <Step extends { readonly folderId: string }>(
  asking: Asking,
  chain: readonly Step[],
): Step[] => {
  const top = topOf(asking);
  if (top.kind === 'own') return [...chain];
  const named = new Set((itemsOf(asking) ?? []).map(({ fileId }) => fileId));
  const first = chain.findIndex(({ folderId }) => named.has(folderId));
  if (first < 0) return [];
  // The one folder of a token is its top itself, and no step on the way.
  return chain.slice(top.kind === 'folder' ? first + 1 : first);
};

/** Names the folder of a thing as the caller knows it: `root` for things at their top. */
export const parentIdOf = (
  asking: Asking,
  row: { readonly id: string; readonly parent_id: string; readonly owner_id: string },
): string => {
  const top = topOf(asking);
  const isTop =
    row.parent_id === row.owner_id ||
    (top.kind === 'folder' && (top.folderId === row.parent_id || top.folderId === row.id)) ||
    (top.kind === 'items' && top.items.some(({ fileId }) => fileId === row.id));
  return isTop ? 'root' : row.parent_id;
};

/** One thing on the way from a named item up to the top. */
export interface Step {
  readonly id: string;
  readonly isLive: boolean;
}

/**
 * Use of a named item by a call. `itself`: the item or a thing in a named folder. `inside`: only things in a named folder,
 * because the call changes the folder around it. `restored`: things that lay in a named folder before they went to trash.
 */
export type Use = 'itself' | 'inside' | 'restored';

/** Returns whether items cover a thing, by the way from it up to the top. Only `restored` covers things in trash. */
export const covers = (items: readonly TokenItem[], way: readonly Step[], use: Use): boolean => {
  const named = new Set(items.map(({ fileId }) => fileId));
  const from = use === 'itself' ? 0 : 1;
  const at = way.findIndex(({ id }, height) => height >= from && named.has(id));
  return at >= 0 && way.slice(use === 'restored' ? 1 : 0, at + 1).every(({ isLive }) => isLive);
};
