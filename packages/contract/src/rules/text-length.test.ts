import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptText, textLength } from './text-length.ts';

describe('textLength', () => {
  it('[VALID-03] counts code units above 255 as 2', () => {
    expect(['', 'abc', 'ÿ', 'Ā', '中文', 'a中', '😀'].map((text) => textLength(text))).toEqual([
      0, 3, 1, 2, 4, 3, 4,
    ]);
  });

  it('[VALID-04] counts every character as 1 under the all-numeric flag', () => {
    expect(['12345', '中文', 'a中', 'Ā'].map((text) => textLength(text, true))).toEqual([5, 2, 2, 1]);
  });
});

describe('acceptText', () => {
  const limitOf = (max: number, isNumeric = false) => {
    const heard: string[] = [];
    return { heard, limit: { max, isNumeric, onMaxLength: () => void heard.push('max') } };
  };

  it('[VALID-05] keeps the old text at excess length', () => {
    const { limit } = limitOf(4);
    expect(acceptText('abc', 'abcd', limit)).toBe('abcd');
    expect(acceptText('abcd', 'abcde', limit)).toBe('abcd');
    expect(acceptText('abc', 'abc中', limit)).toBe('abc');
    expect(acceptText('123', '123中', { max: 4, isNumeric: true })).toBe('123中');
  });

  it('[VALID-06] tells that it rejected, and only then', () => {
    const { limit, heard } = limitOf(2);
    acceptText('', 'ab', limit);
    expect(heard).toEqual([]);
    acceptText('ab', 'abc', limit);
    acceptText('', '中文', limit);
    expect(heard).toEqual(['max', 'max']);
  });

  it('lets a text that was too long become shorter', () => {
    const { limit, heard } = limitOf(2);
    expect([acceptText('abcdef', 'abcde', limit), heard]).toEqual(['abcde', []]);
  });

  it('never lets a fitting text outgrow the limit', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 12 }),
        fc.integer({ min: 0, max: 20 }),
        fc.boolean(),
        (texts, max, isNumeric) => {
          let held = '';
          for (const text of texts) held = acceptText(held, text, { max, isNumeric });
          expect(textLength(held, isNumeric)).toBeLessThanOrEqual(max);
        },
      ),
      { seed: 20261121, numRuns: 300 },
    );
  });
});
