import type { FirstContent } from '@chartdock/react/documents';
import type { useAccount } from '@chartdock/react';
import { useEffect } from 'react';
import type { FirstFile } from '../first/first-file.ts';

/** Takes away the picture that was drawn before the app, where there is one. */
export const removeFirstFile = (): void => window.chartdockFirst?.remove();

/** Takes the picture away that was drawn before the app, once the app shows something else than its file. */
export const useFirstFile = (pathname: string, status: ReturnType<typeof useAccount>['status']): void => {
  useEffect(() => {
    const isElsewhere = pathname !== window.chartdockFirst?.pathname;
    if (isElsewhere || status === 'unreachable') removeFirstFile();
  }, [pathname, status]);
};

/** Returns what was read of a file before the app was there, undefined for another file. */
export const firstContentOf = (
  fileId: string,
  first: FirstFile | undefined = window.chartdockFirst,
): FirstContent | undefined => (first?.fileId === fileId ? first : undefined);
