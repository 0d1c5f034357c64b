import type { Sorting } from '@chartdock/files';
import type { JSX } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { useT } from '../../i18n/useT.ts';
import type { FileViewProps, ListOrder } from './file-view.types.ts';
import { createHeadPainter } from './head-painter.ts';
import type { PaintHead } from './head-painter.ts';

type OfView = 'rows' | 'plain' | 'shownTime' | 'selection' | 'onPickAll' | 'onClearPicks';

/** Properties of {@link ListHead}: what the list itself has. */
export interface ListHeadProps extends Pick<FileViewProps, OfView> {
  readonly sorted?: ListOrder | undefined;
  readonly onSort?: ((sorting: Sorting) => void) | undefined;
}

const pickedOf = ({ selection }: ListHeadProps): 'true' | 'mixed' | 'false' => {
  if (selection.mode === 'off') return 'false';
  return selection.mode === 'all' && selection.except.size === 0 ? 'true' : 'mixed';
};

/** Draws the titles of a list's columns, of which those that the list can be ordered by are pressed for it. */
export const ListHead = (props: ListHeadProps): JSX.Element => {
  const { rows, plain = false, shownTime = 'updated', sorted, onSort, onPickAll, onClearPicks } = props;
  const t = useT();
  const element = useRef<HTMLDivElement>(null);
  const paint = useRef<PaintHead | undefined>(undefined);
  useLayoutEffect(() => {
    if (element.current === null) return;
    paint.current ??= createHeadPainter(element.current);
    paint.current({
      t,
      shownTime,
      picksAll: !plain && onPickAll !== undefined && rows.length > 0,
      sorts: onSort !== undefined,
      picked: pickedOf(props),
      sorted,
      onSort,
      onPickAll,
      onClearPicks,
    });
  });
  return <div ref={element} className="cd-list__head" role="row" aria-rowindex={1} />;
};
