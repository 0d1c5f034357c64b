import { isPicked } from '@chartdock/files';
import type { JSX } from 'react';
import { useMemo, useRef } from 'react';
import { useT } from '../i18n/useT.ts';
import { Checkbox } from '../primitives/Checkbox.tsx';
import { FileRow } from './FileRow.tsx';
import type { FileViewProps } from './file-view.types.ts';
import { drawnRows, useFileView } from './useFileView.ts';

/** Height of a row of the list view in pixels. */
export const listRowHeight = 44;

/** Height of the column titles in pixels. */
export const listHeadHeight = 36;

/** Properties of {@link FileList}. */
export interface FileListProps extends FileViewProps {
  /** Shows the folders above each item, as in search. */
  readonly withPath?: boolean;
}

const timeTitles = { updated: 'list.modified', opened: 'list.opened', deleted: 'list.deleted' } as const;

/** Draws files as rows, only those in view, with one focus that the arrow keys move. */
export const FileList = (props: FileListProps): JSX.Element => {
  const { rows, selection, label, shownTime = 'updated', plain = false, withPath = false } = props;
  const t = useT();
  const scroller = useRef<HTMLDivElement>(null);
  const view = useFileView(props, {
    scroller,
    columns: 1,
    rowHeight: listRowHeight,
    headHeight: listHeadHeight,
  });
  const star = props.onStar !== undefined;
  const menu = props.onMenu !== undefined;
  const marks = useMemo(() => ({ check: !plain, star, menu, path: withPath }), [plain, star, menu, withPath]);
  return (
    <div
      ref={scroller}
      className="cd-list"
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-multiselectable="true"
      {...view.handlers}
    >
      <ListHead {...props} shownTime={shownTime} />
      <div className="cd-list__space" role="rowgroup" style={{ height: rows.length * listRowHeight }}>
        {drawnRows(view.range, view.activeRow, rows.length).map((index) => {
          const item = rows[index];
          return (
            <FileRow
              key={index}
              item={item}
              index={index}
              top={index * listRowHeight}
              picked={item !== undefined && isPicked(selection, item.id)}
              active={index === view.active}
              marked={item !== undefined && item.id === props.marked}
              disabled={item !== undefined && props.isDisabled?.(item) === true}
              now={props.now}
              shownTime={shownTime}
              userId={props.userId}
              t={t}
              marks={marks}
            />
          );
        })}
      </div>
    </div>
  );
};

const ListHead = (props: FileListProps & { readonly shownTime: keyof typeof timeTitles }): JSX.Element => {
  const { selection, shownTime, plain, onPickAll, onClearPicks, rows } = props;
  const t = useT();
  const all = selection.mode === 'all' && selection.except.size === 0;
  return (
    <div className="cd-list__head" role="row" aria-rowindex={1}>
      <span role="columnheader" className="cd-row__check">
        {!plain && onPickAll !== undefined && rows.length > 0 && (
          <Checkbox
            checked={all}
            mixed={!all && selection.mode !== 'off'}
            label={t('selection.all')}
            labelHidden
            onChange={(checked) => (checked ? onPickAll() : onClearPicks?.())}
          />
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
      <span role="columnheader" className="cd-row__actions" aria-label={t('common.more')} />
    </div>
  );
};
