import type { FileItem } from '@chartdock/files';
import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { createRoot } from 'react-dom/client';
import { afterPaint, boxElement } from './rows.ts';

/** Returns how to draw a page with rows, or without while there are none; the first call makes the root. */
export const rootDrawer = (
  pageOf: (rows: readonly FileItem[] | undefined) => ReactNode,
): ((rows?: readonly FileItem[]) => Promise<void>) => {
  let root: Root | undefined;
  return async (rows) => {
    root ??= createRoot(boxElement());
    root.render(pageOf(rows));
    await afterPaint();
  };
};
