import { expect, it } from 'vitest';
import { parseLinkedDialog } from './asked-dialog.ts';

const searchOf = (params: string): string =>
  `?${new URLSearchParams({ name: 'confirm', params }).toString()}`;

it('reads the name and the parameters', () => {
  expect(parseLinkedDialog(searchOf('{"title":"a"}'))).toEqual({ name: 'confirm', params: { title: 'a' } });
  expect(parseLinkedDialog('?name=pwa')).toEqual({ name: 'pwa', params: undefined });
  expect(parseLinkedDialog('')).toEqual({ name: null, params: undefined });
});

it('leaves long and broken JSON as text', () => {
  const long = JSON.stringify({ title: 'a', text: 'b', filler: 'c'.repeat(8_000) });
  expect(parseLinkedDialog(searchOf('{title}')).params).toBe('{title}');
  expect(parseLinkedDialog(searchOf(long)).params).toBe(long);
});
