import { isPicked } from '@chartdock/files';
import type { JSX } from 'react';
import { useMemo, useRef } from 'react';
import { useIsStill } from '../../app/useIsStill.ts';
import { useT } from '../../i18n/useT.ts';
import { FileCard } from './FileCard.tsx';
import { joinClasses } from '../../styles/join-classes.ts';
import type { FileViewProps } from './file-view.types.ts';
import { assumedWidth, useElementWidth } from './useElementWidth.ts';
import { drawnRows, useFileView } from './useFileView.ts';
import { chipHeight, countLead, layZones } from '../windowing/grid-zones.ts';
import type { RowRange } from '../windowing/visible-rows.ts';
import type { GridGeometry } from '../windowing/window-geometry.ts';
import { fitGrid } from '../windowing/window-geometry.ts';

/** Least width of a card of the icon view, in pixels. */
export const minCardWidth = 196;

/** Least width of a card where the window is narrow, so that two fit a phone, in pixels. */
export const minNarrowCardWidth = 148;

/** Space between cards in pixels. */
export const cardGap = 16;

/** Height of a card below its picture, in pixels. */
export const cardTextHeight = 92;

const narrowWidth = 480;

/** Fits the cards of the icon view into a width in pixels. */
export const fitCards = (width: number): GridGeometry =>
  fitGrid({
    width,
    minCardWidth: width < narrowWidth ? minNarrowCardWidth : minCardWidth,
    gap: cardGap,
    textHeight: cardTextHeight,
  });

/** Rows of cards that are drawn where nothing can be measured. */
const stillRange = (rowCount: number): RowRange => ({ first: 0, end: Math.min(rowCount, 4) });

/** Properties of {@link FileGrid}. */
export type FileGridProps = FileViewProps & {
  /** Whether the cards show where their files lie, as in search results. Default false. */
  readonly withPath?: boolean;
};

interface ZoneHeadProps {
  readonly title: string;
  readonly count: number | undefined;
  /** Pixels from the top of the view. */
  readonly top: number;
}

// The names of the groups of rows say the same to who hears the view.
const ZoneHead = ({ title, count, top }: ZoneHeadProps): JSX.Element => (
  <div className="cd-grid__head" style={{ top }} aria-hidden="true">
    {title} <span className="cd-grid__count">{count}</span>
  </div>
);

/**
 * Draws files as cards with a picture and folders as low ones in a zone above them, only those in view, with one focus
 * that the arrow keys move.
 */
export const FileGrid = (props: FileGridProps): JSX.Element => {
  const { rows, selection, label, shownTime = 'updated', plain = false, withPath = false } = props;
  const t = useT();
  const scroller = useRef<HTMLDivElement>(null);
  const space = useRef<HTMLDivElement>(null);
  const isStill = useIsStill();
  const measured = useElementWidth(space);
  const width = isStill ? assumedWidth : measured;
  const { columns, rowHeight } = fitCards(width);
  const { length: count } = rows;
  // What was found or deleted stands in one order, and says where it lies.
  const lead = useMemo(() => (withPath ? 0 : countLead(rows)), [rows, withPath]);
  const zones = useMemo(
    () => (lead === 0 ? undefined : layZones({ count, lead, columns, rowHeight })),
    [count, lead, columns, rowHeight],
  );
  const view = useFileView(props, {
    scroller,
    columns,
    rowHeight,
    headHeight: 0,
    unmeasured: measured === 0,
    zones,
    lead,
  });
  const rowCount = zones?.rowCount ?? Math.ceil(count / columns);
  const star = props.onStar !== undefined;
  const menu = props.onMenu !== undefined;
  const marks = useMemo(() => ({ check: !plain, star, menu, path: withPath }), [plain, star, menu, withPath]);
  const range = isStill ? stillRange(rowCount) : view.range;
  const drawn = width === 0 ? [] : drawnRows(range, view.activeRow, rowCount);
  const leadRows = zones?.leadRows ?? 0;
  // Further folders may follow where a row still loads.
  const isLeadKnown = lead === count || rows[lead] !== undefined;
  const drawRow = (row: number): JSX.Element => {
    const first = zones?.firstOf(row) ?? row * columns;
    const isLow = row < leadRows;
    return (
      <div
        key={row}
        role="row"
        className="cd-grid__row"
        aria-rowindex={row + 1}
        style={{
          top: zones?.topOf(row) ?? row * rowHeight,
          height: isLow ? chipHeight : rowHeight - cardGap,
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        }}
      >
        {rows.slice(first, zones?.firstOf(row + 1) ?? first + columns).map((item, at) => (
          <FileCard
            key={at}
            item={item}
            index={first + at}
            column={at + 1}
            low={isLow}
            terse={width < narrowWidth}
            picked={item !== undefined && isPicked(selection, item.id)}
            active={first + at === view.active}
            marked={item !== undefined && item.id === props.marked}
            returned={item !== undefined && props.returned?.has(item.id) === true}
            cut={item !== undefined && props.cut?.has(item.id) === true}
            disabled={item !== undefined && props.isDisabled?.(item) === true}
            now={props.now}
            shownTime={shownTime}
            userId={props.userId}
            t={t}
            marks={marks}
          />
        ))}
      </div>
    );
  };
  return (
    <div
      ref={scroller}
      className={joinClasses(
        'cd-grid',
        selection.mode !== 'off' && 'cd-grid--picking',
        withPath && 'cd-grid--found',
      )}
      role="grid"
      aria-label={label}
      aria-rowcount={rowCount}
      aria-colcount={columns}
      aria-multiselectable="true"
      {...view.handlers}
    >
      <div
        ref={space}
        className="cd-grid__space"
        data-cd-lead={zones && ''}
        style={{ height: Math.max(0, (zones?.height ?? rowCount * rowHeight) - cardGap) }}
      >
        {zones !== undefined && (
          <>
            <ZoneHead title={t('zone.folders')} count={isLeadKnown ? lead : undefined} top={0} />
            <div role="rowgroup" aria-label={t('zone.folders')}>
              {drawn.filter((row) => row < leadRows).map(drawRow)}
            </div>
            {lead < count && (
              <ZoneHead
                title={t('zone.files')}
                count={isLeadKnown ? count - lead : undefined}
                top={zones.filesStart}
              />
            )}
          </>
        )}
        {leadRows < rowCount && (
          <div role="rowgroup" aria-label={zones && t('zone.files')}>
            {drawn.filter((row) => row >= leadRows).map(drawRow)}
          </div>
        )}
      </div>
    </div>
  );
};
