import { moreIcon, starIcon } from '../../icons/interface-icons.ts';
import type { TranslateText } from '../../i18n/texts.ts';
import { kindText } from '../items/file-facts.ts';
import { htmlElement, svgElement } from './dom-element.ts';
import type { RowButtons } from './row-template.ts';

const icon = (path: string): SVGElement =>
  svgElement(
    'svg',
    {
      class: 'cd-icon',
      width: '16',
      height: '16',
      viewBox: '0 0 24 24',
      fill: 'none',
      'aria-hidden': 'true',
    },
    svgElement('path', { d: path }),
  );

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
    icon(starIcon),
  );

const fillStar: RowButtons['fillStar'] = (star, { title, isFavourite }, t) => {
  star.setAttribute('aria-label', `${t('list.star')}: ${title}`);
  star.setAttribute('aria-pressed', String(isFavourite));
  star.setAttribute('data-cd-tip', t(isFavourite ? 'list.unstar' : 'list.star'));
  star.firstElementChild?.setAttribute('class', isFavourite ? 'cd-icon cd-icon--filled' : 'cd-icon');
};

const menuMark = (): HTMLElement =>
  htmlElement(
    'button',
    { type: 'button', class: 'cd-mark', tabindex: '-1', 'aria-haspopup': 'menu', 'data-cd-part': 'menu' },
    icon(moreIcon),
  );

const fillKind: RowButtons['fillKind'] = (cell, item, t) => {
  cell.textContent = kindText(item, t);
};

/** Makes the star, the menu button and the kind of a row; a picker's rows have none of them. */
export const rowButtons: RowButtons = { star: starMark, fillStar, menu: menuMark, fillKind };
