import { isPicked } from '@chartdock/files';
import type { JSX } from 'react';
import { draw, propertiesOf } from '../../foundation/drawing/draw.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { KindIcon } from '../../foundation/icons/KindIcon.tsx';
import { iconKindOf } from '../../foundation/icons/icon-kind.ts';
import { listRowHeight } from '../rows/row-sizes.ts';
import { kindText } from '../items/kind-text.ts';
import { describeHeadCells } from './describe-head.ts';
import { listAttributes } from './describe-list.ts';
import type { FileViewProps } from './file-view.types.ts';
import { LockMark } from './item-marks.tsx';
import { countText, ownerText, pathText, timeText } from './item-texts.ts';

/** Rows that are drawn where nothing can be measured: enough for most windows. */
export const stillRows = 24;

/** Properties of {@link StillRows}. */
export interface StillRowsProps extends FileViewProps {
  /** Shows the folders above each item, as in search. */
  readonly withPath?: boolean;
}

/** Draws the first rows of a list as plain elements, for where there is no document to paint them into. */
export const StillRows = (props: StillRowsProps): JSX.Element => {
  const { rows, label, now, userId, selection, shownTime = 'updated', withPath = false } = props;
  const t = useT();
  const items = rows.slice(0, stillRows).filter((item) => item !== undefined);
  return (
    <div {...propertiesOf(listAttributes(label, rows.length))} data-cd-kinds="">
      <div className="cd-list__head" role="row" aria-rowindex={1}>
        {describeHeadCells(draw, { t, shownTime, picksAll: false, sorts: false })}
      </div>
      <div className="cd-list__space" role="rowgroup" style={{ height: rows.length * listRowHeight }}>
        {items.map((item, index) => (
          <div
            key={item.id}
            role="row"
            className="cd-row"
            aria-rowindex={index + 2}
            aria-selected={isPicked(selection, item.id)}
            style={{ top: index * listRowHeight }}
          >
            <span role="gridcell" className="cd-row__check" />
            <span role="gridcell" className="cd-row__name">
              <KindIcon kind={iconKindOf(item.category)} />
              <span className="cd-row__words">
                <span className="cd-row__title" title={item.title}>
                  {item.title}
                </span>
                {withPath && <span className="cd-row__path">{pathText(item, t)}</span>}
              </span>
              <LockMark item={item} t={t} />
            </span>
            <span role="gridcell" className="cd-row__kind">
              {kindText(item, t)}
            </span>
            <span role="gridcell" className="cd-row__owner">
              {ownerText(item, userId, t)}
            </span>
            <span role="gridcell" className="cd-row__count">
              {countText(item)}
            </span>
            <span role="gridcell" className="cd-row__time">
              {timeText(item, { t, now, shownTime })}
            </span>
            <span role="gridcell" className="cd-row__actions" />
          </div>
        ))}
      </div>
    </div>
  );
};
