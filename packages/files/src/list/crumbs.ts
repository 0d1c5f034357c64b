import type { Crumb } from '@chartdock/contract';
import { ROOT_ID } from '../items/normalise-file.ts';

/** Folders from which the breadcrumb collapses (CRUMB-03). */
const COLLAPSE_AT = 4;

/** Folders the collapsed breadcrumb still shows (CRUMB-03). */
const TAIL = 2;

/** A breadcrumb as it is drawn: the root, the folders in the dropdown, the folders shown. */
export interface VisibleCrumbs {
  readonly root: { readonly folderId: typeof ROOT_ID };
  /** Folders in the dropdown, from the top down; empty while all fit. */
  readonly hidden: readonly Crumb[];
  readonly shown: readonly Crumb[];
}

/**
 * Splits a folder chain into visible crumbs and those in the dropdown. The root always shows and does not
 * count (CRUMB-01); up to 3 folders all show (CRUMB-02); of 4 or more the last 2 show (CRUMB-03).
 */
export const visibleCrumbs = (chain: readonly Crumb[]): VisibleCrumbs => {
  const split = chain.length >= COLLAPSE_AT ? chain.length - TAIL : 0;
  return { root: { folderId: ROOT_ID }, hidden: chain.slice(0, split), shown: chain.slice(split) };
};

/** Returns the folder above the open one: the last but one of its chain, else the root; undefined at the root itself. */
export const parentFolderId = (chain: readonly Crumb[], folderId: string): string | undefined => {
  if (folderId === ROOT_ID) return undefined;
  const above = chain.filter((crumb) => crumb.folderId !== folderId);
  return above[above.length - 1]?.folderId ?? ROOT_ID;
};
