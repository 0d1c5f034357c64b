import { createFrame, frameSurface } from './frame.ts';
import { holdPlace } from './hold-place.ts';
import type { OpenView } from './surface.types.ts';

export { holdPlace } from './hold-place.ts';

// Styles are set by script, element by element: that needs no permission of the page's content policy. System colours
// follow the colour scheme, the wide shadow is the backdrop, and the large factor stands for a media query at 640 pixels:
// below it the panel fills the window, without round corners.
const DIALOG =
  'width:min(1080px,100vw);max-width:none;height:max(680px,(640px - 100vw)*99);max-height:100%;padding:env(safe-area-inset-top,0)env(safe-area-inset-right,0)env(safe-area-inset-bottom,0)env(safe-area-inset-left,0);border:0;outline:0;box-sizing:border-box;border-radius:clamp(0px,(100vw - 640px)*99,12px);background:Canvas;box-shadow:0 0 0 99in #0008;overflow:hidden';
/** Height of the head that the guest draws in a modal, in pixels. */
const HEAD = 42;
/** Pixels by which a keyboard, and no bar of the browser, makes the view lower. */
const KEYBOARD = 120;
let locks = 0;
let before: Pick<CSSStyleDeclaration, 'overflow' | 'scrollbarGutter'>;

const lockScroll = (change: 1 | -1): void => {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  if (locks === 0) before = { overflow, scrollbarGutter };
  locks += change;
  // The page keeps the room of its scroll bar: it would move else.
  const gutter = innerWidth > clientWidth ? 'stable' : scrollbarGutter;
  Object.assign(style, locks > 0 ? { overflow: 'hidden', scrollbarGutter: gutter } : before);
};

/** Returns how much the page enlarges the content of its body. Engines that know no zoom say none. */
const pageZoom = (): number =>
  [document.documentElement, document.body].reduce(
    (zoom, element) => zoom * (Number(getComputedStyle(element).getPropertyValue('zoom')) || 1),
    1,
  );

/**
 * Keeps a dialog above the keyboard of the screen: on phones that covers the page without making it lower. Returns the function
 * that stops it.
 */
const stayAboveKeyboard = ({ style }: HTMLElement): (() => void) => {
  const view = window.visualViewport;
  if (!view) return () => undefined;
  const follow = (): void => {
    // A page that is pinched larger shows less of itself as well, and its lengths stay.
    const isCovered = view.scale === 1 && view.height < innerHeight - KEYBOARD;
    style.maxHeight = isCovered ? `${view.height}px` : '100%';
    style.marginTop = isCovered ? `${view.offsetTop}px` : 'auto';
  };
  view.addEventListener('resize', follow);
  view.addEventListener('scroll', follow);
  return () => {
    view.removeEventListener('resize', follow);
    view.removeEventListener('scroll', follow);
  };
};

/** Shows the guest in a dialog over the partner's page: own backdrop, Esc, locked scrolling, focus given back. */
export const openModal: OpenView = (view) => {
  const { onDismiss, theme } = view;
  const frame = createFrame(view);
  const dialog = document.createElement('dialog');
  dialog.style.cssText = DIALOG;
  // Lengths of a window are those of a page without zoom.
  dialog.style.zoom = String(1 / pageZoom());
  dialog.ariaLabel = view.title;
  dialog.tabIndex = -1;
  dialog.append(frame);
  dialog.oncancel = (event) => {
    event.preventDefault();
    onDismiss();
  };
  // The frame covers the dialog, so a click that arrives here was beside it, or is the second of a double click on the page.
  dialog.onclick = ({ detail }) => {
    if (detail < 2) onDismiss();
  };
  // For an offer in the place of the guest.
  dialog.style.colorScheme = theme === 'auto' ? 'light dark' : theme;

  // A shadow tree keeps the partner's own rules for dialogs out.
  const host = document.createElement('div');
  host.attachShadow({ mode: 'open' }).append(dialog);
  lockScroll(1);
  const letGo = stayAboveKeyboard(dialog);
  document.body.append(host);
  dialog.showModal();
  // Until the guest can be used, the focus stays out of its frame: Escape there would go nowhere.
  dialog.focus();

  return {
    ...frameSurface(frame),
    box: dialog,
    hold: () => holdPlace(frame, view, HEAD),
    ready: () => {
      // From here on the guest's own buttons close it; a click beside it loses no choice.
      dialog.onclick = null;
      frame.focus();
    },
    remove: () => {
      // Gives the focus back to where it was taken.
      dialog.close();
      letGo();
      host.remove();
      lockScroll(-1);
    },
  };
};
