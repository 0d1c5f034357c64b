import { createFrame } from './frame.ts';
import { MODAL_STYLE } from './modal-style.ts';
import type { Surface, SurfaceOptions } from './surface.ts';

let locks = 0;
let overflowBefore = '';

const lockScroll = (): (() => void) => {
  const { style } = document.documentElement;
  if (locks === 0) overflowBefore = style.overflow;
  locks += 1;
  style.overflow = 'hidden';
  return () => {
    locks -= 1;
    if (locks === 0) style.overflow = overflowBefore;
  };
};

const applyStyle = (root: ShadowRoot, nonce: string | undefined): void => {
  // A constructed sheet needs no permission of the page's content policy.
  if ('adoptedStyleSheets' in root && nonce === undefined) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(MODAL_STYLE);
    root.adoptedStyleSheets = [sheet];
    return;
  }
  const style = document.createElement('style');
  style.nonce = nonce ?? '';
  style.textContent = MODAL_STYLE;
  root.append(style);
};

const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name);
  element.append(...children);
  return element;
};

/** The element that has the focus, also inside shadow trees. */
const focused = (): Element | null => {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
};

/** Shows the guest in a dialog over the partner's page: own backdrop, Esc, locked scrolling, focus given back. */
export const openModal = (options: SurfaceOptions): Surface => {
  const { onLoad, onDismiss, onEnterBackward } = options;
  const frame = createFrame(options);
  const close = make('button', '×');
  close.type = 'button';
  close.ariaLabel = options.closeLabel;
  const main = make('main', frame);
  main.ariaBusy = 'true';
  const dialog = make('dialog', make('div', make('header', make('span', options.title), close), main));
  dialog.ariaLabel = options.title;
  dialog.dataset['theme'] = options.theme;
  const host = make('div');
  const root = host.attachShadow({ mode: 'open' });
  applyStyle(root, options.nonce);
  root.append(dialog);

  const opener = focused();
  const unlock = lockScroll();
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    onDismiss();
  });
  close.addEventListener('click', onDismiss);
  close.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab' || !event.shiftKey) return;
    event.preventDefault();
    frame.focus();
    onEnterBackward();
  });
  document.body.append(host);
  dialog.showModal();
  frame.focus();

  return {
    frame,
    focus: () => frame.focus(),
    leave: () => {
      close.focus();
      return true;
    },
    paint: (theme) => {
      dialog.dataset['theme'] = theme;
    },
    ready: () => {
      main.ariaBusy = null;
    },
    remove: () => {
      frame.removeEventListener('load', onLoad);
      dialog.close();
      host.remove();
      unlock();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
  };
};
