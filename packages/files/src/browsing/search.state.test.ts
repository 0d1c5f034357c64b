import { expect, it } from 'vitest';
import { afterSearchTyped } from './search.state.ts';

it.each(['a', ' plan ', '流程', '0'])('[LIST-04] turns search mode on for "%s"', (text) => {
  expect(afterSearchTyped(text)).toEqual({ mode: 'on', text, title: text.trim() });
});

it.each(['', ' ', '  \t\n', '\u3000'])('[LIST-05] leaves search mode off for "%s"', (text) => {
  expect(afterSearchTyped(text)).toEqual({ mode: 'off', text });
});

it('sends 128 code units and keeps the whole text', () => {
  const text = 'x'.repeat(200);
  expect(afterSearchTyped(text)).toEqual({ mode: 'on', text, title: 'x'.repeat(128) });
});
