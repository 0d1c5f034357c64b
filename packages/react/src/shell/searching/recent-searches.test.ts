import { createMemoryStorage } from '@chartdock/platform';
import { expect, it } from 'vitest';
import { forgetSearches, loadRecentSearches, rememberSearch } from './recent-searches.ts';

it('remembers six searches, latest first, once', () => {
  const storage = createMemoryStorage();
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c', '  ']) rememberSearch(storage, 'me', text);
  expect(loadRecentSearches(storage, 'me')).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
  expect(loadRecentSearches(storage, 'you')).toEqual([]);
  forgetSearches(storage, 'me');
  expect(loadRecentSearches(storage, 'me')).toEqual([]);
});

it('replaces a search by its longer text', () => {
  const storage = createMemoryStorage();
  for (const text of ['tree', 'plan', ' plan b ']) rememberSearch(storage, 'me', text);
  expect(loadRecentSearches(storage, 'me')).toEqual(['plan b', 'tree']);
});

it('takes unreadable entries for nothing', () => {
  const storage = createMemoryStorage();
  for (const kept of ['{', '{"a":1}', '[1]']) {
    storage.set('chartdock.searches.me', kept);
    expect(loadRecentSearches(storage, 'me')).toEqual([]);
  }
});
