import { describe, expect, it } from 'vitest';
import { widthOf } from './measure.ts';
import { ellipsize } from './layout-text.ts';
import { wrapText } from './wrap.ts';

describe('measuring', () => {
  it('takes advances from the font', () => {
    expect(widthOf('开始', 20)).toBe(40);
    expect(widthOf('，。（）', 10)).toBe(40);
    expect(widthOf('AV', 1_000)).toBe(608 + 575);
    expect(widthOf('Hello', 100, 'bold')).toBeGreaterThan(widthOf('Hello', 100));
  });

  it('gives curly quotes and dots whole squares', () => {
    for (const weight of ['regular', 'bold'] as const)
      expect(widthOf('“”‘’…·•×÷±§', 10, weight), weight).toBe(110);
    expect(widthOf('—', 1_000)).toBe(894);
    expect(widthOf('?', 1_000)).toBeLessThan(600);
  });

  it('gives combining marks no width', () => {
    expect(widthOf('e\u0301', 100)).toBeCloseTo(widthOf('e', 100), 5);
    expect(widthOf('😀', 10)).toBe(10);
    expect(widthOf('й', 10)).toBe(6);
  });
});

describe('wrapping', () => {
  const wrap = (text: string, width: number, maxLines?: number) =>
    wrapText(text, { width, size: 10, ...(maxLines === undefined ? {} : { maxLines }) });

  it('breaks between Chinese signs by punctuation rules', () => {
    expect(wrap('一二三四五六', 30)).toEqual(['一二三', '四五六']);
    expect(wrap('一二三，四五', 30)).toEqual(['一二', '三，四', '五']);
    expect(wrap('一二（三）四', 30)).toEqual(['一二', '（三）', '四']);
  });

  it('breaks between words, else inside long ones', () => {
    expect(wrap('go to bed', 30)).toEqual(['go to', 'bed']);
    const pieces = wrap('abcdefghijklmnop', 30);
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.join('')).toBe('abcdefghijklmnop');
    expect(wrap('a\nb\r\nc', 100)).toEqual(['a', 'b', 'c']);
  });

  it('keeps every line within its width', () => {
    const texts = [
      '发布 v2.0 到 production environment，请确认',
      'https://example.com/a/very/long/path?with=query',
      '「引号」与（括号）混排, with English.',
    ];
    for (const text of texts)
      for (const width of [40, 65, 120])
        for (const line of wrap(text, width))
          expect(widthOf(line, 10), line).toBeLessThanOrEqual(width + 0.001);
  });

  it('ends overlong text in an ellipsis', () => {
    expect(wrap('一二三四五六七八九', 30, 2)).toEqual(['一二三', '四五…']);
    expect(ellipsize('一二三四', { width: 30, size: 10 })).toBe('一二…');
    expect(ellipsize('一二三', { width: 30, size: 10 })).toBe('一二三');
  });
});
