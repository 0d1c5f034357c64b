import type { FileAreaState, ListQuery, Place } from '@chartdock/files';
import { describe, expect, it } from 'vitest';
import { addressShown, isSearchComing, plainAddress, searchAt } from './search-address.ts';

type Shown = Pick<FileAreaState, 'place' | 'search' | 'list'>;

const history: Place = { page: 'history' };
const showing = (query: ListQuery, place: Place = history): Shown => ({
  place,
  search: { mode: 'on', text: 'typed on', title: 'typed on' },
  list: { status: 'loading', ticket: 1, query },
});
const matches = { source: 'search', title: 'a b&c', type: 'all', category: '' } as const;
const at = (address: string): URL => new URL(address, 'http://localhost:4600');

describe('the address of a search', () => {
  it.each([
    [matches, '/history?q=a+b%26c'],
    [{ ...matches, type: 'folder' }, '/history?q=a+b%26c&kind=folder'],
    [
      { ...matches, category: 'mind', owner: 'me', changedFrom: new Date(2026, 10, 17).getTime() },
      '/history?q=a+b%26c&kind=mind&owner=me&since=2026-11-17',
    ],
    [{ ...matches, folderId: 'root' }, '/history?q=a+b%26c&in=root'],
    [
      { ...matches, owner: 'me', folderId: '01890000-0000-7000-8000-000000000002' },
      '/history?q=a+b%26c&owner=me&in=01890000-0000-7000-8000-000000000002',
    ],
  ] as const)('names %j as %s, and reads it again', (query, address) => {
    expect(addressShown(showing(query))).toBe(address);
    expect(plainAddress(at(address))).toBe(address);
    const { text, filter = {} } = searchAt(at(address).search) ?? { text: '' };
    expect({ ...matches, ...filter, title: text }).toEqual(query);
  });

  it('keeps the folder that it was begun in', () => {
    const address = '/diagrams?folder=x&q=a+b%26c';
    expect(addressShown(showing(matches, { page: 'diagrams', folderId: 'x' }))).toBe(address);
    expect(plainAddress(at(address))).toBe(address);
  });

  it('is the place’s until matches are wanted', () => {
    const state = showing({ source: 'history' });
    expect([addressShown(state), isSearchComing(state)]).toEqual(['/history', true]);
  });

  it('reads no search from spaces and non-filters', () => {
    expect(searchAt('?q=%20&kind=mind')).toBeUndefined();
    expect(searchAt('?q=a&owner=nobody&since=tomorrow&kind=&in=x')).toEqual({ text: 'a' });
    expect(plainAddress(at('/history?q=%20&x=1'))).toBe('/history');
    expect(plainAddress(at('/login?q=a'))).toBeUndefined();
  });
});
