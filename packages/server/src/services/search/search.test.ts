import { describe, expect, it } from 'vitest';
import { createRandom } from '../../seed/random.ts';
import { gramsOf } from './grams.ts';
import { foldTitle, titleKey, titlePattern } from './title-key.ts';

const OWNER = '01890000-0000-7000-8000-000000000001';
const SIGNS = [...'ab1 -流程图计划é😀(）'];

describe('search grams', () => {
  it('of a part of a title are all grams of the title', () => {
    const random = createRandom(11);
    for (let round = 0; round < 2_000; round += 1) {
      const title = foldTitle(
        Array.from({ length: random.int(1, 14) }, () => SIGNS[random.int(0, SIGNS.length - 1)]).join(''),
      );
      const signs = [...title];
      const from = random.int(0, Math.max(0, signs.length - 1));
      const part = signs.slice(from, from + random.int(1, 6)).join('');
      const grams = new Set(gramsOf(OWNER, title));
      expect(gramsOf(OWNER, foldTitle(part)).every((gram) => grams.has(gram))).toBe(true);
    }
  });

  it('differ from owner to owner and fit a 32-bit column', () => {
    const mine = gramsOf(OWNER, '流程图 plan');
    const theirs = new Set(gramsOf(OWNER.replace(/1$/, '2'), '流程图 plan'));
    expect(mine.filter((gram) => theirs.has(gram))).toEqual([]);
    expect(mine.every((gram) => Math.abs(gram) <= 2 ** 31 && Number.isInteger(gram))).toBe(true);
    expect(gramsOf(OWNER, 'x')).toEqual([]);
    expect(gramsOf(OWNER, '图')).toHaveLength(1);
  });
});

describe('title keys', () => {
  const sorted = (titles: readonly string[]): string[] =>
    titles.toSorted((a, b) => Buffer.compare(Buffer.from(titleKey(a)), Buffer.from(titleKey(b))));

  it('order numbers by value and Chinese by sound', () => {
    const wanted = ['1 a', '2 a', '010 a', '安全', '北京', 'file 2', 'File 10', '中文'];
    expect(sorted(wanted.toReversed())).toEqual(wanted);
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
