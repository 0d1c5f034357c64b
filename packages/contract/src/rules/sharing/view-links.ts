import { previewAddress } from '../download-addresses.ts';

/** Shortest password of a view link, in UTF-16 code units (SHARE-06). */
export const VIEW_PASSWORD_MIN = 4;

/** Longest password of a view link, in UTF-16 code units (SHARE-06). */
export const VIEW_PASSWORD_MAX = 20;

/** Builds the path of a file's read-only page with the link that opens it (ROUTE-34); it holds no password. */
export const viewLinkAddress = (fileId: string, linkId: string): string =>
  `${previewAddress(fileId)}?link=${encodeURIComponent(linkId)}`;

/** Returns whether a text can be the password of a view link: 4 to 20 UTF-16 code units, of any kind (SHARE-06). */
export const isViewPassword = (text: string): boolean =>
  text.length >= VIEW_PASSWORD_MIN && text.length <= VIEW_PASSWORD_MAX;
