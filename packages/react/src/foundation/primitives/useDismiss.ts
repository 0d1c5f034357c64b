import { useEffect } from 'react';
import type { RefObject } from 'react';
import { isComposing } from './fields/is-composing.ts';

/** Closes a panel on Escape, on a press outside of it, and when the focus leaves it; Escape hands the focus back. */
export const useDismiss = (root: RefObject<HTMLElement | null>, open: boolean, close: () => void): void => {
  useEffect(() => {
    const element = root.current;
    if (!open || element === null) return undefined;
    const isOutside = (target: EventTarget | null): boolean =>
      target instanceof Node && !element.contains(target);
    const onPointer = (event: Event): void => {
      if (isOutside(event.target)) close();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      close();
      element.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
    };
    const onFocusOut = (event: FocusEvent): void => {
      if (isOutside(event.relatedTarget)) close();
    };
    document.addEventListener('pointerdown', onPointer, true);
    element.addEventListener('keydown', onKey);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      document.removeEventListener('pointerdown', onPointer, true);
      element.removeEventListener('keydown', onKey);
      element.removeEventListener('focusout', onFocusOut);
    };
  }, [root, open, close]);
};
