import { placeMenu } from './menus/place-menu.ts';
import { liftElement } from './top-layer.ts';

/** How long the pointer rests before a tooltip shows, in milliseconds. */
export const tooltipDelay = 450;

/** Finds the element whose tooltip shows. None shows over the menu that its button has opened. */
const carrierOf = (target: EventTarget | null): HTMLElement | null => {
  const carrier = target instanceof Element ? target.closest<HTMLElement>('[data-cd-tip]') : null;
  return carrier?.matches('[aria-haspopup][aria-expanded=true]') === true ? null : carrier;
};

/** Functions that show and hide the tooltips of a surface. */
interface Tips {
  readonly onOver: (event: PointerEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly hide: () => void;
  /** Hides what is shown and takes its element away. */
  readonly remove: () => void;
}

const tipIn = (root: HTMLElement): HTMLElement => {
  const tip = document.createElement('div');
  tip.className = 'cd-tooltip';
  tip.setAttribute('aria-hidden', 'true');
  root.append(tip);
  return tip;
};

const createTips = (root: HTMLElement): Tips => {
  const tip = tipIn(root);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lower: (() => void) | undefined;
  const hide = (): void => {
    clearTimeout(timer);
    lower?.();
    lower = undefined;
  };
  const show = (carrier: HTMLElement): void => {
    hide();
    const text = carrier.getAttribute('data-cd-tip');
    if (text === null || text === '' || !carrier.isConnected) return;
    tip.textContent = text;
    lower = liftElement(tip);
    const box = carrier.getBoundingClientRect();
    const size = { width: tip.offsetWidth, height: tip.offsetHeight };
    const middle = {
      left: box.left + box.width / 2 - size.width / 2,
      top: box.top - 2,
      width: 0,
      height: box.height + 4,
    };
    const place = placeMenu({
      anchor: middle,
      size,
      window: { width: innerWidth, height: innerHeight },
      side: 'below',
    });
    tip.style.left = `${place.left}px`;
    tip.style.top = `${place.top}px`;
  };
  const onOver = (event: PointerEvent): void => {
    hide();
    const carrier = event.pointerType === 'touch' ? null : carrierOf(event.target);
    if (carrier !== null) timer = setTimeout(show, tooltipDelay, carrier);
  };
  const onFocus = (event: FocusEvent): void => {
    const carrier = carrierOf(event.target);
    if (carrier !== null && carrier.matches(':focus-visible')) show(carrier);
  };
  const remove = (): void => {
    hide();
    tip.remove();
  };
  return { onOver, onFocus, hide, remove };
};

const hiding = ['pointerdown', 'focusout', 'keydown', 'pointerleave'];

/**
 * Shows the tooltip of every element below a surface's own that carries `data-cd-tip`, on hover and on keyboard focus. One
 * watcher serves a whole surface, so that a list of thousands of buttons costs nothing, and what shows tooltips is made with
 * the first event that may show one, not while the surface is drawn. The carrier has the name; the tooltip is for the eye.
 * Returns how to stop.
 */
export const watchTooltips = (root: HTMLElement): (() => void) => {
  let made: Tips | undefined;
  const tips = (): Tips => (made ??= createTips(root));
  const onOver = (event: PointerEvent): void => tips().onOver(event);
  const onFocus = (event: FocusEvent): void => tips().onFocus(event);
  const hide = (): void => made?.hide();
  root.addEventListener('pointerover', onOver);
  root.addEventListener('focusin', onFocus);
  for (const event of hiding) root.addEventListener(event, hide);
  return () => {
    made?.remove();
    root.removeEventListener('pointerover', onOver);
    root.removeEventListener('focusin', onFocus);
    for (const event of hiding) root.removeEventListener(event, hide);
  };
};
