// The physical limit: a virtual list in plain DOM that reuses its row elements and does nothing else.
import { createTranslator, formatRelativeTime, sharedMessages } from '@chartdock/contract';
import type { FileItem } from '@chartdock/files';
import { createTextLookup } from '@chartdock/react';
import { rowButtons } from '../../../packages/react/src/files/rows/row-buttons.ts';
import { createRowPainter } from '../../../packages/react/src/files/rows/row-painter.ts';
import { kindPaths } from '../../../packages/react/src/foundation/icons/kind-paths.ts';
import { fillRow, createRowMaker } from './row-element.ts';
import type { RowElement } from './row-element.ts';
import {
  BOX_HEIGHT,
  NOW,
  OVERSCAN,
  ROW_HEIGHT,
  afterPaint,
  boxElement,
  findElement,
  makeRows,
} from './rows.ts';
import '../../../packages/react/src/foundation/styles/index.css';

const t = createTranslator('zh', sharedMessages);
const sampleRow = (): string => {
  const space = document.createElement('div');
  createRowPainter(space).paint(
    [{ index: 0, item: makeRows(1)[0], picked: false, active: false, marked: false, disabled: false }],
    {
      t: createTextLookup('zh'),
      now: NOW,
      shownTime: 'updated',
      userId: undefined,
      rowHeight: ROW_HEIGHT,
      marks: { check: true, star: true, menu: true, path: false },
      kinds: kindPaths,
      buttons: rowButtons,
    },
  );
  return space.innerHTML;
};

// Our own row's markup, so that every variant costs the browser the same elements; it is read before the clock runs.
const makeRow = createRowMaker(sampleRow());

const HEAD = `<div class="cd-list__head" role="row" aria-rowindex="1">
<span role="columnheader" class="cd-row__check"><button type="button" role="checkbox" aria-checked="false" aria-label="全选" class="cd-check"></button></span>
<span role="columnheader" class="cd-row__name"><span class="cd-list__title">名称</span></span><span role="columnheader" class="cd-row__kind">类型</span>
<span role="columnheader" class="cd-row__owner">所有者</span>
<span role="columnheader" class="cd-row__count">画布</span><span role="columnheader" class="cd-row__time"><span class="cd-list__title">修改时间</span></span>
<span role="columnheader" class="cd-row__actions" aria-label="更多"></span></div>`;

const headTemplate = document.createElement('template');
headTemplate.innerHTML = HEAD;

const mountList = (rows: readonly FileItem[], box: HTMLElement): void => {
  const scroller = document.createElement('div');
  scroller.className = 'cd-list';
  scroller.dataset['cdKinds'] = '';
  const space = document.createElement('div');
  space.className = 'cd-list__space';
  space.style.height = `${rows.length * ROW_HEIGHT}px`;
  scroller.append(document.importNode(headTemplate.content, true), space);
  box.append(scroller);
  const shown = new Map<number, RowElement>();
  const draw = (): void => {
    const first = Math.max(0, Math.floor(scroller.scrollTop / ROW_HEIGHT) - OVERSCAN);
    const last = Math.min(
      rows.length - 1,
      Math.ceil((scroller.scrollTop + BOX_HEIGHT) / ROW_HEIGHT) + OVERSCAN,
    );
    const free: RowElement[] = [];
    for (const [index, element] of shown) {
      if (index >= first && index <= last) continue;
      free.push(element);
      shown.delete(index);
    }
    for (let index = first; index <= last; index += 1) {
      const file = rows[index];
      if (file === undefined || shown.has(index)) continue;
      const reused = free.pop();
      const element = reused ?? makeRow();
      const time = formatRelativeTime(file.modifiedAt ?? NOW, NOW, t);
      fillRow(element, file, { index, top: index * ROW_HEIGHT, time });
      if (reused === undefined) space.append(element.row);
      shown.set(index, element);
    }
    for (const element of free) element.row.remove();
  };
  scroller.addEventListener('scroll', draw, { passive: true });
  draw();
};

window.bench = {
  stand: afterPaint,
  mount: async (rows) => {
    mountList(rows, boxElement());
    await afterPaint();
  },
  scroller: () => findElement('.cd-list'),
};
