import { LIMITS } from '../limits.ts';
import { previewAddress } from './download-addresses.ts';

/** Builds the path of a file's read-only page with the link that opens it (ROUTE-34); it holds no password. */
export const viewLinkAddress = (fileId: string, linkId: string): string =>
  `${previewAddress(fileId)}?link=${encodeURIComponent(linkId)}`;

/** Tells whether a text can be the password of a view link: 4 to 20 UTF-16 code units, of any kind (SHARE-06). */
export const isViewPassword = (text: string): boolean =>
  text.length >= LIMITS.viewPasswordMin && text.length <= LIMITS.viewPasswordMax;
