import { describe, expect, it } from 'vitest';
import { isViewPassword, viewLinkAddress } from './view-links.ts';

describe('viewLinkAddress', () => {
  it('[ROUTE-34] names the file in path, link in query', () => {
    expect(viewLinkAddress('a/b', 'x&y')).toBe('/preview/a%2Fb?link=x%26y');
  });
});

describe('isViewPassword', () => {
  it.each([
    ['', false],
    ['abc', false],
    ['abcd', true],
    ['    ', true],
    ['密码密码', true],
    ['x'.repeat(20), true],
    ['x'.repeat(21), false],
  ])('judges %j by its length: %s', (text, fits) => {
    expect(isViewPassword(text)).toBe(fits);
  });
});
