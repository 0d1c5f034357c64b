import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Watches whether the device says it is online. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => window.navigator.onLine);
