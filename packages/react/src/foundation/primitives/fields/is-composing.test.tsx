import { describe, expect, it } from 'vitest';
import { isComposing } from './is-composing.ts';

describe('a key', () => {
  it.each([
    ['composes', { isComposing: true, keyCode: 13 }, true],
    ['confirms pinyin in Safari, after composing', { isComposing: false, keyCode: 229 }, true],
    ['is pressed by itself', { isComposing: false, keyCode: 13 }, false],
  ])('that %s', (_, key, is) => {
    expect(isComposing(key)).toBe(is);
  });
});
