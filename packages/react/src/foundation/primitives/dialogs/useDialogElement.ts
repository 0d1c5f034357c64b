import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pageDialogLayers } from './dialog-layers.ts';
import { scaleDialog, smallestScale } from './dialog-geometry.ts';
import { focusedElement } from '../top-layer.ts';
import { useLatest } from '../useLatest.ts';

const focusable =
  'a[href],button:not([disabled]),input:not([disabled]),select:not([disabled]),textarea:not([disabled]),[tabindex]:not([tabindex="-1"])';

/** Lists what Tab can reach inside an element, in order. */
export const focusableIn = (element: HTMLElement): HTMLElement[] =>
  Array.from(element.querySelectorAll<HTMLElement>(focusable)).filter((each) => each.tabIndex >= 0);

/** Returns whether this engine can make a dialog modal by itself. */
export const hasModalDialogs = (): boolean =>
  typeof HTMLDialogElement === 'function' && typeof HTMLDialogElement.prototype.showModal === 'function';

const show = (element: HTMLDialogElement): void => {
  if (hasModalDialogs()) element.showModal();
  else {
    // Web views before Safari 15.4 have no modal dialogs: it lies above by its layer and draws its own mask.
    element.setAttribute('open', '');
    element.setAttribute('data-cd-plain', '');
  }
};

/**
 * Opens a dialog element while its component is mounted: layer, scale, first focus, and focus return (DLG-26): to what
 * `returnFocus` finds as it closes, else to what had it before.
 */
export const useDialogElement = (
  returnFocus?: () => HTMLElement | null | undefined,
): RefObject<HTMLDialogElement | null> => {
  const ref = useRef<HTMLDialogElement>(null);
  const [before] = useState(() => focusedElement(document));
  const latest = useLatest(returnFocus);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const layer = pageDialogLayers.take();
    element.style.zIndex = String(layer);
    const mask = element.previousElementSibling;
    // On the layer of its dialog, right below it in the order of the page.
    if (mask instanceof HTMLElement && mask.matches('.cd-dialog-mask')) mask.style.zIndex = String(layer);
    show(element);
    const wanted = element.querySelector<HTMLElement>('[data-cd-focus-first]');
    const body = element.querySelector<HTMLElement>('.cd-dialog__body');
    const target = wanted ?? (body === null ? undefined : focusableIn(body)[0]) ?? element;
    target.focus({ preventScroll: true });
    if (target instanceof HTMLInputElement) target.select();
    return () => {
      pageDialogLayers.release(layer);
      if (typeof element.close === 'function' && element.open) element.close();
      const back = latest.current?.() ?? before;
      if (back?.isConnected) back.focus({ preventScroll: true });
    };
  }, [before, latest]);
  useEffect(() => fitToWindow(ref.current), []);
  return ref;
};

const fitToWindow = (element: HTMLDialogElement | null): (() => void) | undefined => {
  if (element === null) return undefined;
  const scaleTo = (scale: number): void => element.style.setProperty('--cd-dialog-scale', String(scale));
  const fit = (): void => {
    // The style sheet keeps the height within the window at the current scale; at the smallest one it shows what it wants.
    scaleTo(smallestScale);
    const dialog = { width: element.offsetWidth, height: element.offsetHeight };
    scaleTo(scaleDialog({ dialog, window: { width: window.innerWidth, height: window.innerHeight } }));
  };
  fit();
  window.addEventListener('resize', fit);
  const watcher = typeof ResizeObserver === 'function' ? new ResizeObserver(fit) : null;
  watcher?.observe(element);
  return () => {
    window.removeEventListener('resize', fit);
    watcher?.disconnect();
  };
};
