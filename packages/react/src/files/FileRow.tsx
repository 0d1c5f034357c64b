import type { FileItem } from '@chartdock/files';
import type { JSX } from 'react';
import { memo } from 'react';
import { KindIcon } from '../icons/KindIcon.tsx';
import { iconKindOf } from '../icons/icon-kind.ts';
import type { TranslateText } from '../i18n/texts.ts';
import { joinClasses } from '../styles/join-classes.ts';
import { Skeleton } from '../primitives/Skeleton.tsx';
import type { ShownTime } from './file-view.types.ts';
import { CheckMark, LockMark, MoreMark, StarMark } from './item-marks.tsx';
import { ownerText, pathText, timeText } from './item-texts.ts';

/** Properties of {@link FileRow}. */
export interface FileRowProps {
  readonly item: FileItem | undefined;
  readonly index: number;
  /** Distance from the top of the list, in pixels. */
  readonly top: number;
  readonly picked: boolean;
  /** Whether Tab reaches this row. */
  readonly active: boolean;
  readonly marked: boolean;
  readonly disabled: boolean;
  readonly now: number;
  readonly shownTime: ShownTime;
  readonly userId: string | undefined;
  readonly t: TranslateText;
  /** Which marks the row carries. */
  readonly marks: RowMarks;
}

/** Which marks the items of a view carry. */
export interface RowMarks {
  readonly check: boolean;
  readonly star: boolean;
  readonly menu: boolean;
  /** Whether the folders above the item show below its title, as in search. */
  readonly path: boolean;
}

/** Draws one row of the list view; presses and keys are handled by the list. */
export const FileRow = memo((props: FileRowProps): JSX.Element => {
  const { item, index, top, picked, active, marked, disabled, marks, t } = props;
  if (item === undefined) return <WaitingRow index={index} top={top} />;
  return (
    <div
      role="row"
      className={joinClasses(
        'cd-row',
        picked && 'cd-row--picked',
        marked && 'cd-row--marked',
        disabled && 'cd-row--disabled',
      )}
      style={{ top }}
      aria-rowindex={index + 2}
      aria-selected={picked}
      aria-disabled={disabled || undefined}
      data-cd-index={index}
      data-cd-folder={item.type === 'folder' ? item.id : undefined}
      tabIndex={active ? 0 : -1}
    >
      <span role="gridcell" className="cd-row__check">
        {marks.check && <CheckMark item={item} t={t} picked={picked} />}
      </span>
      <span role="gridcell" className="cd-row__name">
        <KindIcon kind={iconKindOf(item.category)} />
        <span className="cd-row__words">
          <span className="cd-row__title" data-cd-part="open" title={item.title}>
            {item.title}
          </span>
          {marks.path && <span className="cd-row__path">{pathText(item, t)}</span>}
        </span>
        {item.lock !== 'none' && <LockMark item={item} t={t} />}
        {marks.star && <StarMark item={item} t={t} />}
      </span>
      <span role="gridcell" className="cd-row__owner">
        {ownerText(item, props.userId, t)}
      </span>
      <span role="gridcell" className="cd-row__count">
        {item.type === 'folder'
          ? item.childCount !== undefined && t('list.items', { n: item.childCount })
          : item.canvasCount}
      </span>
      <span role="gridcell" className="cd-row__time">
        {timeText(item, props)}
      </span>
      <span role="gridcell" className="cd-row__actions">
        {marks.menu && <MoreMark item={item} t={t} />}
      </span>
    </div>
  );
});

const widths = [62, 48, 71, 55, 66];

const WaitingRow = ({ index, top }: { readonly index: number; readonly top: number }): JSX.Element => (
  <div
    role="row"
    className="cd-row cd-row--waiting"
    style={{ top }}
    aria-rowindex={index + 2}
    aria-busy="true"
    data-cd-index={index}
    tabIndex={-1}
  >
    <SkeletonCells width={widths[index % widths.length] ?? 60} />
  </div>
);

/** Draws the cells of a row that is still loading, in the size of the real ones. */
export const SkeletonCells = ({ width }: { readonly width: number }): JSX.Element => (
  <>
    <span className="cd-row__check" />
    <span className="cd-row__name">
      <Skeleton shape="circle" />
      <span className="cd-row__words">
        <Skeleton width={width} />
      </span>
    </span>
    <span className="cd-row__owner">
      <Skeleton width={60} />
    </span>
    <span className="cd-row__count">
      <Skeleton width={40} />
    </span>
    <span className="cd-row__time">
      <Skeleton width={70} />
    </span>
    <span className="cd-row__actions" />
  </>
);
