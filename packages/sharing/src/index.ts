export { createShareBox } from './box/share-box.ts';
export type { ShareBoxOptions } from './box/share-box.ts';
export type { LinkChange, LinkWish, ShareBox, ShareBoxState, ShareFailure } from './box/share-box.types.ts';
export { readAddress } from './rules/read-address.ts';
export { whoSees } from './rules/who-sees.ts';
export type { WhoSees } from './rules/who-sees.ts';
export type { Candidate, Directory, SharedItem, SharingClient } from './sharing.types.ts';
