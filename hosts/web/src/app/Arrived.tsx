import { useAccount } from '@chartdock/react';
import { useLayoutEffect } from 'react';
import { usePageCode } from '../pages/page-code.ts';
import type { PageRoute } from '../routes.tsx';

/** Takes away the shell that the page came with, where it still stands. */
export const removeShell = (): void => document.getElementById('shell')?.remove();

/** Properties of {@link Arrived}. */
export interface ArrivedProps {
  /** The page beside it, which may wait until it is known who is signed in. */
  readonly route: Pick<PageRoute, 'checked' | 'code'>;
}

/** Stands beside a page, and takes the shell away in the frame in which the page is there. */
export const Arrived = ({ route: { checked, code } }: ArrivedProps): null => {
  const { status } = useAccount();
  const hasCome = usePageCode(code) !== undefined;
  const isThere = checked ? status === 'unreachable' || (hasCome && status === 'signedIn') : hasCome;
  useLayoutEffect(() => {
    if (isThere) removeShell();
  }, [isThere]);
  return null;
};
