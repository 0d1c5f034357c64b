import type { FileItem } from '@chartdock/files';
import type { JSX } from 'react';
import { Icon } from '../../foundation/icons/Icon.tsx';
import { lockIcon, moreIcon, noAccessIcon, starIcon } from '../../foundation/icons/interface-icons.ts';
import type { TranslateText } from '../../foundation/i18n/text-keys.ts';

interface MarkProps {
  readonly item: FileItem;
  readonly t: TranslateText;
}

/** Draws the lock of a locked folder, or the no-entry sign of a closed one (LIST-15, LIST-16). */
export const LockMark = ({ item, t }: MarkProps): JSX.Element | null => {
  if (item.lock === 'none') return null;
  const closed = item.lock === 'closed';
  const text = t(closed ? 'list.noAccess' : 'list.locked');
  return (
    <span className="cd-lock" role="img" aria-label={text} data-cd-tip={text} data-cd-lock={item.lock}>
      <Icon of={closed ? noAccessIcon : lockIcon} size={14} />
    </span>
  );
};

/** Draws the check mark of an item; the view handles its press. */
export const CheckMark = ({ item, t, picked }: MarkProps & { readonly picked: boolean }): JSX.Element => (
  <button
    type="button"
    role="checkbox"
    className="cd-check"
    tabIndex={-1}
    aria-checked={picked}
    aria-label={t('list.select', { title: item.title })}
    data-cd-part="check"
  />
);

/** Draws the star of an item (LIST-17); the view handles its press. */
export const StarMark = ({ item, t }: MarkProps): JSX.Element => (
  <button
    type="button"
    className="cd-mark cd-mark--star"
    tabIndex={-1}
    aria-pressed={item.isFavourite}
    aria-label={`${t('list.star')}: ${item.title}`}
    data-cd-tip={t(item.isFavourite ? 'list.unstar' : 'list.star')}
    data-cd-part="star"
  >
    <Icon of={starIcon} size={16} filled={item.isFavourite} />
  </button>
);

/** Draws the button of an item's menu; the view handles its press. */
export const MoreMark = ({ item, t }: MarkProps): JSX.Element => (
  <button
    type="button"
    className="cd-mark"
    tabIndex={-1}
    aria-haspopup="menu"
    aria-label={t('list.more', { title: item.title })}
    data-cd-part="menu"
  >
    <Icon of={moreIcon} size={16} />
  </button>
);
