import type { JSX } from 'react';
import { useIsStill } from '../../app/useIsStill.ts';
import { kindPaths } from '../../icons/kind-paths.ts';
import type { Sorting } from '@chartdock/files';
import type { FileViewProps, ListOrder } from './file-view.types.ts';
import { ListHead } from './ListHead.tsx';
import { FileRows } from './FileRows.tsx';
import { StillRows } from './StillRows.tsx';
import { foundWords } from '../rows/found-words.ts';
import { orderElements } from '../rows/order-elements.ts';
import { rowButtons } from '../rows/row-buttons.ts';

/** Properties of {@link FileList}. */
export interface FileListProps extends FileViewProps {
  /** Shows the folders above each item, as in search. */
  readonly withPath?: boolean;
  /** What the rows are ordered by. Default nothing that a column shows. */
  readonly sorted?: ListOrder | undefined;
  /** Is told of the order that a column's title was pressed for. Default the order is fixed. */
  readonly onSort?: ((sorting: Sorting) => void) | undefined;
}

/** Draws files as rows, only those in view, with one focus that the arrow keys move. */
export const FileList = (props: FileListProps): JSX.Element => {
  const isStill = useIsStill();
  if (isStill) return <StillRows {...props} />;
  return (
    <FileRows
      {...props}
      head={<ListHead {...props} />}
      kinds={kindPaths}
      order={orderElements}
      found={foundWords}
      buttons={rowButtons}
    />
  );
};
