/**
 * Lifts an element above everything else: into the top layer where popovers exist, else by its fixed position and layer,
 * which web views before Chrome 114 and Safari 17 need. Returns the function that puts it back.
 */
export const liftElement = (element: HTMLElement): (() => void) => {
  if (typeof element.showPopover !== 'function') {
    element.setAttribute('data-cd-lifted', 'layer');
    return () => element.removeAttribute('data-cd-lifted');
  }
  element.setAttribute('popover', 'manual');
  element.showPopover();
  element.setAttribute('data-cd-lifted', 'top');
  return () => {
    element.removeAttribute('data-cd-lifted');
    if (element.isConnected && element.matches(':popover-open')) element.hidePopover();
  };
};

/** Finds the focused element, inside a shadow root as well. */
export const focusedElement = (near: Node): HTMLElement | null => {
  const root = near.getRootNode();
  const active =
    root instanceof Document || root instanceof ShadowRoot ? root.activeElement : document.activeElement;
  return active instanceof HTMLElement ? active : null;
};
