import { isPicked } from '@chartdock/files';
import type { JSX, ReactNode } from 'react';
import { useMemo, useRef } from 'react';
import { draw, propertiesOf } from '../../drawing/draw.ts';
import { useT } from '../../i18n/useT.ts';
import { firstKinds } from '../../icons/first-kinds.ts';
import type { FileViewProps } from './file-view.types.ts';
import type { OrderElements, RowFacts, RowSettings } from '../rows/row-painter.ts';
import { listHeadHeight, listRowHeight } from '../rows/row-sizes.ts';
import { useRowPainter } from '../rows/useRowPainter.ts';
import { describeListHead, listAttributes } from './describe-list.ts';
import { drawnRows, useFileView } from './useFileView.ts';

/** Properties of {@link FileRows}. */
export interface FileRowsProps extends FileViewProps {
  /** Shows the folders above each item, as in search. */
  readonly withPath?: boolean;
  /** Icons of the kinds. Default those that most lists are full of. */
  readonly kinds?: RowSettings['kinds'] | undefined;
  /** The titles of the columns. Default those of a list to pick from. */
  readonly head?: ReactNode;
  /** Needed where rows carry a star or a menu. Default none. */
  readonly buttons?: RowSettings['buttons'];
  /** Writes what a search found in a file. Default nothing, until it is there. */
  readonly found?: RowSettings['found'];
  /** Puts the elements in the order of their rows once the list stands still. Default none does, until it is there. */
  readonly order?: OrderElements | undefined;
}

const factsOf = (props: FileRowsProps, index: number, active: number): RowFacts => {
  const item = props.rows[index];
  return {
    index,
    item,
    active: index === active,
    picked: item !== undefined && isPicked(props.selection, item.id),
    marked: item !== undefined && item.id === props.marked,
    returned: item !== undefined && props.returned?.has(item.id) === true,
    cut: item !== undefined && props.cut?.has(item.id) === true,
    disabled: item !== undefined && props.isDisabled?.(item) === true,
    reason: item === undefined ? undefined : props.reasonOf?.(item),
  };
};

/** Draws files as rows, only those in view, with one focus that the arrow keys move; what no first row needs may come later. */
export const FileRows = (props: FileRowsProps): JSX.Element => {
  const { rows, label, now, userId, shownTime = 'updated', plain = false, withPath = false } = props;
  const t = useT();
  const scroller = useRef<HTMLDivElement>(null);
  const space = useRef<HTMLDivElement>(null);
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
  return (
    <div
      ref={scroller}
      {...propertiesOf(listAttributes(label, rows.length))}
      data-cd-kinds={props.buttons && ''}
      {...view.handlers}
    >
      {props.head ?? describeListHead(draw, { t, shownTime: shownTime === 'opened' ? 'opened' : 'updated' })}
      <div
        ref={space}
        className="cd-list__space"
        role="rowgroup"
        style={{ height: rows.length * listRowHeight }}
      />
    </div>
  );
};
