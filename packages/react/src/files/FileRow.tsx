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
import { itemCountText, ownerText, pathText, timeText } from './item-texts.ts';

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
  const { item, index, top, picked, active, marked, disabled } = props;
  // One element for the waiting and the loaded row, so that the focus survives the loading.
  return (
    <div
      role="row"
      className={joinClasses(
        'cd-row',
        item === undefined && 'cd-row--waiting',
        picked && 'cd-row--picked',
        marked && 'cd-row--marked',
        disabled && 'cd-row--disabled',
      )}
      style={{ top }}
      aria-rowindex={index + 2}
      aria-selected={picked}
      aria-disabled={disabled || undefined}
      aria-busy={item === undefined || undefined}
      data-cd-index={index}
      data-cd-folder={item?.type === 'folder' ? item.id : undefined}
      tabIndex={active ? 0 : -1}
    >
      {item === undefined ? (
        <SkeletonCells width={widths[index % widths.length] ?? 60} />
      ) : (
        <RowCells {...props} item={item} />
      )}
    </div>
  );
});

const widths = [62, 48, 71, 55, 66];

const countText = (item: FileItem, t: TranslateText): string => {
  if (item.type !== 'folder') return item.canvasCount === undefined ? '' : String(item.canvasCount);
  return item.childCount === undefined ? '' : itemCountText(item.childCount, t);
};

const RowCells = (props: FileRowProps & { readonly item: FileItem }): JSX.Element => {
  const { item, picked, marks, t } = props;
  return (
    <>
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
        {countText(item, t)}
      </span>
      <span role="gridcell" className="cd-row__time">
        {timeText(item, props)}
      </span>
      <span role="gridcell" className="cd-row__actions">
        {marks.menu && <MoreMark item={item} t={t} />}
      </span>
    </>
  );
};

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
