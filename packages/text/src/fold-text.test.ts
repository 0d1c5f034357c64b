import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldText } from './fold-text.ts';
import { linesOf } from './lines.ts';

it.each([
  ['xi\u2019an', "xi'an"],
  ['xi\u02bcan', "xi'an"],
  ['con\u00adtract', 'contract'],
  ['con\u200btract', 'contract'],
  ['\u202acontract\u202c', 'contract'],
  ['ＣＯＮＴＲＡＣＴ', 'contract'],
  ['Café', 'cafe'],
  ['“Q3” plan', '"q3" plan'],
  ['Q3\u2014Q4', 'q3-q4'],
  ['a\u00a0\u3000b', 'a b'],
  ['Straße', 'STRASSE'],
])('folds %j and %j into one', (one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});

it('folds folded text to itself', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(0x10ffff), { maxLength: 20 }), (points) => {
      const text = String.fromCodePoint(...points);
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
  );
});

it('keeps letters apart that are others', () => {
  expect(foldText('合同')).not.toBe(foldText('合 同'));
  expect(foldText('abc')).not.toBe(foldText('abd'));
});

it('ends lines at every sign that ends one', () => {
  expect(linesOf('a\r\nb\nc\rd\u000be\u000cf\u0085g\u2028h\u2029i')).toEqual([...'abcdefghi']);
});
