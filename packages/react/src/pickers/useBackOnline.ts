import { useEffect } from 'react';
import { useLatest } from '../foundation/primitives/useLatest.ts';

/** Tries again what has failed as soon as there is a network again: nobody has to press for what was asked already. */
export const useBackOnline = (isFailed: boolean, onRetry: () => void): void => {
  const again = useLatest(onRetry);
  useEffect(() => {
    if (!isFailed) return undefined;
    const onOnline = (): void => again.current();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isFailed, again]);
};
