/** Returns whether a key or a paste belongs to a field or to a dialog above the page rather than to the list. */
export const belongsElsewhere = (target: EventTarget | undefined): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable]:not([contenteditable="false"])') !== null);
