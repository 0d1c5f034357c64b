import type { useAccount } from '@chartdock/react';
import { useEffect } from 'react';
import { usePage } from './page-context.ts';

const KEY = 'chartdock.signedIn';

/**
 * Remembers that someone is signed in, for the shell of the next visit alone: the session is in a cookie that no script can read, and
 * `build/shell/shell.js` has to choose between the frame of the files and the sign-in page before anyone is asked.
 */
export const useSignInMark = (status: ReturnType<typeof useAccount>['status']): void => {
  const { storage } = usePage();
  useEffect(() => {
    if (status === 'signedIn') storage.set(KEY, 'yes');
    if (status === 'signedOut') storage.remove(KEY);
  }, [status, storage]);
};
