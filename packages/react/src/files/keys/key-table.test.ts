import { describe, expect, test } from 'vitest';
import { interfaceTexts } from '../../composed/texts/texts.ts';
import type { KeyCommand, KeyPress } from './key-table.ts';
import { KEY_ROWS } from './key-rows.ts';
import { KEY_TABLE, commandOfKey } from './key-table.ts';
import { keyTexts } from './texts/key-texts.ts';

const bare: KeyPress = { key: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

describe('the table of keys', () => {
  test.each<[string, Partial<KeyPress>, KeyCommand | undefined]>([
    ['ArrowDown', {}, 'walk'],
    ['End', {}, 'walk'],
    ['ArrowDown', { ctrlKey: true }, 'walkOnly'],
    ['ArrowDown', { shiftKey: true }, 'stretch'],
    ['PageUp', { shiftKey: true, ctrlKey: true }, 'stretch'],
    ['ArrowDown', { altKey: true }, 'lower'],
    ['a', { metaKey: true }, 'pickAll'],
    ['A', { ctrlKey: true }, 'pickAll'],
    ['a', {}, undefined],
    ['F10', {}, undefined],
    ['F10', { shiftKey: true }, 'menu'],
    [' ', {}, 'peek'],
    [' ', { ctrlKey: true }, 'toggle'],
    ['Backspace', {}, 'parent'],
    ['Backspace', { metaKey: true }, 'delete'],
    ['v', { ctrlKey: true }, 'paste'],
    ['v', { ctrlKey: true, altKey: true }, undefined],
    ['?', { shiftKey: true }, 'help'],
  ])('reads %j with %j as %j', (key, held, command) => {
    expect(commandOfKey({ ...bare, ...held, key })).toBe(command);
  });

  test('gives no two lines the same keys', () => {
    for (const row of KEY_ROWS) {
      for (const { keys, mod, shift, alt } of row.chords.filter((chord) => chord.keys[0] !== 'letters')) {
        for (const key of keys) {
          const held = { ctrlKey: mod === true, shiftKey: shift === true, altKey: alt === true };
          expect([key, commandOfKey({ ...bare, ...held, key })]).toEqual([key, row.command]);
        }
      }
    }
  });

  test('has a line in the map for every chord', () => {
    const shown = new Set(KEY_ROWS.flatMap(({ chords }) => chords));
    for (const [, chords] of KEY_TABLE) for (const chord of chords) expect(shown).toContain(chord);
  });

  test('has words for every line in both languages', () => {
    for (const locale of ['zh', 'en'] as const) {
      const words: Readonly<Record<string, string>> = { ...interfaceTexts[locale], ...keyTexts[locale] };
      for (const { text } of KEY_ROWS) expect(words[text], text).toBeTruthy();
    }
  });
});
