// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { firstKinds } from '../../foundation/icons/first-kinds.ts';
import { createTextLookup } from '../../composed/texts/texts.ts';
import { fileItems } from '../../testing/items.ts';
import type { RowFacts, RowSettings } from './row-painter.ts';
import { createPaintAhead, painterOf } from './rows-ahead.ts';

const settings: RowSettings = {
  t: createTextLookup('en'),
  now: 60_000,
  shownTime: 'updated',
  userId: 'me',
  rowHeight: 44,
  marks: { check: false, star: false, menu: false, path: false },
  kinds: firstKinds,
};

const rows: RowFacts[] = fileItems(3).map((item, index) => ({
  index,
  item,
  picked: false,
  active: index === 0,
  marked: false,
  disabled: false,
}));

test('paints rows as components would', () => {
  const space = document.createElement('div');
  const paintAhead = createPaintAhead(space);
  paintAhead(rows, settings);
  const before = [...space.children];
  expect(before).toHaveLength(3);
  space.replaceChildren();
  const painter = painterOf(space);
  expect([...space.children]).toEqual(before);
  painter.paint(rows, { ...settings, marks: { ...settings.marks } });
  expect([...space.children].every((row, at) => row === before[at])).toBe(true);
  // From now on the list is the components'.
  paintAhead(rows.slice(0, 1), settings);
  expect(space.children).toHaveLength(3);
});

test('a list without them paints its own', () => {
  const space = document.createElement('div');
  painterOf(space).paint(rows, settings);
  expect(space.children).toHaveLength(3);
});
