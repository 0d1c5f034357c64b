import { FOCUS_MARK } from './focus-mark.ts';

const SELECTOR = ':focus-visible';

/** Kinds of input that are pressed; all others are written into, and show their focus however it came. */
const PRESSED = /^(?:button|checkbox|color|file|image|radio|range|reset|submit)$/;

const isWritten = (element: Element): boolean =>
  element.matches('textarea, [contenteditable]') ||
  (element.matches('input') && !PRESSED.test(element.getAttribute('type') ?? ''));

/** Returns whether the engine knows the selector; one that does not throws. */
const isKnown = (page: Window): boolean => {
  try {
    page.document.querySelector(SELECTOR);
    return true;
  } catch {
    return false;
  }
};

/** Marks the element that would match `:focus-visible`; the style sheets for older engines ask for the mark. */
export const giveFocusMarks = (page: Window & typeof globalThis): void => {
  let byKeyboard = true;
  const { document } = page;
  const note = (isKey: boolean) => (): void => {
    byKeyboard = isKey;
  };
  document.addEventListener('keydown', note(true), true);
  for (const press of ['mousedown', 'pointerdown', 'touchstart'])
    document.addEventListener(press, note(false), true);
  document.addEventListener(
    'focus',
    ({ target }) => {
      if (target instanceof page.Element && (byKeyboard || isWritten(target)))
        target.setAttribute(FOCUS_MARK, '');
    },
    true,
  );
  document.addEventListener(
    'blur',
    ({ target }) => {
      if (target instanceof page.Element) target.removeAttribute(FOCUS_MARK);
    },
    true,
  );
  if (isKnown(page)) return;
  // The same by its older name, which every engine has.
  const matches = function (this: Element, selector: string): boolean {
    return this.webkitMatchesSelector(selector.split(SELECTOR).join(`[${FOCUS_MARK}]`));
  };
  Object.assign(page.Element.prototype, { matches });
};
