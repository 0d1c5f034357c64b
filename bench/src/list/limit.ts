// The physical limit: a virtual list in plain DOM that recycles its row elements and does nothing else.
import { BOX_HEIGHT, ROW_HEIGHT, afterPaint, boxElement } from './rows.ts';
import type { BenchRow } from './rows.ts';

const OVERSCAN = 4;
const CELLS = 4;

const makeElement = (): HTMLElement => {
  const row = document.createElement('div');
  row.className = 'row';
  for (let cell = 0; cell < CELLS; cell += 1) row.append(document.createElement('span'));
  return row;
};

const fill = (element: HTMLElement, row: BenchRow, index: number): void => {
  element.style.transform = `translateY(${index * ROW_HEIGHT}px)`;
  const texts = [row.title, row.owner, String(row.canvases), row.modified];
  texts.forEach((text, cell) => {
    const target = element.children[cell];
    if (target !== undefined) target.textContent = text;
  });
};

const mountList = (rows: readonly BenchRow[], box: HTMLElement): void => {
  const space = document.createElement('div');
  space.className = 'space';
  space.style.height = `${rows.length * ROW_HEIGHT}px`;
  box.append(space);
  const shown = new Map<number, HTMLElement>();
  const draw = (): void => {
    const first = Math.max(0, Math.floor(box.scrollTop / ROW_HEIGHT) - OVERSCAN);
    const last = Math.min(rows.length - 1, Math.ceil((box.scrollTop + BOX_HEIGHT) / ROW_HEIGHT) + OVERSCAN);
    const free: HTMLElement[] = [];
    for (const [index, element] of shown) {
      if (index >= first && index <= last) continue;
      free.push(element);
      shown.delete(index);
    }
    for (let index = first; index <= last; index += 1) {
      const row = rows[index];
      if (row === undefined || shown.has(index)) continue;
      const reused = free.pop();
      const element = reused ?? makeElement();
      fill(element, row, index);
      if (reused === undefined) space.append(element);
      shown.set(index, element);
    }
    for (const element of free) element.remove();
  };
  box.addEventListener('scroll', draw, { passive: true });
  draw();
};

window.bench = {
  mount: async (rows) => {
    mountList(rows, boxElement());
    await afterPaint();
  },
  scroller: boxElement,
};
