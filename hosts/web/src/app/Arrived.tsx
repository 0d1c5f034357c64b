import { useAccount } from '@chartdock/react';
import { useLayoutEffect } from 'react';

/** Takes away the shell that the page came with, where it still stands. */
export const removeShell = (): void => document.getElementById('shell')?.remove();

/** Properties of {@link Arrived}. */
export interface ArrivedProps {
  /** Whether the page beside it waits until it is known who is signed in. */
  readonly isChecked: boolean;
}

/** Stands beside a page, and takes the shell away in the frame in which the page is there. */
export const Arrived = ({ isChecked }: ArrivedProps): null => {
  const { status } = useAccount();
  const isThere = !isChecked || status === 'signedIn' || status === 'unreachable';
  useLayoutEffect(() => {
    if (isThere) removeShell();
  }, [isThere]);
  return null;
};
