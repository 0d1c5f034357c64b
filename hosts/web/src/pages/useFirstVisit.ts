import { hasSeenFileList } from '@chartdock/files';
import { useContext, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useAccount } from '@chartdock/react';
import { CameFromContext } from '../app/came-from.ts';
import { usePage } from '../app/page-context.ts';
import { firstVisitTarget } from '../navigation/first-visit.ts';

/** Sends a newcomer from My files to the page that shows how to begin, and tells whether it does (GUARD-09). */
export const useFirstVisit = (): boolean => {
  const { storage } = usePage();
  const account = useAccount();
  const from = useContext(CameFromContext);
  const [pathname, navigate] = useLocation();
  const query = useSearch();
  // Decided once on entering: emptying the list later sends nobody away.
  const [target] = useState(() => {
    if (account.status !== 'signedIn') return undefined;
    const { userId, usedFileCount: usedFiles } = account.privilege;
    const hasSeenList = hasSeenFileList(storage, userId);
    const to = query === '' ? pathname : `${pathname}?${query}`;
    return firstVisitTarget({ from, to, usedFiles, width: window.innerWidth, hasSeenList });
  });
  useEffect(() => {
    if (target !== undefined) navigate(target, { replace: true });
  }, [navigate, target]);
  return target !== undefined;
};
