import type { Sorting } from '@chartdock/files';
import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import type { TranslateText } from '../../foundation/i18n/text-keys.ts';
import { htmlElement } from '../../foundation/drawing/dom-element.ts';
import { listRowHeight } from '../rows/row-sizes.ts';
import type { FileViewProps, ListOrder } from './file-view.types.ts';
import type { PaintHead } from './head-painter.ts';
import { createHeadPainter } from './head-painter.ts';

type OfView = 'rows' | 'plain' | 'shownTime' | 'selection' | 'onPickAll' | 'onClearPicks';

/** Part of its list that a painted frame shows. */
export interface FramedList extends Pick<FileViewProps, OfView> {
  readonly sorted?: ListOrder | undefined;
  readonly onSort?: ((sorting: Sorting) => void) | undefined;
}

const pickedOf = ({ selection }: FramedList): 'true' | 'mixed' | 'false' => {
  if (selection.mode === 'off') return 'false';
  return selection.mode === 'all' && selection.except.size === 0 ? 'true' : 'mixed';
};

/** Writes the head of a list and the space of its rows. Returns that and the painter of the titles. */
const writeFrame = (list: HTMLElement): { readonly space: HTMLElement; readonly paintHead: PaintHead } => {
  const head = htmlElement('div', { class: 'cd-list__head', role: 'row', 'aria-rowindex': '1' });
  const space = htmlElement('div', { class: 'cd-list__space', role: 'rowgroup' });
  list.replaceChildren(head, space);
  return { space, paintHead: createHeadPainter(head) };
};

/** Writes the parts of a list besides its rows: the titles of its columns and the space of all rows, whose element it returns. */
export const usePaintedFrame = (
  list: RefObject<HTMLElement | null>,
  props: FramedList,
  t: TranslateText,
): RefObject<HTMLElement | null> => {
  const { rows, plain = false, shownTime = 'updated', sorted, onSort, onPickAll, onClearPicks } = props;
  const space = useRef<HTMLElement>(null);
  const paintHead = useRef<PaintHead | undefined>(undefined);
  useLayoutEffect(() => {
    if (list.current === null) return;
    if (space.current === null || paintHead.current === undefined) {
      ({ space: space.current, paintHead: paintHead.current } = writeFrame(list.current));
    }
    space.current.style.height = `${rows.length * listRowHeight}px`;
    paintHead.current({
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
  return space;
};
