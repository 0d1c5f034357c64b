import type { Sorting } from '@chartdock/files';
import type { JSX } from 'react';
import { useRef } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { propertiesOf } from '../../foundation/drawing/draw.ts';
import { kindPaths } from '../../foundation/icons/kind-paths.ts';
import { foundWords } from '../rows/found-words.ts';
import { orderElements } from '../rows/order-elements.ts';
import { rowButtons } from '../rows/row-buttons.ts';
import { listAttributes } from './describe-list.ts';
import type { FileViewProps, ListOrder } from './file-view.types.ts';
import { StillRows } from './StillRows.tsx';
import { useFileRows } from './useFileRows.ts';
import { usePaintedFrame } from './usePaintedFrame.ts';

/** Properties of {@link FileList}. */
export interface FileListProps extends FileViewProps {
  /** Shows the folders above each item, as in search. */
  readonly withPath?: boolean;
  /** Order of the rows. Default nothing that a column shows. */
  readonly sorted?: ListOrder | undefined;
  /** Is told of the order that a column's title was pressed for. Default the order is fixed. */
  readonly onSort?: ((sorting: Sorting) => void) | undefined;
}

const parts = { kinds: kindPaths, order: orderElements, found: foundWords, buttons: rowButtons } as const;

/** The Trusted Types API, in browsers that have it. */
interface TrustedTypesGlobal {
  readonly trustedTypes?: { readonly emptyHTML: string };
}

// No runtime looks into the element: rows that a server wrote stay until the real ones are painted in their place. A page under Trusted Types refuses plain strings, even empty ones.
const painted = { __html: (globalThis as TrustedTypesGlobal).trustedTypes?.emptyHTML ?? '' } as const;

/** Draws one element; all inside is painted, because each component and element that a runtime draws shows in the cost of a list. */
const PaintedList = (props: FileListProps): JSX.Element => {
  const t = useT();
  const scroller = useRef<HTMLDivElement>(null);
  const space = usePaintedFrame(scroller, props, t);
  const handlers = useFileRows({ ...props, ...parts }, { t, scroller, space });
  return (
    <div
      ref={scroller}
      {...propertiesOf(listAttributes(props.label, props.rows.length))}
      data-cd-kinds=""
      dangerouslySetInnerHTML={painted}
      suppressHydrationWarning
      {...handlers}
    />
  );
};

/** Draws files as rows, only those in view, with one focus that the arrow keys move. */
export const FileList = (props: FileListProps): JSX.Element =>
  typeof document === 'undefined' ? <StillRows {...props} /> : <PaintedList {...props} />;
