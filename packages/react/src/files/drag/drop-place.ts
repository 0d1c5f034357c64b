import type { FileItem } from '@chartdock/files';

/** Where a drag would drop: into a folder, or between two items of a list that is sorted by hand. */
export type DropPlace =
  | {
      readonly kind: 'folder';
      readonly element: HTMLElement;
      readonly folderId: string;
      readonly isAllowed: boolean;
    }
  | {
      readonly kind: 'gap';
      readonly element: HTMLElement;
      /** Place before which the items go, 0-based. */
      readonly before: number;
      /** Whether the line is drawn behind the item rather than before it. */
      readonly isAfter: boolean;
      readonly isAllowed: true;
    };

/** Rules of a surface that takes drops. */
export interface DropRules {
  readonly canMoveTo: (items: readonly FileItem[], folderId: string) => boolean;
  /** Returns whether items can be put between others here. Default: they cannot. */
  readonly canReorder?: ((items: readonly FileItem[]) => boolean) | undefined;
  /** Names the folder whose list is open, which takes drops beside its folders. Default: none does. */
  readonly openFolder?: (() => string | undefined) | undefined;
}

/** A point of the window. */
export interface DropPoint {
  readonly clientX: number;
  readonly clientY: number;
}

/** The part of a folder at each end that means "beside it" rather than "into it" where items are sorted by hand. */
const besidePart = 0.25;

/** Finds the element of a surface at a point; undefined where something else lies. */
export const elementAt = (root: HTMLElement, { clientX, clientY }: DropPoint): Element | undefined => {
  const owner = root.getRootNode();
  const tree = owner instanceof ShadowRoot ? owner : document;
  const element = tree.elementFromPoint(clientX, clientY);
  return element !== null && root.contains(element) ? element : undefined;
};

/** Returns how far along an item a point is: from top to bottom in a list, from left to right among icons. */
const shareOf = (item: HTMLElement, { clientX, clientY }: DropPoint): number => {
  const { left, top, width, height } = item.getBoundingClientRect();
  return item.closest('.cd-grid') === null ? (clientY - top) / height : (clientX - left) / width;
};

const gapAt = (item: HTMLElement, point: DropPoint, isFolder: boolean): DropPlace | undefined => {
  const share = shareOf(item, point);
  if (isFolder && share > besidePart && share < 1 - besidePart) return undefined;
  const isAfter = share >= 0.5;
  const index = Number(item.dataset['cdIndex']);
  return { kind: 'gap', element: item, before: isAfter ? index + 1 : index, isAfter, isAllowed: true };
};

interface Drag {
  readonly items: readonly FileItem[];
  readonly rules: DropRules;
}

const folderPlace = (element: HTMLElement, folderId: string, { items, rules }: Drag): DropPlace => ({
  kind: 'folder',
  element,
  folderId,
  isAllowed: rules.canMoveTo(items, folderId),
});

/** The open list takes items from another folder anywhere. */
const listPlace = (found: Element, drag: Drag): DropPlace | undefined => {
  const list = found.closest<HTMLElement>('.cd-area__body');
  const folderId = drag.rules.openFolder?.();
  if (list === null || folderId === undefined) return undefined;
  return drag.items.every(({ parentId }) => parentId === folderId)
    ? undefined
    : folderPlace(list, folderId, drag);
};

/** Finds where items would be dropped at a point; undefined where a drop means nothing. */
export const placeAt = (root: HTMLElement, point: DropPoint, drag: Drag): DropPlace | undefined => {
  const found = elementAt(root, point);
  if (found === undefined) return undefined;
  const item = found.closest<HTMLElement>('[data-cd-index]:not([aria-busy])');
  const element = found.closest<HTMLElement>('[data-cd-folder],[data-cd-crumb]');
  const folderId = element?.dataset['cdFolder'] ?? element?.dataset['cdCrumb'];
  const isGap = item !== null && drag.rules.canReorder?.(drag.items) === true;
  const gap = isGap ? gapAt(item, point, folderId !== undefined) : undefined;
  if (gap !== undefined) return gap;
  if (element === null || folderId === undefined) return listPlace(found, drag);
  return folderPlace(element, folderId, drag);
};
