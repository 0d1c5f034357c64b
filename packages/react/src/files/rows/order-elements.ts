interface Stretch {
  readonly first: number;
  /** Not included. */
  readonly end: number;
}

/** Finds the longest stretch of elements whose order in the document is right already, or the one that holds a given element. */
const stretchInOrder = (elements: readonly Element[], held: Element | undefined): Stretch => {
  const isAfter = (at: number): boolean => {
    const before = elements[at - 1];
    const element = elements[at];
    if (before === undefined || element === undefined) return false;
    return (before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  };
  const wanted = held === undefined ? -1 : elements.indexOf(held);
  let best: Stretch = { first: 0, end: 0 };
  let first = 0;
  for (let end = 1; end <= elements.length; end += 1) {
    if (end < elements.length && isAfter(end)) continue;
    const isBest = wanted < 0 ? end - first > best.end - best.first : first <= wanted && wanted < end;
    if (isBest) best = { first, end };
    first = end;
  }
  return best;
};

/**
 * Puts the children of a parent in an order and moves as few of them as scrolling leaves in disorder, because each moved one is
 * styled and laid out again; an element that is held is not moved.
 */
export const orderElements = (
  parent: Element,
  elements: readonly Element[],
  held: Element | undefined,
): void => {
  const kept = stretchInOrder(elements, held);
  let next: Element | null = null;
  for (let at = elements.length - 1; at >= 0; at -= 1) {
    const element = elements[at];
    if (element === undefined) continue;
    if (at < kept.first || at >= kept.end) parent.insertBefore(element, next);
    next = element;
  }
};
