import type { Place } from '@chartdock/files';
import { describe, expect, it } from 'vitest';
import { addressOf, creationAddress, isSamePlace, placeAt } from './place-address.ts';

const folder = (folderId: string): Place => ({ page: 'diagrams', folderId });
const read = (address: string): Place | undefined => placeAt(new URL(address, 'http://localhost:4600'));

describe('addresses of places', () => {
  it.each([
    [{ page: 'history' }, '/history'],
    [{ page: 'trash' }, '/trash'],
    [{ page: 'shared', by: 'others' }, '/colla'],
    [{ page: 'shared', by: 'me' }, '/colla?tab=2'],
    [{ page: 'favourites', kind: 'chart' }, '/fav'],
    [{ page: 'favourites', kind: 'template' }, '/fav?tab=template'],
    [folder('root'), '/diagrams'],
    [folder('f 1/ü'), '/diagrams?folder=f%201%2F%C3%BC'],
  ] as const)('lead from %j to %s and back', (place, address) => {
    expect(addressOf(place)).toBe(address);
    expect(read(address)).toEqual(place);
  });

  it('read a missing or empty folder as the top', () => {
    expect(read('/diagrams?folder=')).toEqual(folder('root'));
    expect(read('/diagrams?folder=root')).toEqual(folder('root'));
    expect(read('/diagrams/')).toEqual(folder('root'));
  });

  it('read an unknown tab as the first', () => {
    expect(read('/colla?tab=3')).toEqual({ page: 'shared', by: 'others' });
    expect(read('/fav?tab=x')).toEqual({ page: 'favourites', kind: 'chart' });
  });

  it('are unknown outside of the file area', () => {
    expect(read('/login')).toBeUndefined();
    expect(read('/')).toBeUndefined();
  });
});

describe('isSamePlace', () => {
  it('compares folders by id, pages by name', () => {
    expect(isSamePlace(folder('a'), folder('a'))).toBe(true);
    expect(isSamePlace(folder('a'), folder('b'))).toBe(false);
    expect(isSamePlace({ page: 'history' }, { page: 'trash' })).toBe(false);
    expect(isSamePlace({ page: 'history' }, { page: 'history' })).toBe(true);
  });
});

it('takes the open folder along to new files', () => {
  expect(creationAddress('/latex', folder('f 1'))).toBe('/latex?folder=f%201');
  expect(creationAddress('/latex', folder('root'))).toBe('/latex');
  expect(creationAddress('/latex', { page: 'trash' })).toBe('/latex');
});
