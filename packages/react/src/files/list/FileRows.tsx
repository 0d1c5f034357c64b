import { isPicked } from '@chartdock/files';
import type { JSX } from 'react';
import { useMemo, useRef } from 'react';
import { useT } from '../../i18n/useT.ts';
import { firstKinds } from '../../icons/first-kinds.ts';
import { Checkbox } from '../../primitives/fields/Checkbox.tsx';
import type { FileViewProps } from './file-view.types.ts';
import type * as ListParts from './list-parts.ts';
import type { RowFacts } from '../rows/row-painter.ts';
import { listHeadHeight, listRowHeight } from '../rows/row-sizes.ts';
import { useRowPainter } from '../rows/useRowPainter.ts';
import { timeTitles } from './time-titles.ts';
import { drawnRows, useFileView } from './useFileView.ts';

/** Properties of {@link FileRows}. */
export interface FileRowsProps extends FileViewProps {
  /** Shows the folders above each item, as in search. */
  readonly withPath?: boolean;
  /** Answers presses and keys, and draws rarer icons; presses that come before it is loaded wait for it. */
  readonly parts: typeof ListParts | undefined;
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

/** Draws files as rows, only those in view, with one focus that the arrow keys move, and gestures from elsewhere. */
export const FileRows = (props: FileRowsProps): JSX.Element => {
  const { rows, label, now, userId, parts, shownTime = 'updated', plain = false, withPath = false } = props;
  const t = useT();
  const scroller = useRef<HTMLDivElement>(null);
  const space = useRef<HTMLDivElement>(null);
  const view = useFileView(props, {
    scroller,
    columns: 1,
    rowHeight: listRowHeight,
    headHeight: listHeadHeight,
    gestures: parts?.createViewGestures,
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
    kinds: parts?.kindPaths ?? firstKinds,
    buttons: parts?.rowButtons,
    rowHeight: listRowHeight,
    order: parts?.orderElements,
  });
  return (
    <div
      ref={scroller}
      className="cd-list"
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-multiselectable="true"
      aria-busy={parts === undefined || undefined}
      {...view.handlers}
    >
      <ListHead {...props} shownTime={shownTime} />
      <div
        ref={space}
        className="cd-list__space"
        role="rowgroup"
        style={{ height: rows.length * listRowHeight }}
      />
    </div>
  );
};

const ListHead = (props: FileRowsProps & { readonly shownTime: keyof typeof timeTitles }): JSX.Element => {
  const { selection, shownTime, plain, onPickAll, onClearPicks, rows } = props;
  const t = useT();
  const all = selection.mode === 'all' && selection.except.size === 0;
  return (
    <div className="cd-list__head" role="row" aria-rowindex={1}>
      <span role="columnheader" className="cd-row__check">
        {!plain && onPickAll !== undefined && rows.length > 0 ? (
          <Checkbox
            checked={all}
            mixed={!all && selection.mode !== 'off'}
            label={t('selection.all')}
            labelHidden
            onChange={(checked) => (checked ? onPickAll() : onClearPicks?.())}
          />
        ) : (
          <span className="cd-hidden">{t('list.choice')}</span>
        )}
      </span>
      <span role="columnheader" className="cd-row__name">
        {t('list.title')}
      </span>
      <span role="columnheader" className="cd-row__owner">
        {t('list.owner')}
      </span>
      <span role="columnheader" className="cd-row__count">
        {t('list.canvases')}
      </span>
      <span role="columnheader" className="cd-row__time">
        {t(timeTitles[shownTime])}
      </span>
      <span role="columnheader" className="cd-row__actions">
        <span className="cd-hidden">{t('common.more')}</span>
      </span>
    </div>
  );
};
