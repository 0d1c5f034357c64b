import { describe, expect, it } from 'vitest';
import { mindKeys, outlineKeys, writingKeys } from '../tree/key-map.ts';
import { clashesIn, comboOf, findCommand, formatCombo, isCombo } from './key-combo.ts';
import type { KeyPress } from './key-combo.ts';

const press = (key: string, held = '', code = ''): KeyPress => ({
  ...{ key, code },
  ctrlKey: held.includes('c'),
  metaKey: held.includes('m'),
  altKey: held.includes('a'),
  shiftKey: held.includes('s'),
});

describe('isCombo', () => {
  it.each([
    [press('z', 'c'), 'Mod+Z', 'other', true],
    [press('z', 'm'), 'Mod+Z', 'mac', true],
    [press('z', 'c'), 'Mod+Z', 'mac', false],
    [press('Z', 'cs'), 'Mod+Shift+Z', 'other', true],
    [press('Z', 'cs'), 'Mod+Z', 'other', false],
    [press('я', 'c', 'KeyZ'), 'Mod+Z', 'other', true],
    [press('?', 'cs', 'Slash'), 'Mod+Shift+/', 'other', false],
    [press('+', 'cs'), 'Mod++', 'other', true],
    [press(' '), 'Space', 'other', true],
    [press('Tab', 's'), 'Tab', 'other', false],
    [press('∂', 'am', 'KeyD'), 'Mod+Alt+D', 'mac', true],
  ] as const)('reads %j as %s on %s: %s', (...[key, combo, system, is]) => {
    expect(isCombo(key, combo, system)).toBe(is);
  });
});

describe('the key maps', () => {
  it('give no key to two commands', () => {
    for (const map of [mindKeys, writingKeys, outlineKeys]) expect(clashesIn(map)).toEqual([]);
    expect(clashesIn({ a: ['Tab'], b: ['Tab'] })).toEqual([['Tab', ['a', 'b']]]);
  });

  it('find the command of a key', () => {
    expect(findCommand(press('Tab'), mindKeys)).toBe('topic.child');
    expect(findCommand(press('Enter', 's'), mindKeys)).toBe('topic.before');
    expect(findCommand(press('x'), mindKeys)).toBeUndefined();
  });

  it('write keys as people know them', () => {
    expect(formatCombo('Mod+Shift+Z')).toBe('Ctrl+Shift+Z');
    expect(formatCombo('Mod+Shift+Z', 'mac')).toBe('⌘⇧Z');
    expect(formatCombo('Alt+ArrowUp')).toBe('Alt+↑');
  });

  it('write down the pressed keys', () => {
    expect(comboOf(press('k', 'c', 'KeyK'))).toBe('Mod+K');
    expect(comboOf(press('Shift', 's'))).toBeUndefined();
  });
});
