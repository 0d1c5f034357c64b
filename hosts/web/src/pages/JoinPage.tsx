import { JoinScreen } from '@chartdock/react/documents';
import type { JSX } from 'react';
import { useLocation } from 'wouter';

/** Lets someone take part by the link of the address (SHARE-15). */
export const JoinPage = (): JSX.Element => {
  const [pathname] = useLocation();
  return <JoinScreen link={decodeURIComponent(pathname.split('/')[2] ?? '')} />;
};
