import type { JSX, ReactNode } from 'react';
import { useMemo, useRef } from 'react';
import { useIsStill } from '../../foundation/app/useIsStill.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { CardRow } from './CardRow.tsx';
import { joinClasses } from '../../foundation/styles/join-classes.ts';
import type { FileViewProps } from './file-view.types.ts';
import { cardGap, fitCards, narrowWidth } from './fit-cards.ts';
import { assumedWidth, useElementWidth } from './useElementWidth.ts';
import { drawnRows, useFileView } from './useFileView.ts';
import type { GridZones } from '../windowing/grid-zones.ts';
import { countLead, layZones } from '../windowing/grid-zones.ts';
import type { RowRange } from '../windowing/visible-rows.ts';
import type { GridGeometry } from '../windowing/fit-grid.ts';

/** Rows of cards that are drawn where nothing can be measured. */
const stillRange = (rowCount: number): RowRange => ({ first: 0, end: Math.min(rowCount, 4) });

/** Properties of {@link FileGrid}. */
export type FileGridProps = FileViewProps & {
  /** Whether the cards show where their files lie, as in search results. Default false. */
  readonly withPath?: boolean;
};

interface ZoneProps {
  /** Default no heading. */
  readonly title: string | undefined;
  /** Undefined while it is not known. */
  readonly count: number | undefined;
  /** Where the heading begins, in pixels from the top of the view. */
  readonly top: number;
  readonly children: ReactNode;
}

/** Draws the rows of folders or files; the name of their group says the same as the heading to who hears the view. */
const Zone = ({ title, count, top, children }: ZoneProps): JSX.Element => (
  <>
    {title !== undefined && (
      <div className="cd-grid__head" style={{ top }} aria-hidden="true">
        {title} <span className="cd-grid__count">{count}</span>
      </div>
    )}
    <div role="rowgroup" aria-label={title}>
      {children}
    </div>
  </>
);

interface GridLayout extends GridGeometry {
  readonly zones: GridZones;
  /** How many items at the beginning are folders that stand by themselves. */
  readonly lead: number;
}

const useGridLayout = ({ rows, withPath = false }: FileGridProps, width: number): GridLayout => {
  const fitted = fitCards(width);
  const { columns, rowHeight } = fitted;
  const { length: count } = rows;
  // Found and deleted items stand in one order, and say where they lie.
  const lead = useMemo(() => (withPath ? 0 : countLead(rows)), [rows, withPath]);
  const zones = useMemo(
    () => layZones({ count, lead, columns, rowHeight }),
    [count, lead, columns, rowHeight],
  );
  return { ...fitted, zones, lead };
};

interface ZonesProps extends Pick<GridLayout, 'zones' | 'lead'> {
  readonly rows: FileGridProps['rows'];
  readonly drawn: readonly number[];
  readonly drawRow: (row: number) => JSX.Element;
}

const ZonesOfRows = ({ rows, lead, zones, drawn, drawRow }: ZonesProps): JSX.Element => {
  const t = useT();
  const { leadRows, filesStart } = zones;
  // Further folders may follow where a row still loads.
  const isLeadKnown = lead === rows.length || rows[lead] !== undefined;
  return (
    <>
      {lead > 0 && (
        <Zone title={t('zone.folders')} count={isLeadKnown ? lead : undefined} top={0}>
          {drawn.filter((row) => row < leadRows).map(drawRow)}
        </Zone>
      )}
      {lead < rows.length && (
        <Zone
          title={lead > 0 ? t('zone.files') : undefined}
          count={isLeadKnown ? rows.length - lead : undefined}
          top={filesStart}
        >
          {drawn.filter((row) => row >= leadRows).map(drawRow)}
        </Zone>
      )}
    </>
  );
};

/**
 * Draws files as cards with a picture and folders as low ones in a zone above them, only those in view, with one focus
 * that the arrow keys move.
 */
export const FileGrid = (props: FileGridProps): JSX.Element => {
  const { rows, selection, label, plain = false, withPath = false } = props;
  const t = useT();
  const scroller = useRef<HTMLDivElement>(null);
  const space = useRef<HTMLDivElement>(null);
  const isStill = useIsStill();
  const measured = useElementWidth(space);
  const width = isStill ? assumedWidth : measured;
  const { columns, rowHeight, zones, lead } = useGridLayout(props, width);
  const { rowCount } = zones;
  const unmeasured = measured === 0;
  const layout = { scroller, columns, rowHeight, headHeight: 0, unmeasured, zones, lead };
  const view = useFileView(props, layout);
  const star = props.onStar !== undefined;
  const menu = props.onMenu !== undefined;
  const marks = useMemo(() => ({ check: !plain, star, menu, path: withPath }), [plain, star, menu, withPath]);
  const range = isStill ? stillRange(rowCount) : view.range;
  const drawn = width === 0 ? [] : drawnRows(range, view.activeRow, rowCount);
  const shared = { view: props, zones, columns, rowHeight, active: view.active, t, marks };
  const drawRow = (row: number): JSX.Element => (
    <CardRow key={row} {...shared} row={row} terse={width < narrowWidth} />
  );
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
        data-cd-lead={lead}
        style={{ height: Math.max(0, zones.height - cardGap) }}
      >
        <ZonesOfRows rows={rows} lead={lead} zones={zones} drawn={drawn} drawRow={drawRow} />
      </div>
    </div>
  );
};
