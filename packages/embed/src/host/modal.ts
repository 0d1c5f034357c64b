import { createFrame } from './frame.ts';
import type { Surface, SurfaceOptions } from './surface.ts';

// System colours follow the dialog's colour scheme, so that light and dark need no rules of their own.
const STYLE = `:host{all:initial}
dialog{position:fixed;inset:0;z-index:2147483000;display:flex;box-sizing:border-box;width:100vw;height:100%;max-width:none;max-height:none;padding:24px;border:0;background:#0008;font:600 15px system-ui}
div{display:flex;flex-direction:column;width:1080px;height:100%;max-width:100%;max-height:680px;margin:auto;border-radius:12px;background:Canvas;color:CanvasText;overflow:hidden}
header{display:flex;align-items:center;padding:6px 8px 6px 20px;border-bottom:1px solid #8884}
span{flex:1;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
button{width:36px;height:36px;padding:0;border:0;border-radius:6px;background:none;color:inherit;font:22px system-ui}
button:hover{background:#8883}
main{flex:1;min-height:0}
main[aria-busy]{background:radial-gradient(circle,#8886 8px,transparent 9px)}
@media(max-width:640px){dialog{padding:0}div{max-height:none;border-radius:0}}`;

let locks = 0;
let overflowBefore = '';

const lockScroll = (change: 1 | -1): void => {
  const { style } = document.documentElement;
  if (locks === 0) overflowBefore = style.overflow;
  locks += change;
  style.overflow = locks > 0 ? 'hidden' : overflowBefore;
};

const applyStyle = (root: ShadowRoot, nonce: string | undefined): void => {
  // A constructed sheet needs no permission of the page's content policy.
  if ('adoptedStyleSheets' in root && nonce === undefined) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    root.adoptedStyleSheets = [sheet];
    return;
  }
  const style = make('style', STYLE);
  style.nonce = nonce ?? '';
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
const findFocus = (root: DocumentOrShadowRoot): Element | null => {
  const element = root.activeElement;
  return element?.shadowRoot ? (findFocus(element.shadowRoot) ?? element) : element;
};

/** Shows the guest in a dialog over the partner's page: own backdrop, Esc, locked scrolling, focus given back. */
export const openModal = (options: SurfaceOptions): Surface => {
  const { title, onDismiss, onEnterBackward } = options;
  const frame = createFrame(options);
  const close = make('button', '×');
  close.ariaLabel = options.closeLabel;
  close.onclick = onDismiss;
  close.onkeydown = (event) => {
    if (event.key !== 'Tab' || !event.shiftKey) return;
    event.preventDefault();
    frame.focus();
    onEnterBackward();
  };
  const main = make('main', frame);
  main.ariaBusy = 'true';
  const dialog = make('dialog', make('div', make('header', make('span', title), close), main));
  dialog.ariaLabel = title;
  dialog.oncancel = (event) => {
    event.preventDefault();
    onDismiss();
  };
  const host = make('div');
  const root = host.attachShadow({ mode: 'open' });
  const paint: Surface['paint'] = (theme) => {
    dialog.style.colorScheme = theme === 'auto' ? 'light dark' : theme;
  };
  applyStyle(root, options.nonce);
  paint(options.theme);
  root.append(dialog);

  const opener = findFocus(document);
  lockScroll(1);
  document.body.append(host);
  dialog.showModal();
  frame.focus();

  return {
    frame,
    paint,
    leave: () => {
      close.focus();
      return true;
    },
    ready: () => {
      main.ariaBusy = null;
    },
    remove: () => {
      host.remove();
      lockScroll(-1);
      if (opener instanceof HTMLElement) opener.focus();
    },
  };
};
