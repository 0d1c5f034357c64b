import { expect, it } from 'vitest';
import { fits } from './half-tested.ts';

it('accepts the middle', () => {
  expect(fits(5)).toBe(true);
});
