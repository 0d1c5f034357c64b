import { isPicked } from '@chartdock/files';
import type { RefObject } from 'react';
import { useMemo } from 'react';
import type { TranslateText } from '../../foundation/i18n/text-keys.ts';
import { firstKinds } from '../../foundation/icons/first-kinds.ts';
import type { OrderElements, RowFacts, RowSettings } from '../rows/row-painter.ts';
import { listHeadHeight, listRowHeight } from '../rows/row-sizes.ts';
import { useRowPainter } from '../rows/useRowPainter.ts';
import type { FileViewProps } from './file-view.types.ts';
import { drawnRows, useFileView } from './useFileView.ts';
import type { ViewHandlers } from './view-gestures.types.ts';

/** A list of rows without buttons. */
export interface FileRowsProps extends FileViewProps {
  /** Shows the folders above each item, as in search. */
  readonly withPath?: boolean;
  /** Icons of the kinds. Default those that most lists are full of. */
  readonly kinds?: RowSettings['kinds'] | undefined;
  /** Writes the words that a search found in a file. Default nothing, until it is there. */
  readonly found?: RowSettings['found'];
  /** Puts the elements in the order of their rows once the list stands still. Default none does, until it is there. */
  readonly order?: OrderElements | undefined;
}

/** A list of rows. */
export interface PaintedRowsProps extends FileRowsProps {
  /** Needed where rows carry a star or a menu. Default none. */
  readonly buttons?: RowSettings['buttons'];
}

/** The texts and the elements of a list. */
export interface ListParts {
  readonly t: TranslateText;
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Holds the rows; it has to be there when layout effects run. */
  readonly space: RefObject<HTMLElement | null>;
}

const factsOf = (props: FileRowsProps, index: number, active: number): RowFacts => {
  const item = props.rows[index];
  const place = { index, item, active: index === active };
  if (item === undefined) return { ...place, picked: false, marked: false, disabled: false };
  const { id } = item;
  return {
    ...place,
    picked: isPicked(props.selection, id),
    marked: id === props.marked,
    returned: props.returned?.has(id),
    cut: props.cut?.has(id),
    disabled: props.isDisabled?.(item) === true,
    reason: props.reasonOf?.(item),
  };
};

/** Paints files as rows into a list's elements, only those in view, with one focus that the arrow keys move. Returns the handlers of the list. */
export const useFileRows = (props: PaintedRowsProps, { t, scroller, space }: ListParts): ViewHandlers => {
  const { rows, now, userId, shownTime = 'updated', plain = false, withPath = false } = props;
  const view = useFileView(props, {
    scroller,
    columns: 1,
    rowHeight: listRowHeight,
    headHeight: listHeadHeight,
  });
  const star = props.onStar !== undefined;
  const menu = props.onMenu !== undefined;
  const marks = useMemo(() => ({ check: !plain, star, menu, path: withPath }), [plain, star, menu, withPath]);
  const drawn = drawnRows(view.range, view.activeRow, rows.length).map((index) =>
    factsOf(props, index, view.active),
  );
  useRowPainter(space, drawn, {
    t,
    now,
    shownTime,
    userId,
    marks,
    kinds: props.kinds ?? firstKinds,
    found: props.found,
    buttons: props.buttons,
    rowHeight: listRowHeight,
    order: props.order,
  });
  return view.handlers;
};
