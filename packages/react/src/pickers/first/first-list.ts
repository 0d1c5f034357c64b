import type { FileItem, LoadedPage } from '@chartdock/files';
import { isPickable } from '@chartdock/files/picking';
import { describeListHead, listAttributes } from '../../files/list/describe-list.ts';
import { htmlElement } from '../../foundation/drawing/dom-element.ts';
import type { RowFacts } from '../../files/rows/row-painter.ts';
import { listHeadHeight, listRowHeight } from '../../files/rows/row-sizes.ts';
import { createPaintAhead } from '../../files/rows/rows-ahead.ts';
import { rowsInView } from '../../files/windowing/visible-rows.ts';
import { firstKinds } from '../../foundation/icons/first-kinds.ts';
import { shownTimeOf } from '../picker-places.ts';
import type { FirstPickerOptions } from './first-picker.types.ts';

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

/** Writes a list and its first rows as `FileRows` draws them, and follows its scrolling until that takes over. */
export const writeFirstList = (page: LoadedPage, of: FirstPickerOptions): HTMLElement => {
  const { options, place, t, userId, now } = of;
  const shownTime = shownTimeOf({ place });
  const space = htmlElement('div', { class: 'cd-list__space', role: 'rowgroup' });
  space.style.height = `${page.total * listRowHeight}px`;
  const list = htmlElement(
    'div',
    { ...listAttributes(t('list.label'), page.total), 'aria-busy': 'true' },
    describeListHead<Node, never>(htmlElement, { t, shownTime }),
    space,
  );
  const paintAhead = createPaintAhead(space);
  const settings = {
    t,
    now,
    shownTime,
    userId,
    marks: { check: options.multiple === true, star: false, menu: false, path: false },
    kinds: firstKinds,
    rowHeight: listRowHeight,
  };
  const paint = (): void => {
    const view = { scrollTop: list.scrollTop, height: innerHeight - listHeadHeight };
    const { first, end } = rowsInView({ rowCount: page.total, rowHeight: listRowHeight }, view);
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
