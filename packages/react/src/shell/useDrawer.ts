import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { isComposing } from '../foundation/primitives/fields/is-composing.ts';

/** The side menu as a drawer: whether it is out, and how it opens and closes. */
export interface Drawer {
  readonly open: boolean;
  readonly show: () => void;
  readonly hide: () => void;
  readonly sideRef: RefObject<HTMLElement | null>;
}

/** Runs the drawer: the focus goes in when it opens and back to where it was when it closes. */
export const useDrawer = (compact: boolean): Drawer => {
  const [wanted, setWanted] = useState(false);
  const open = compact && wanted;
  const sideRef = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!open) return undefined;
    before.current = document.activeElement;
    sideRef.current?.querySelector<HTMLElement>('.cd-nav__link')?.focus();
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !isComposing(event)) setWanted(false);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    };
  }, [open]);
  useEffect(() => {
    if (!compact) setWanted(false);
  }, [compact]);
  return {
    open,
    sideRef,
    show: useCallback(() => setWanted(true), []),
    hide: useCallback(() => setWanted(false), []),
  };
};
