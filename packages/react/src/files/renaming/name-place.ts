import type { FileItem } from '@chartdock/files';

/** Where the name of an item stands in its list. */
export interface NamePlace {
  /** The name itself. */
  readonly title: HTMLElement;
  /** The card or row, which has the focus again afterwards. */
  readonly element: HTMLElement;
  /** Element that scrolls with the items. */
  readonly space: HTMLElement;
}

const isInView = (title: HTMLElement, space: HTMLElement): boolean => {
  const scroller = space.parentElement ?? space;
  const [name, view] = [title.getBoundingClientRect(), scroller.getBoundingClientRect()];
  return name.top >= view.top && name.bottom <= view.bottom;
};

/** Finds the name of an item on screen; undefined while it is not wholly in view. */
export const findName = (
  root: HTMLElement | null,
  rows: readonly (FileItem | undefined)[],
  { id }: FileItem,
): NamePlace | undefined => {
  const index = rows.findIndex((row) => row?.id === id);
  const element = root?.querySelector<HTMLElement>(`[data-cd-index="${index}"]`);
  const title = element?.querySelector<HTMLElement>('[data-cd-part="open"]');
  const space = element?.closest<HTMLElement>('.cd-grid__space, .cd-list__space');
  if (!element || !title || !space || !isInView(title, space)) return undefined;
  return { title, element, space };
};
