import { expect, it } from 'vitest';
import { askedLooks } from './asked-looks.ts';

const QUERY = '?client=notes&locale=en&theme=dark';

it('reads language and appearance of the asking page', () => {
  expect(askedLooks({ pathname: '/connect', search: QUERY })).toEqual({ locale: 'en', theme: 'dark' });
});

it.each(['/login', '/register', '/reset_password'])('keeps them at %s before the question', (pathname) => {
  const search = `?redirect=${encodeURIComponent(`/connect${QUERY}`)}`;
  expect(askedLooks({ pathname, search })).toEqual({ locale: 'en', theme: 'dark' });
});

it.each([
  ['/history', QUERY],
  ['/login', QUERY],
  ['/login', `?redirect=${encodeURIComponent(`/history${QUERY}`)}`],
  ['/connect', '?locale=fr&theme=pink'],
  ['/connect', ''],
])('leaves the visitor their own at %s%s', (pathname, search) => {
  expect(askedLooks({ pathname, search })).toEqual({});
});
