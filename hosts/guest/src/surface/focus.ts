import type { FocusDirection } from '@chartdock/embed/guest';

const CONTROLS = 'a[href],button,input,select,textarea,[tabindex]';

const isReachable = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.matches(':disabled') && element.getClientRects().length > 0;

/** Lists the elements that Tab reaches in an element, in its order. */
export const controlsIn = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(isReachable);

/** Puts the focus on the first control, or on the last one when it enters backward; returns whether there is any. */
export const focusFrom = (root: ParentNode, direction: FocusDirection): boolean => {
  const controls = controlsIn(root);
  const control = direction === 'forward' ? controls[0] : controls.at(-1);
  control?.focus();
  return control !== undefined;
};
