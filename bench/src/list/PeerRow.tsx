import { formatRelativeTime } from '@chartdock/contract';
import type { FileItem } from '@chartdock/files';
import { Icon, KindIcon, createTextLookup, iconKindOf } from '@chartdock/react';
import type { JSX } from 'react';
import { memo } from 'react';
import { kindText } from '../../../packages/react/src/files/items/kind-text.ts';
import { moreIcon, starIcon } from '../../../packages/react/src/foundation/icons/interface-icons.ts';
import { NOW } from './rows.ts';

interface PeerRowProps {
  readonly file: FileItem | undefined;
  readonly index: number;
  /** Distance from the top of the list, in pixels. */
  readonly top: number;
}

const t = createTextLookup('zh');

/** Draws the elements of our row as components, for the peers' virtual lists: only the lists differ. */
export const PeerRow = memo(({ file, index, top }: PeerRowProps): JSX.Element | null =>
  file === undefined ? null : (
    <div
      role="row"
      className="cd-row"
      style={{ top }}
      aria-rowindex={index + 2}
      aria-selected={false}
      data-cd-index={index}
      tabIndex={-1}
    >
      <span role="gridcell" className="cd-row__check">
        <button
          type="button"
          role="checkbox"
          className="cd-check"
          tabIndex={-1}
          aria-checked={false}
          aria-label={t('list.select', { title: file.title })}
          data-cd-part="check"
        />
      </span>
      <span role="gridcell" className="cd-row__name">
        <KindIcon kind={iconKindOf(file.category)} />
        <span className="cd-row__words">
          <span className="cd-row__title" data-cd-part="open" title={file.title}>
            {file.title}
          </span>
        </span>
        <button
          type="button"
          className="cd-mark cd-mark--star"
          tabIndex={-1}
          aria-pressed={file.isFavourite}
          aria-label={t('list.star')}
          data-cd-tip={t('list.star')}
          data-cd-part="star"
        >
          <Icon of={starIcon} size={16} filled={file.isFavourite} />
        </button>
      </span>
      <span role="gridcell" className="cd-row__kind">
        {kindText(file, t)}
      </span>
      <span role="gridcell" className="cd-row__owner">
        {file.owner?.fullName}
      </span>
      <span role="gridcell" className="cd-row__count">
        {file.canvasCount}
      </span>
      <span role="gridcell" className="cd-row__time">
        {formatRelativeTime(file.modifiedAt ?? NOW, NOW, t)}
      </span>
      <span role="gridcell" className="cd-row__actions">
        <button
          type="button"
          className="cd-mark"
          tabIndex={-1}
          aria-haspopup="menu"
          aria-label={t('list.more', { title: file.title })}
          data-cd-part="menu"
        >
          <Icon of={moreIcon} size={16} />
        </button>
      </span>
    </div>
  ),
);
