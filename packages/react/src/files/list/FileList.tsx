import type { JSX } from 'react';
import { kindPaths } from '../../icons/kind-paths.ts';
import { createViewGestures } from './create-view-gestures.ts';
import type { FileViewProps } from './file-view.types.ts';
import { FileRows } from './FileRows.tsx';
import { orderElements } from '../rows/order-elements.ts';
import { rowButtons } from '../rows/row-buttons.ts';

/** Properties of {@link FileList}. */
export interface FileListProps extends FileViewProps {
  /** Shows the folders above each item, as in search. */
  readonly withPath?: boolean;
}

const parts = { createViewGestures, kindPaths, orderElements, rowButtons };

/** Draws files as rows, only those in view, with one focus that the arrow keys move. */
export const FileList = (props: FileListProps): JSX.Element => <FileRows {...props} parts={parts} />;
