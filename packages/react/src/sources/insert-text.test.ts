import { expect, it } from 'vitest';
import { setOff } from './insert-text.ts';

it.each([
  ['', 'x'],
  ['  \n', 'x'],
  ['a', '\n\nx'],
  ['a\n', '\nx'],
  ['a\n\n', 'x'],
  ['a\n\n\n', 'x'],
])('sets a text off after %j', (before, result) => {
  expect(setOff(before, 'x')).toBe(result);
});
