import { iconElement } from '../../foundation/icons/icon-element.ts';
import { moreIcon, starIcon } from '../../foundation/icons/interface-icons.ts';
import type { FileItem } from '@chartdock/files';
import type { TranslateText } from '../../foundation/i18n/text-keys.ts';
import { kindText } from '../items/kind-text.ts';
import { htmlElement } from '../../foundation/drawing/dom-element.ts';
import type { RowButtons } from './row-template.ts';

const starMark = (t: TranslateText): HTMLElement =>
  htmlElement(
    'button',
    {
      type: 'button',
      class: 'cd-mark cd-mark--star',
      tabindex: '-1',
      'aria-pressed': 'false',
      'data-cd-tip': t('list.star'),
      'data-cd-part': 'star',
    },
    iconElement(starIcon, 16),
  );

const fillStar = (star: Element, { title, isFavourite }: FileItem, t: TranslateText): void => {
  star.setAttribute('aria-label', `${t('list.star')}: ${title}`);
  // Most rows are none, and show that already.
  if (star.getAttribute('aria-pressed') === String(isFavourite)) return;
  star.setAttribute('aria-pressed', String(isFavourite));
  star.setAttribute('data-cd-tip', t(isFavourite ? 'list.unstar' : 'list.star'));
  star.firstElementChild?.setAttribute('class', isFavourite ? 'cd-icon cd-icon--filled' : 'cd-icon');
};

const menuMark = (): HTMLElement =>
  htmlElement(
    'button',
    { type: 'button', class: 'cd-mark', tabindex: '-1', 'aria-haspopup': 'menu', 'data-cd-part': 'menu' },
    iconElement(moreIcon, 16),
  );

const kindCell = (): HTMLElement => htmlElement('span', { role: 'gridcell', class: 'cd-row__kind' });

const add: RowButtons['add'] = ({ words, owner, actions }, { star, menu }, t) => {
  if (star) words.after(starMark(t));
  owner.before(kindCell());
  if (menu) actions.append(menuMark());
};

const fill: RowButtons['fill'] = ({ star, owner, actions }, item, t) => {
  if (star !== null) fillStar(star, item, t);
  const kind = owner.previousElementSibling;
  if (kind !== null) kind.textContent = kindText(item, t);
  actions.firstElementChild?.setAttribute('aria-label', t('list.more', { title: item.title }));
};

/** Adds the star, the menu button and the kind to rows; a picker's rows have none of them. */
export const rowButtons: RowButtons = { add, fill };
