import { describe, expect, it } from 'vitest';
import { mergeKeys, ownerOf, parseOwnKeys } from './own-keys.ts';

const usual = { 'topic.child': ['Tab'], 'topic.after': ['Enter'], 'edit.undo': ['Mod+Z'] };

describe('keys of one’s own', () => {
  it('are read in place of usual ones', () => {
    const own = parseOwnKeys('{"topic.child":["Mod+J"]}', usual);
    expect(mergeKeys(usual, own)).toEqual({ ...usual, 'topic.child': ['Mod+J'] });
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['a list', '[1]'],
    ['a number', '3'],
    ['a strange command', '{"topic.burn":["Tab"],"__proto__":["Tab"]}'],
    ['no list of keys', '{"topic.child":"Tab"}'],
  ])('are the usual ones of %s', (_what, text) => {
    expect(mergeKeys(usual, parseOwnKeys(text, usual))).toEqual(usual);
  });

  it('know which command has a combination', () => {
    expect(ownerOf(usual, 'Enter', 'topic.child')).toBe('topic.after');
    expect(ownerOf(usual, 'Tab', 'topic.child')).toBeUndefined();
    expect(ownerOf(usual, 'Mod+J', 'topic.child')).toBeUndefined();
  });
});
