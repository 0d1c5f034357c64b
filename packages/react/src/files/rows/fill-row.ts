import type { FileItem } from '@chartdock/files';
import type { KindTable } from '../../foundation/icons/first-kinds.ts';
import { iconElement } from '../../foundation/icons/icon-element.ts';
import { iconKindOf } from '../../foundation/icons/icon-kind.ts';
import { lockIcon, noAccessIcon } from '../../foundation/icons/list-icons.ts';
import type { TranslateText } from '../../foundation/i18n/text-keys.ts';
import type { ShownTime } from '../list/file-view.types.ts';
import { countText, ownerText, pathText, timeText } from '../list/item-texts.ts';
import { htmlElement } from '../../foundation/drawing/dom-element.ts';
import { fillKind } from './row-template.ts';
import type { LoadedRow, RowButtons, RowLook } from './row-template.ts';

/** Texts of every row of a list. */
export interface RowTexts {
  readonly t: TranslateText;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly shownTime: ShownTime;
  readonly userId: string | undefined;
  /** Icons of the kinds, as many as are there. */
  readonly kinds: KindTable;
  /** Returns the words before the path of an item that a search found. Default nothing: the first rows of a picker are no search. */
  readonly found?: ((item: FileItem) => readonly (Node | string)[]) | undefined;
  /** Writes star, kind and menu of a row. Default nothing: no row has them. */
  readonly buttons?: Pick<RowButtons, 'fill'> | undefined;
}

const lockMark = (item: FileItem, t: TranslateText): HTMLElement => {
  const closed = item.lock === 'closed';
  const text = t(closed ? 'list.noAccess' : 'list.locked');
  return htmlElement(
    'span',
    { class: 'cd-lock', role: 'img', 'aria-label': text, 'data-cd-tip': text, 'data-cd-lock': item.lock },
    iconElement(closed ? noAccessIcon : lockIcon, 14),
  );
};

const fillLock = ({ parts, look }: LoadedRow, item: FileItem, t: TranslateText): void => {
  if (look.lock !== 'none') parts.words.nextElementSibling?.remove();
  if (item.lock !== 'none') parts.words.after(lockMark(item, t));
};

const fillMarks = (row: LoadedRow, item: FileItem, { t, kinds }: RowTexts): RowLook => {
  const { parts, look } = row;
  const kind = iconKindOf(item.category);
  const { lock } = item;
  if (kind !== look.kind) fillKind(parts.kind, kind, kinds);
  if (lock !== look.lock) fillLock(row, item, t);
  return { kind, lock };
};

/** Writes an item into a row and returns the content of its marks. */
export const fillRow = (row: LoadedRow, item: FileItem, texts: RowTexts): RowLook => {
  const { t, userId, found, buttons } = texts;
  const { check, owner, path, count, time, title } = row.parts;
  title.textContent = item.title;
  title.title = item.title;
  if (path !== null) path.replaceChildren(...(found?.(item) ?? []), pathText(item, t));
  owner.textContent = ownerText(item, userId, t);
  count.textContent = countText(item);
  time.textContent = timeText(item, texts);
  check?.setAttribute('aria-label', t('list.select', { title: item.title }));
  buttons?.fill(row.parts, item, t);
  return fillMarks(row, item, texts);
};
