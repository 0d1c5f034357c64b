import { useEffect, useState } from 'react';

/** Time after which a page has its content, on a slow processor as well, in milliseconds. */
export const SETTLED_MS = 3000;

/** Events of someone who is at the page. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'focusin'] as const;

/**
 * Returns whether the content of a page has come, or someone uses the page already: what nobody sees but may want next is loaded then,
 * so that the first content does not wait for it.
 */
export const useIsSettled = (): boolean => {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    if (isSettled) return undefined;
    const settle = (): void => setIsSettled(true);
    const timer = setTimeout(settle, SETTLED_MS);
    for (const sign of SIGNS) window.addEventListener(sign, settle, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, settle, { capture: true });
    };
  }, [isSettled]);
  return isSettled;
};
