import type { FileItem } from '@chartdock/files';
import { kindPaths } from '../../icons/kind-paths.ts';
import { iconKindOf } from '../../icons/icon-kind.ts';
import { lockIcon, noAccessIcon } from '../../icons/interface-icons.ts';
import type { TranslateText } from '../../i18n/texts.ts';
import type { ShownTime } from '../file-view.types.ts';
import { ownerText, pathText, timeText } from '../item-texts.ts';
import { htmlElement, setAttribute, svgElement } from './dom-element.ts';
import type { RowParts } from './row-template.ts';

/** What every row of a list is written with. */
export interface RowTexts {
  readonly t: TranslateText;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly shownTime: ShownTime;
  readonly userId: string | undefined;
}

const lockMark = (item: FileItem, t: TranslateText): HTMLElement => {
  const closed = item.lock === 'closed';
  const text = t(closed ? 'list.noAccess' : 'list.locked');
  return htmlElement(
    'span',
    { class: 'cd-lock', role: 'img', 'aria-label': text, 'data-cd-tip': text, 'data-cd-lock': item.lock },
    svgElement(
      'svg',
      {
        class: 'cd-icon',
        width: '14',
        height: '14',
        viewBox: '0 0 24 24',
        fill: 'none',
        'aria-hidden': 'true',
      },
      svgElement('path', { d: closed ? noAccessIcon : lockIcon }),
    ),
  );
};

const fillKind = ({ kind, line, accent }: RowParts, item: FileItem): void => {
  const name = iconKindOf(item.category);
  const paths = kindPaths[name];
  kind.setAttribute('class', `cd-kind cd-kind--20 cd-kind--${name}`);
  line.setAttribute('d', paths.line);
  accent.setAttribute('d', paths.accent);
  accent.setAttribute(
    'class',
    paths.solid === true ? 'cd-kind__accent cd-kind__accent--solid' : 'cd-kind__accent',
  );
};

const fillStar = ({ star }: RowParts, item: FileItem, t: TranslateText): void => {
  if (star === null) return;
  star.setAttribute('aria-pressed', String(item.isFavourite));
  star.setAttribute('data-cd-tip', t(item.isFavourite ? 'list.unstar' : 'list.star'));
  star.firstElementChild?.setAttribute('class', item.isFavourite ? 'cd-icon cd-icon--filled' : 'cd-icon');
};

const fillLock = ({ name, words }: RowParts, item: FileItem, t: TranslateText): void => {
  name.querySelector('.cd-lock')?.remove();
  if (item.lock !== 'none') words.after(lockMark(item, t));
};

const countText = (item: FileItem, t: TranslateText): string => {
  if (item.type === 'chart') return item.canvasCount === undefined ? '' : String(item.canvasCount);
  return item.childCount === undefined ? '' : t('list.items', { n: item.childCount });
};

/** Writes an item into the places of a row. */
export const fillRow = (parts: RowParts, item: FileItem, texts: RowTexts): void => {
  const { t, userId } = texts;
  fillKind(parts, item);
  fillStar(parts, item, t);
  fillLock(parts, item, t);
  parts.title.textContent = item.title;
  parts.title.title = item.title;
  if (parts.path !== null) parts.path.textContent = pathText(item, t);
  parts.owner.textContent = ownerText(item, userId, t);
  parts.count.textContent = countText(item, t);
  parts.time.textContent = timeText(item, texts);
  if (parts.check !== null) setAttribute(parts.check, 'aria-label', t('list.select', { title: item.title }));
  if (parts.menu !== null) setAttribute(parts.menu, 'aria-label', t('list.more', { title: item.title }));
};
