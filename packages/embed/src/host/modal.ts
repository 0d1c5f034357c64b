import { createFrame } from './frame.ts';
import type { Surface, SurfaceOptions } from './surface.ts';

// Styles are set by script, element by element: that needs no permission of the page's content policy. System colours
// follow the colour scheme, and the large factors stand for a media query at 640 pixels.
const DIALOG =
  'position:fixed;inset:0;z-index:2147483000;display:grid;place-items:center;box-sizing:border-box;width:100%;height:100%;max-width:none;max-height:none;padding:clamp(0px,(100vw - 640px)*99,24px);border:0;background:#0008;font:600 15px system-ui';
const PANEL =
  'display:flex;flex-direction:column;width:100%;height:100%;max-width:1080px;max-height:max(680px,(640px - 100vw)*99);border-radius:clamp(0px,(100vw - 640px)*99,12px);background:Canvas;color:CanvasText;overflow:hidden';
const HEAD =
  'display:flex;flex:none;align-items:center;padding:6px 8px 6px 20px;border-bottom:1px solid #8884';
const TITLE = 'flex:1;overflow:hidden;text-overflow:ellipsis;white-space:nowrap';
const CLOSE = 'width:36px;height:36px;border:0;background:none;color:inherit;font:22px system-ui';

let locks = 0;
let before: string;

const lockScroll = (change: 1 | -1): void => {
  const { style } = document.documentElement;
  if (locks === 0) before = style.overflow;
  locks += change;
  style.overflow = locks > 0 ? 'hidden' : before;
};

const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  style: string,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name);
  element.style.cssText = style;
  element.append(...children);
  return element;
};

/** Shows the guest in a dialog over the partner's page: own backdrop, Esc, locked scrolling, focus given back. */
export const openModal = (options: SurfaceOptions): Surface => {
  const { title, onDismiss, onEnterBackward } = options;
  const frame = createFrame(options);
  const close = make('button', CLOSE, '×');
  close.ariaLabel = options.closeLabel;
  close.onclick = onDismiss;
  close.onkeydown = (event) => {
    if (event.key !== 'Tab' || !event.shiftKey) return;
    event.preventDefault();
    frame.focus();
    onEnterBackward();
  };
  const head = make('div', HEAD, make('div', TITLE, title), close);
  const dialog = make('dialog', DIALOG, make('div', PANEL, head, frame));
  dialog.ariaLabel = title;
  dialog.oncancel = (event) => {
    event.preventDefault();
    onDismiss();
  };
  const paint: Surface['paint'] = (theme) => {
    dialog.style.colorScheme = theme === 'auto' ? 'light dark' : theme;
  };
  paint(options.theme);

  // A shadow tree keeps the partner's own rules for dialogs and buttons out.
  const host = make('div', 'all:initial');
  host.attachShadow({ mode: 'open' }).append(dialog);
  lockScroll(1);
  document.body.append(host);
  // The close button has the focus until the guest can be used: Escape in an unloaded frame would go nowhere.
  dialog.showModal();

  return {
    frame,
    paint,
    leave: () => {
      close.focus();
      return true;
    },
    ready: () => frame.focus(),
    remove: () => {
      // Gives the focus back to where it was taken.
      dialog.close();
      host.remove();
      lockScroll(-1);
    },
  };
};
