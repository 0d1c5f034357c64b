function replaceChildren(this: ParentNode, ...nodes: readonly (Node | string)[]): void {
  while (this.lastChild !== null) this.lastChild.remove();
  this.append(...nodes);
}

const INERT = '[inert]';

/**
 * Keeps focus out of what is inert, where the engine does not know that word; the style sheet takes presses away. It goes back
 * to where it came from, or to nothing.
 */
const keepFocusOut = (page: Window & typeof globalThis): void => {
  page.document.addEventListener(
    'focusin',
    ({ target, relatedTarget }) => {
      if (!(target instanceof page.HTMLElement) || target.closest(INERT) === null) return;
      const isFree = relatedTarget instanceof page.HTMLElement && relatedTarget.closest(INERT) === null;
      if (isFree) relatedTarget.focus();
      else target.blur();
    },
    true,
  );
};

/** Gives the elements of Chrome 77 or Safari 13 what they lack. */
export const giveElements = (page: Window & typeof globalThis): void => {
  for (const { prototype } of [page.Element, page.Document, page.DocumentFragment])
    if (!('replaceChildren' in prototype)) Object.assign(prototype, { replaceChildren });
  if (!('inert' in page.HTMLElement.prototype)) keepFocusOut(page);
};
