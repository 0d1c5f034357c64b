import type { FileItem, LoadedPage } from '@chartdock/files';
import { isPickable } from '@chartdock/files';
import { htmlElement } from '../../files/rows/dom-element.ts';
import type { RowFacts } from '../../files/rows/row-painter.ts';
import { listHeadHeight, listRowHeight } from '../../files/rows/row-sizes.ts';
import { createPaintAhead } from '../../files/rows/rows-ahead.ts';
import { timeTitles } from '../../files/list/time-titles.ts';
import { visibleRows } from '../../files/windowing/visible-rows.ts';
import { firstKinds } from '../../icons/first-kinds.ts';
import type { TranslateText } from '../../i18n/texts.ts';
import { shownTimeOf } from '../picker-places.ts';
import { textNode } from './first-controls.ts';
import type { FirstPickerOptions } from './first-picker.types.ts';

const headElement = ({ t, place }: FirstPickerOptions): HTMLElement => {
  const column = (name: string, ...children: readonly Node[]): HTMLElement =>
    htmlElement('span', { role: 'columnheader', class: `cd-row__${name}` }, ...children);
  const hidden = (text: 'list.choice' | 'common.more'): HTMLElement =>
    htmlElement('span', { class: 'cd-hidden' }, textNode(t(text)));
  return htmlElement(
    'div',
    { class: 'cd-list__head', role: 'row', 'aria-rowindex': '1' },
    column('check', hidden('list.choice')),
    column('name', textNode(t('list.title'))),
    column('owner', textNode(t('list.owner'))),
    column('count', textNode(t('list.canvases'))),
    column('time', textNode(t(timeTitles[shownTimeOf({ place })]))),
    column('actions', hidden('common.more')),
  );
};

const reasonOf = (item: FileItem | undefined, { options, t }: FirstPickerOptions): string | undefined =>
  item === undefined || item.type === 'folder' || isPickable(item, options)
    ? undefined
    : t('picker.notOfType');

const factsOf = (item: FileItem | undefined, index: number, of: FirstPickerOptions): RowFacts => {
  const reason = reasonOf(item, of);
  return {
    index,
    item,
    active: index === 0,
    picked: false,
    marked: false,
    disabled: reason !== undefined,
    reason,
  };
};

const skeletonRows = 12;

/** Writes what holds the place of a list that loads, as `RowsSkeleton` draws it. */
export const writeFirstSkeleton = (t: TranslateText): HTMLElement => {
  const bar = (shape: 'text' | 'circle', width?: number): HTMLElement => {
    const line = htmlElement('span', { class: `cd-skeleton cd-skeleton--${shape}`, 'aria-hidden': 'true' });
    if (width !== undefined) line.style.width = `${width}%`;
    return line;
  };
  const cell = (name: string, ...children: readonly Node[]): HTMLElement =>
    htmlElement('span', { class: `cd-row__${name}` }, ...children);
  const rows = Array.from({ length: skeletonRows }, (_, row) =>
    htmlElement(
      'div',
      { class: 'cd-row cd-row--waiting' },
      cell('check'),
      cell('name', bar('circle'), cell('words', bar('text', 48 + ((row * 17) % 30)))),
      cell('owner', bar('text', 60)),
      cell('count', bar('text', 40)),
      cell('time', bar('text', 70)),
      cell('actions'),
    ),
  );
  return htmlElement(
    'div',
    { class: 'cd-area__skeleton', role: 'status', 'aria-label': t('common.loading') },
    htmlElement(
      'div',
      { class: 'cd-list' },
      htmlElement('div', { class: 'cd-list__head' }),
      htmlElement('div', { class: 'cd-list__space' }, ...rows),
    ),
  );
};

/** Writes a list and its first rows as `FileRows` draws them, and follows its scrolling until that takes over. */
export const writeFirstList = (page: LoadedPage, of: FirstPickerOptions): HTMLElement => {
  const { options, place, t, userId, now } = of;
  const space = htmlElement('div', { class: 'cd-list__space', role: 'rowgroup' });
  space.style.height = `${page.total * listRowHeight}px`;
  const list = htmlElement(
    'div',
    {
      class: 'cd-list',
      role: 'grid',
      'aria-label': t('list.label'),
      'aria-rowcount': String(page.total + 1),
      'aria-multiselectable': 'true',
      'aria-busy': 'true',
    },
    headElement(of),
    space,
  );
  const paintAhead = createPaintAhead(space);
  const settings = {
    t,
    now,
    shownTime: shownTimeOf({ place }),
    userId,
    marks: { check: options.multiple === true, star: false, menu: false, path: false },
    kinds: firstKinds,
    rowHeight: listRowHeight,
  };
  const paint = (): void => {
    const view = { scrollTop: list.scrollTop, height: innerHeight - listHeadHeight };
    const { first, end } = visibleRows({ rowCount: page.total, rowHeight: listRowHeight }, view);
    const indexes = Array.from({ length: end - first }, (_, step) => first + step);
    paintAhead(
      indexes.map((index) => factsOf(page.items[index], index, of)),
      settings,
    );
  };
  paint();
  list.addEventListener('scroll', paint);
  return list;
};
