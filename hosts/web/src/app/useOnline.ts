import { useEffect, useState } from 'react';

/** Watches whether the device has a network; without one nothing can be asked of the server. */
export const useOnline = (): boolean => {
  const [online, setOnline] = useState(() => window.navigator.onLine);
  useEffect(() => {
    const look = (): void => setOnline(window.navigator.onLine);
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    look();
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, []);
  return online;
};
