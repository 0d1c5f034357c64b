import type { FileArea } from '@chartdock/files';
import { useEffect } from 'react';

/** Loads the list and the counts again as soon as the connection is back, because others may have changed them meanwhile. */
export const useCatchUp = (area: Pick<FileArea, 'refresh' | 'loadTrashCount'>): void => {
  useEffect(() => {
    const onOnline = (): void => {
      void area.refresh();
      area.loadTrashCount().catch(() => undefined);
    };
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [area]);
};
