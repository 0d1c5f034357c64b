import type { BrowsingState } from '@chartdock/files';
import { useEffect } from 'react';
import { tellRowsShown } from './rows-shown.ts';

/** Says when the first list of a picker has been drawn, or has failed. */
export const useRowsShown = ({ status }: BrowsingState['list']): void => {
  useEffect(() => {
    if (status !== 'idle' && status !== 'loading') tellRowsShown();
  }, [status]);
};
