import { useEffect } from 'react';
import { usePage } from './page-context.ts';

/** Has the browser ask before the page goes away while a change has no response of the server yet: it could be lost. */
export const useLeaveWarning = (): void => {
  const { client } = usePage().workspace;
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent): void => {
      if (client.isWriting()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [client]);
};
