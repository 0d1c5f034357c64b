import type { FocusDirection } from '@chartdock/embed/guest';

const CONTROLS = 'a[href],button,input,select,textarea,[tabindex]';

const isReachable = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.matches(':disabled') && element.getClientRects().length > 0;

const controlsIn = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(isReachable);

/** Puts the focus on the first control, or on the last one when it enters backward; answers whether there is any. */
export const focusFrom = (root: ParentNode, direction: FocusDirection): boolean => {
  const controls = controlsIn(root);
  const control = direction === 'forward' ? controls[0] : controls.at(-1);
  control?.focus();
  return control !== undefined;
};

/** Tells in which direction a Tab would leave the page; undefined when it stays inside. */
export const leavingDirection = (root: ParentNode, event: KeyboardEvent): FocusDirection | undefined => {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const controls = controlsIn(root);
  const active = root.querySelector(':focus');
  if (event.shiftKey) return active === null || active === controls[0] ? 'backward' : undefined;
  return active === controls.at(-1) ? 'forward' : undefined;
};
