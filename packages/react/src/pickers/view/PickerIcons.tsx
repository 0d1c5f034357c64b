import type { JSX } from 'react';
import { useLater } from '../../app/useLater.ts';
import type * as Grid from '../../files/list/FileGrid.tsx';
import type { FileRowsProps } from '../../files/list/FileRows.tsx';
import { FileRows } from '../../files/list/FileRows.tsx';

/** Loads the cards, which few picks begin with. */
const loadGrid = async (): Promise<typeof Grid> => import('../../files/list/FileGrid.tsx');

/** Draws files as cards with their pictures, and as rows until these are loaded. */
export const PickerIcons = (props: FileRowsProps): JSX.Element => {
  const grid = useLater(loadGrid);
  return grid === undefined ? <FileRows {...props} /> : <grid.FileGrid {...props} />;
};
