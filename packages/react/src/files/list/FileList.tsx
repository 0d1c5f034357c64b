import type { JSX } from 'react';
import { useIsStill } from '../../app/useIsStill.ts';
import { useT } from '../../i18n/useT.ts';
import { kindPaths } from '../../icons/kind-paths.ts';
import { Checkbox } from '../../primitives/fields/Checkbox.tsx';
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

type AllMarkProps = Pick<FileListProps, 'selection' | 'onClearPicks'> & { readonly onPickAll: () => void };

const AllMark = ({ selection, onPickAll, onClearPicks }: AllMarkProps): JSX.Element => {
  const t = useT();
  const all = selection.mode === 'all' && selection.except.size === 0;
  return (
    <Checkbox
      checked={all}
      mixed={!all && selection.mode !== 'off'}
      label={t('selection.all')}
      labelHidden
      onChange={(checked) => (checked ? onPickAll() : onClearPicks?.())}
    />
  );
};

/** Draws files as rows, only those in view, with one focus that the arrow keys move. */
export const FileList = (props: FileListProps): JSX.Element => {
  const { plain = false, rows, onPickAll } = props;
  const isStill = useIsStill();
  if (isStill) return <StillRows {...props} />;
  const picksAll = !plain && onPickAll !== undefined && rows.length > 0;
  return (
    <FileRows
      {...props}
      head={
        <ListHead
          shownTime={props.shownTime ?? 'updated'}
          choice={picksAll ? <AllMark {...props} onPickAll={onPickAll} /> : undefined}
          sorted={props.sorted}
          onSort={props.onSort}
        />
      }
      kinds={kindPaths}
      order={orderElements}
      found={foundWords}
      buttons={rowButtons}
    />
  );
};
