import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../demo/random.ts';
import { keywordGrams, titleGrams } from './grams.ts';
import { foldTitle, titleKey, titlePattern } from './title-key.ts';

const OWNER = '01890000-0000-7000-8000-000000000001';
const SIGNS = [...'ab1 -流程图计划é😀(）'];

describe('search grams', () => {
  const place = { ownerId: OWNER, folderId: OWNER };

  it('of a part are grams of the title', () => {
    const random = createRandom(11);
    for (let round = 0; round < 2_000; round += 1) {
      const title = Array.from(
        { length: random.int(1, 14) },
        () => SIGNS[random.int(0, SIGNS.length - 1)],
      ).join('');
      const signs = [...foldTitle(title)];
      const from = random.int(0, Math.max(0, signs.length - 1));
      const part = foldTitle(signs.slice(from, from + random.int(1, 6)).join(''));
      const grams = new Set(titleGrams(place, title));
      const wanted = [...keywordGrams({ ownerId: OWNER }, part), ...keywordGrams({ folderId: OWNER }, part)];
      expect(wanted.every((gram) => grams.has(gram))).toBe(true);
      expect(wanted.length > 0).toBe(part !== '');
    }
  });

  it('differ by owner and folder, in 32 bits', () => {
    const mine = titleGrams(place, '流程图 plan');
    const other = OWNER.replace(/1$/, '2');
    const theirs = new Set(titleGrams({ ownerId: other, folderId: other }, '流程图 plan'));
    expect(mine.filter((gram) => theirs.has(gram))).toEqual([]);
    expect(mine.every((gram) => Math.abs(gram) <= 2 ** 31 && Number.isInteger(gram))).toBe(true);
    const byFolder = keywordGrams({ folderId: OWNER }, 'plan');
    expect(keywordGrams({ ownerId: OWNER }, 'plan').filter((gram) => byFolder.includes(gram))).toEqual([]);
  });

  it('of a keyword are its longest parts alone', () => {
    expect(keywordGrams({ ownerId: OWNER }, 'x')).toHaveLength(1);
    expect(keywordGrams({ ownerId: OWNER }, '图')).toHaveLength(1);
    expect(keywordGrams({ ownerId: OWNER }, '%')).toHaveLength(1);
    expect(keywordGrams({ ownerId: OWNER }, 'plans')).toHaveLength(3);
    expect(keywordGrams({ ownerId: OWNER }, '流程图')).toHaveLength(2);
  });
});

describe('title keys', () => {
  const sorted = (titles: readonly string[]): string[] =>
    titles.toSorted((a, b) => Buffer.compare(Buffer.from(titleKey(a)), Buffer.from(titleKey(b))));

  it('order numbers by value and Chinese by sound', () => {
    const wanted = ['1 a', '2 a', '010 a', '安全', '北京', 'file 2', 'File 10', '中文'];
    expect(sorted(wanted.toReversed())).toEqual(wanted);
  });

  it('order numbers of any length by value', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 40n }),
        fc.bigInt({ min: 0n, max: 10n ** 14n }),
        (one, other) => {
          if (one === other) return;
          const wanted = one < other ? [one, other] : [other, one];
          expect(sorted([`f ${one} a`, `f ${other} a`])).toEqual(wanted.map((value) => `f ${value} a`));
        },
      ),
    );
  });

  it('find a title by its visible parts', () => {
    const unseen = ['\u00ad', '\u200b', '\u202a', '\u202c', '\ufeff', '\u2060'];
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'B', '中', "'", ' x', ...unseen), { maxLength: 30 }),
        (signs) => {
          const seen = signs.filter((sign) => !unseen.includes(sign)).join('');
          expect(foldTitle(signs.join(''))).toBe(foldTitle(seen));
          expect(foldTitle(seen.replaceAll("'", '\u2019'))).toBe(foldTitle(seen));
        },
      ),
    );
  });

  it('are equal only for titles that read the same', () => {
    expect(titleKey('Ｐｌａｎ  A')).toBe(titleKey('plan a'));
    expect(titleKey('诗')).not.toBe(titleKey('师'));
    expect(titleKey('a01')).not.toBe(titleKey('a1'));
  });

  it('take the signs of LIKE as they are', () => {
    expect(titlePattern('50%_\\')).toBe('%\u0001%50\\%\\_\\\\%');
  });

  it('stay short enough for an index', () => {
    for (const sign of ['装', '1a', 'ﷺ', 'x']) {
      expect(Buffer.byteLength(titleKey(sign.repeat(128).slice(0, 128)))).toBeLessThan(2_600);
    }
  });
});
