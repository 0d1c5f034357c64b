import type { JSX } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { placeMenu } from './menus/place-menu.ts';
import { liftElement } from './top-layer.ts';

/** How long the pointer rests before a tooltip shows, in milliseconds. */
export const tooltipDelay = 450;

const carrierOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-cd-tip]') : null;

/** What shows and hides the tooltips of a surface. */
interface Tips {
  readonly onOver: (event: PointerEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly hide: () => void;
}

const createTips = (tip: HTMLElement): Tips => {
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
  return { onOver, onFocus, hide };
};

const hiding = ['pointerdown', 'focusout', 'keydown', 'pointerleave'];

/** Listens to a surface; what shows its tooltips is made with the first event that may show one, not while it is drawn. */
const watch = (root: HTMLElement, tip: HTMLElement): (() => void) => {
  let made: Tips | undefined;
  const tips = (): Tips => (made ??= createTips(tip));
  const onOver = (event: PointerEvent): void => tips().onOver(event);
  const onFocus = (event: FocusEvent): void => tips().onFocus(event);
  const hide = (): void => made?.hide();
  root.addEventListener('pointerover', onOver);
  root.addEventListener('focusin', onFocus);
  for (const event of hiding) root.addEventListener(event, hide);
  return () => {
    hide();
    root.removeEventListener('pointerover', onOver);
    root.removeEventListener('focusin', onFocus);
    for (const event of hiding) root.removeEventListener(event, hide);
  };
};

/**
 * Shows the tooltip of every element below the same parent that carries `data-cd-tip`, on hover and on keyboard focus.
 * One layer serves a whole surface, so that a list of thousands of buttons costs nothing. The carrier has the name; the
 * tooltip is for the eye.
 */
export const TooltipLayer = (): JSX.Element => {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tip = ref.current;
    const root = tip?.parentElement;
    return tip && root ? watch(root, tip) : undefined;
  }, []);
  return <div ref={ref} className="cd-tooltip" aria-hidden="true" />;
};
