import { describe, expect, it } from 'vitest';
import { matchRoute } from './match-route.ts';

const table = [{ path: '/history' }, { path: '/f/:id' }, { path: '/error/404' }];

describe('matchRoute', () => {
  it('finds a page by its exact address, with or without a slash at the end', () => {
    expect(matchRoute(table, '/history')).toBe(table[0]);
    expect(matchRoute(table, '/history/')).toBe(table[0]);
  });

  it('takes one part for a parameter, never none and never two', () => {
    expect(matchRoute(table, '/f/abc')).toBe(table[1]);
    expect(matchRoute(table, '/f')).toBeUndefined();
    expect(matchRoute(table, '/f/a/b')).toBeUndefined();
  });

  it('finds nothing for other addresses', () => {
    expect(matchRoute(table, '/')).toBeUndefined();
    expect(matchRoute(table, '/History')).toBeUndefined();
    expect(matchRoute(table, '/error/500')).toBeUndefined();
  });
});
