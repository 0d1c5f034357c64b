import type { MenuAnchor } from './menu.types.ts';

/** How far the boxes around a menu's anchor were scrolled, by box. */
export type ScrollPositions = ReadonlyMap<Element, { readonly left: number; readonly top: number }>;

/** Finds the innermost element below a point, inside shadow roots as well. */
const elementAt = (x: number, y: number): Element | null => {
  let found = typeof document.elementFromPoint === 'function' ? document.elementFromPoint(x, y) : null;
  for (let inner = found; inner !== null;) {
    const deeper: Element | null = inner.shadowRoot?.elementFromPoint(x, y) ?? null;
    inner = deeper === inner ? null : deeper;
    found = inner ?? found;
  }
  return found;
};

const parentOf = (element: Element): Element | null => {
  if (element.parentElement !== null) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
};

/** Notes how far everything around an anchor is scrolled; asked before the menu itself lies over it. */
export const noteScrolling = (anchor: MenuAnchor): ScrollPositions => {
  const notes = new Map<Element, { readonly left: number; readonly top: number }>();
  const note = (box: Element): void => void notes.set(box, { left: box.scrollLeft, top: box.scrollTop });
  let box = anchor instanceof Element ? anchor : elementAt(anchor.x, anchor.y);
  for (; box !== null; box = parentOf(box)) note(box);
  note(document.scrollingElement ?? document.documentElement);
  return notes;
};

/**
 * Returns whether a scroll event means that the anchor has moved. The event of a box elsewhere does not, nor does one that
 * was still on its way when the menu opened: browsers tell of a scroll a frame later.
 */
export const hasMovedAnchor = (notes: ScrollPositions, target: EventTarget | null): boolean => {
  const box = target instanceof Element ? target : (document.scrollingElement ?? document.documentElement);
  const before = notes.get(box);
  return before !== undefined && (before.left !== box.scrollLeft || before.top !== box.scrollTop);
};
