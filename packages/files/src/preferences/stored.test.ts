import { createMemoryStorage } from '@chartdock/platform';
import { expect, it } from 'vitest';
import { loadPreferences } from './load-preferences.ts';
import { rememberFileCount, storedFileCount } from './preferences.ts';

const KEY = 'chartdock.fileCount.me';

it.each([
  ['7', 7],
  ['123456789012345', 123_456_789_012_345],
  ['1234567890123456', undefined],
  ['7a', undefined],
  ['a7', undefined],
  ['', undefined],
])('reads %j files as %j', (stored, count) => {
  expect(storedFileCount(createMemoryStorage({ [KEY]: stored }), 'me')).toBe(count);
});

it('remembers the count of one person only', () => {
  const storage = createMemoryStorage();
  rememberFileCount(storage, 'me', 12);
  expect([storage.get(KEY), storedFileCount(storage, 'me'), storedFileCount(storage, 'you')]).toEqual([
    '12',
    12,
    undefined,
  ]);
});

it.each(['modified', 'created', 'title', 'manual'] as const)(
  'keeps the order by %s in both directions',
  (by) => {
    for (const direction of ['asc', 'desc'] as const) {
      const storage = createMemoryStorage({ 'chartdock.sortType': by, 'chartdock.sort': direction });
      expect(loadPreferences(storage, 'me').sorting).toEqual({ by, direction });
    }
  },
);

it('takes unknown values for the usual', () => {
  const usual = loadPreferences(createMemoryStorage(), 'me');
  const odd = createMemoryStorage({
    'chartdock.sortType': '',
    'chartdock.sort': 'up',
    'chartdock.view.diagrams': 'cards',
    'chartdock.folderId.me': '',
  });
  expect(loadPreferences(odd, 'me')).toEqual(usual);
  for (const view of ['icon', 'list'] as const)
    expect(loadPreferences(createMemoryStorage({ 'chartdock.view.trash': view }), 'me').views.trash).toBe(
      view,
    );
});
