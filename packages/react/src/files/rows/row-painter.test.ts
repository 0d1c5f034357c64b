// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { FileItem } from '@chartdock/files';
import { createTextLookup } from '../../composed/texts/texts.ts';
import { fileItem, fileItems, folderItem } from '../../testing/items.ts';
import { firstKinds } from '../../foundation/icons/first-kinds.ts';
import { kindPaths } from '../../foundation/icons/kind-paths.ts';
import { orderElements } from './order-elements.ts';
import { rowButtons } from './row-buttons.ts';
import { foundWords } from './found-words.ts';
import { createRowPainter } from './row-painter.ts';
import type { RowFacts, RowSettings } from './row-painter.ts';

const settings: RowSettings = {
  t: createTextLookup('en'),
  now: 60_000,
  shownTime: 'updated',
  userId: 'me',
  rowHeight: 44,
  marks: { check: true, star: true, menu: true, path: false },
  kinds: kindPaths,
  found: foundWords,
  buttons: rowButtons,
};

const factsOf = (index: number, item: FileItem | undefined, more: Partial<RowFacts> = {}): RowFacts => ({
  index,
  item,
  picked: false,
  active: false,
  marked: false,
  disabled: false,
  ...more,
});

const paintedSpace = () => {
  const space = document.createElement('div');
  document.body.replaceChildren(space);
  return { space, painter: createRowPainter(space) };
};

const rowAt = (space: HTMLElement, index: number): HTMLElement => {
  const row = space.querySelector<HTMLElement>(`[data-cd-index="${index}"]`);
  if (row === null) throw new Error(`Row ${index} is not painted`);
  return row;
};

const indexes = (space: HTMLElement): number[] =>
  Array.from(space.children, (row) => Number(row.getAttribute('data-cd-index')));

test('reuses elements of gone rows', () => {
  const { space, painter } = paintedSpace();
  const items = fileItems(20);
  painter.paint(
    [0, 1, 2].map((index) => factsOf(index, items[index])),
    settings,
  );
  const before = new Set(space.children);
  painter.paint(
    [2, 3, 4].map((index) => factsOf(index, items[index])),
    settings,
  );
  expect(new Set(space.children)).toEqual(before);
  expect(rowAt(space, 4).textContent).toContain('Title 4');
  expect(rowAt(space, 4).style.top).toBe('176px');
  expect(space.querySelector('[data-cd-index="0"]')).toBeNull();
});

test('leaves nothing of the former item', () => {
  const { space, painter } = paintedSpace();
  const folder = folderItem('a', { lock: 'closed', isFavourite: true });
  painter.paint([factsOf(0, folder, { picked: true, marked: true, disabled: true, active: true })], settings);
  expect(rowAt(space, 0).querySelector('[data-cd-lock]')).not.toBeNull();
  painter.paint([factsOf(1, fileItem('b'))], settings);
  const used = rowAt(space, 1).outerHTML;
  const fresh = paintedSpace();
  fresh.painter.paint([factsOf(1, fileItem('b'))], settings);
  expect(used).toBe(rowAt(fresh.space, 1).outerHTML);
});

test('keeps the focus on a row whose item arrives', () => {
  const { space, painter } = paintedSpace();
  painter.paint([factsOf(0, undefined, { active: true })], settings);
  rowAt(space, 0).focus();
  expect(rowAt(space, 0).getAttribute('aria-busy')).toBe('true');
  painter.paint([factsOf(0, fileItem('a'), { active: true })], settings);
  expect(document.activeElement).toBe(rowAt(space, 0));
  expect(rowAt(space, 0).hasAttribute('aria-busy')).toBe(false);
});

test('shows picks, stars and titles in place', () => {
  const { space, painter } = paintedSpace();
  const item = fileItem('a');
  painter.paint([factsOf(0, item)], settings);
  painter.paint([factsOf(0, { ...item, title: 'New', isFavourite: true }, { picked: true })], settings);
  const row = rowAt(space, 0);
  expect(row.getAttribute('aria-selected')).toBe('true');
  expect(row.querySelector('.cd-check')?.getAttribute('aria-checked')).toBe('true');
  expect(row.querySelector('[data-cd-part=star]')?.getAttribute('aria-pressed')).toBe('true');
  expect(row.querySelector('[data-cd-part=open]')?.textContent).toBe('New');
});

test('writes a title as text, never as markup', () => {
  const { space, painter } = paintedSpace();
  painter.paint([factsOf(0, fileItem('a', { title: '<img src=x onerror=alert(1)>' }))], settings);
  expect(space.querySelector('img')).toBeNull();
  expect(rowAt(space, 0).textContent).toContain('<img src=x');
});

test('changes every text with the language', () => {
  const { space, painter } = paintedSpace();
  painter.paint([factsOf(0, fileItem('a'))], settings);
  const english = rowAt(space, 0).querySelector('[data-cd-part=menu]')?.getAttribute('aria-label');
  painter.paint([factsOf(0, fileItem('a'))], { ...settings, t: createTextLookup('zh') });
  const chinese = rowAt(space, 0).querySelector('[data-cd-part=menu]')?.getAttribute('aria-label');
  expect(english).not.toBe(chinese);
  expect(space.children).toHaveLength(1);
});

test('orders elements without moving the focused one', () => {
  const { space, painter } = paintedSpace();
  const items = fileItems(20);
  const paint = (...wanted: number[]) =>
    painter.paint(
      wanted.map((index) => factsOf(index, items[index])),
      settings,
    );
  paint(0, 1, 2, 3);
  paint(3, 4, 5, 6);
  expect(indexes(space)).not.toEqual([3, 4, 5, 6]);
  rowAt(space, 4).tabIndex = 0;
  rowAt(space, 4).focus();
  painter.sortElements(orderElements);
  expect(indexes(space)).toEqual([3, 4, 5, 6]);
  expect(document.activeElement).toBe(rowAt(space, 4));
});

test('reuses rows of a view in order', () => {
  const { space, painter } = paintedSpace();
  const files = fileItems(20);
  const paint = (from: number) =>
    painter.paint(
      files.slice(from, from + 5).map((item, at) => factsOf(from + at, item)),
      settings,
    );
  paint(0);
  const elements = [...space.children];
  paint(10);
  expect(indexes(space)).toEqual([10, 11, 12, 13, 14]);
  painter.sortElements(orderElements);
  expect([...space.children]).toEqual(elements);
});

test('gives rows of new kinds their icon', () => {
  const { space, painter } = paintedSpace();
  const facts = [fileItem('one', { category: 'uml' }), fileItem('other', { category: 'flow' })].map(
    (item, index) => factsOf(index, item),
  );
  const strokes = () =>
    [0, 1].map((index) => rowAt(space, index).querySelector('.cd-kind path')?.getAttribute('d'));
  painter.paint(facts, { ...settings, kinds: firstKinds });
  const rows = [...space.children];
  expect(strokes()).toEqual(['', kindPaths.flow.line]);
  expect(rowAt(space, 0).querySelector('.cd-kind--uml')).not.toBeNull();
  painter.paint(facts, settings);
  expect(strokes()).toEqual([kindPaths.uml.line, kindPaths.flow.line]);
  expect([...space.children]).toEqual(rows);
});

test('marks found words as plain text', () => {
  const { space, painter } = paintedSpace();
  const text = 'By the <b>old</b> harbour gate';
  const from = text.indexOf('harbour');
  const found = fileItem('found', { match: { text, ranges: [{ from, to: from + 7 }] } });
  const marks = { ...settings.marks, path: true };
  painter.paint([factsOf(0, found)], { ...settings, marks });
  const path = rowAt(space, 0).querySelector('.cd-row__path');
  expect(path?.textContent).toBe(`${text} · My files`);
  expect([...(path?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)).toEqual(['harbour']);
  expect(path?.querySelector('b')).toBeNull();
  painter.paint([factsOf(0, fileItem('found'))], { ...settings, marks });
  expect(path?.textContent).toBe('My files');
  expect(path?.querySelector('mark')).toBeNull();
});
