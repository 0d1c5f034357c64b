import type { JSX } from 'react';
import type { FileViewProps } from './file-view.types.ts';
import { FileRows } from './FileRows.tsx';
import * as listParts from './list-parts.ts';

/** Properties of {@link FileList}. */
export interface FileListProps extends FileViewProps {
  /** Shows the folders above each item, as in search. */
  readonly withPath?: boolean;
}

/** Draws files as rows, only those in view, with one focus that the arrow keys move. */
export const FileList = (props: FileListProps): JSX.Element => <FileRows {...props} parts={listParts} />;
