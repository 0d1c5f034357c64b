import type { SurfaceErrorCode } from '../errors.ts';
import { failedWith } from '../explain/explained.ts';
import type { Surface } from '../surface/surface.types.ts';
import type { Elsewhere } from './begin-elsewhere.ts';
import { beginInPopup } from './begin-elsewhere.ts';
import { launch } from './launch.ts';

/** Offer when the guest did not come where it was first shown. */
export interface NextOffer extends Omit<Elsewhere, 'popup'> {
  readonly code: SurfaceErrorCode;
  /** The browser has said so: nobody else needs to be asked. */
  readonly isCertain?: boolean | undefined;
  /** Another place may be tried. */
  readonly mayFallBack: boolean;
  readonly surface: Surface;
}

const texts = {
  zh: {
    text: '浏览器或网页设置阻止了在此处显示。',
    offline: '当前没有网络连接，无法在此处显示。',
    popup: '在新窗口中打开',
    page: '在本页打开',
    close: '关闭',
  },
  en: {
    text: 'This browser or page does not let it be shown here.',
    offline: 'It cannot be shown without a network.',
    popup: 'Open in a new window',
    page: 'Open in this tab',
    close: 'Close',
  },
};

const PANEL =
  'display:grid;place-content:center;justify-items:center;gap:16px;box-sizing:border-box;width:100%;height:100%;min-height:180px;padding:24px;font:16px/1.5 system-ui,sans-serif;text-align:center;color:CanvasText;background:Canvas';
const BUTTON = 'font:inherit;padding:8px 20px;border:1px solid;border-radius:8px;cursor:pointer';

/** Offers a window of its own where a frame is blocked, and this tab where a window is blocked too. */
export const offerNext = (offer: NextOffer): void => {
  const { context, life, surface, code, task } = offer;
  const words = texts[context.locale];
  const panel = document.createElement('div');
  panel.style.cssText = PANEL;
  panel.setAttribute('role', 'alert');
  const addButton = (label: string, run: () => void): HTMLButtonElement => {
    const button = document.createElement('button');
    button.type = 'button';
    button.style.cssText = BUTTON;
    button.textContent = label;
    button.onclick = (event) => {
      event.stopPropagation();
      run();
    };
    panel.append(button);
    return button;
  };
  const leave = (): void => panel.remove();
  const offerPage = (): void => {
    first.remove();
    if (task.options.returnUrl === undefined) life.settle(failedWith(context, 'popup_blocked'));
    else addButton(words.page, () => void launch({ ...offer, kind: 'page' }));
  };

  panel.append(navigator.onLine ? words.text : words.offline);
  const first = addButton(words.popup, () => {
    const popup = window.open('about:blank', '', 'popup,width=1080,height=680');
    if (popup === null) {
      offerPage();
      return;
    }
    surface.remove();
    leave();
    beginInPopup(offer, popup);
  });
  addButton(words.close, () => life.settle(failedWith(context, code)));
  life.atEnd(leave);
  surface.box?.replaceChildren(panel);
  first.focus();
};
