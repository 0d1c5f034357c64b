import { describe, expect, it } from 'vitest';
import { afterNotFound } from './not-found.ts';

describe('afterNotFound', () => {
  it('[GUARD-14] sends unknown addresses without port to the error page', () => {
    expect(afterNotFound(new URL('https://charts.example/nowhere'))).toBe('/error/404');
    expect(afterNotFound(new URL('https://charts.example:443/404'))).toBe('/error/404');
  });

  it('leaves unknown addresses with port in the app', () => {
    expect(afterNotFound(new URL('http://localhost:4600/nowhere'))).toBeUndefined();
  });
});
