import { describe, expect, it } from 'vitest';
import { matchRoute } from './match-route.ts';

const table = [{ path: '/history' }, { path: '/f/:id' }, { path: '/error/404' }];

describe('matchRoute', () => {
  it('finds a page with or without final slash', () => {
    expect(matchRoute(table, '/history')).toBe(table[0]);
    expect(matchRoute(table, '/history/')).toBe(table[0]);
  });

  it('takes exactly one part for a parameter', () => {
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
