import { isPicked } from '@chartdock/files';
import type { FileItem } from '@chartdock/files';
import type { JSX } from 'react';
import type { TranslateText } from '../../foundation/i18n/text-keys.ts';
import type { GridZones } from '../windowing/grid-zones.ts';
import { chipHeight } from '../windowing/grid-zones.ts';
import type { RowMarks } from '../rows/row-template.ts';
import type { RowFacts } from '../rows/row-painter.ts';
import { FileCard } from './FileCard.tsx';
import type { FileViewProps } from './file-view.types.ts';
import { cardGap } from './fit-cards.ts';

/** Properties of {@link CardRow}. */
export interface CardRowProps {
  readonly view: FileViewProps;
  readonly zones: GridZones;
  readonly row: number;
  readonly columns: number;
  /** Height of a row of cards with the gap below it, in pixels. */
  readonly rowHeight: number;
  /** Index of the item that Tab reaches. */
  readonly active: number;
  readonly terse: boolean;
  readonly t: TranslateText;
  readonly marks: RowMarks;
}

const stateOf = (view: FileViewProps, item: FileItem | undefined): Omit<RowFacts, 'index' | 'active'> => {
  if (item === undefined) return { item, picked: false, marked: false, disabled: false };
  const { selection, marked, returned, cut, isDisabled, reasonOf } = view;
  return {
    item,
    picked: isPicked(selection, item.id),
    marked: item.id === marked,
    returned: returned?.has(item.id) === true,
    cut: cut?.has(item.id) === true,
    disabled: isDisabled?.(item) === true,
    reason: reasonOf?.(item),
  };
};

/** Draws one row of the icon view, of cards or of low folders. */
export const CardRow = (props: CardRowProps): JSX.Element => {
  const { view, zones, row, columns, rowHeight, active, terse, t, marks } = props;
  const first = zones.firstOf(row);
  const isLow = row < zones.leadRows;
  const items = view.rows.slice(first, zones.firstOf(row + 1));
  return (
    <div
      role="row"
      className="cd-grid__row"
      aria-rowindex={row + 1}
      style={{
        top: zones.topOf(row),
        height: isLow ? chipHeight : rowHeight - cardGap,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
      }}
    >
      {items.map((item, at) => (
        <FileCard
          key={at}
          {...stateOf(view, item)}
          index={first + at}
          column={at + 1}
          low={isLow}
          terse={terse}
          active={first + at === active}
          now={view.now}
          shownTime={view.shownTime ?? 'updated'}
          userId={view.userId}
          t={t}
          marks={marks}
        />
      ))}
    </div>
  );
};
