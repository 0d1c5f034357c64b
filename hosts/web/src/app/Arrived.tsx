import { useLayoutEffect } from 'react';

/** Takes away the shell that the page came with, where it still stands. */
export const removeShell = (): void => document.getElementById('shell')?.remove();

/** Stands beside a page, and takes the shell away in the frame in which the page is there. */
export const Arrived = (): null => {
  useLayoutEffect(removeShell, []);
  return null;
};
