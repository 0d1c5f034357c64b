import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clustersOf, countClusters, createCutter, cutText, isPlainText } from './clusters.ts';

const byTable = createCutter({});
const byEngine = createCutter();

// Signs that join, one of each kind that rules speak of, and some that do not.
const JOINING =
  'a é 中 \u0301 \u0323 \u{1f1e8} \u{1f1f3} \u{1f44d} \u{1f3fd} \u{1f469} \u200d \u{1f4bb} \u{1f468} ❤ \ufe0f 1 \u20e3 \u1112 \u1161 \u11ab 한 가 क ् ष ि ก ำ \u200b \u00ad \r \n \u{e0067} \u{e007f} \u{1f3f4} \u0600 か \u3099 © 𠀀'
    .split(' ')
    .concat(' ');
const joining = fc.array(fc.constantFrom(...JOINING), { maxLength: 24 }).map((signs) => signs.join(''));

const anyText = fc
  .array(fc.nat(0x10ffff), { maxLength: 20 })
  .map((points) => points.map((point) => String.fromCodePoint(point)).join(''));
const PLAIN_SIGNS = Array.from({ length: 0xffff }, (_, point) => String.fromCharCode(point)).filter(
  isPlainText,
);

describe('cutting a text into characters', () => {
  it.each([
    ['👨‍👩‍👧‍👦', 1],
    ['👩🏽‍💻👩🏽‍💻', 2],
    ['🇨🇳🇯🇵', 2],
    ['e\u0301', 1],
    ['\u1112\u1161\u11ab글', 2],
    ['1️⃣❤️', 2],
    ['क्षि', 1],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 1],
    ['中文abc', 5],
    ['', 0],
  ])('counts %s as people do', (text, count) => {
    expect([clustersOf(text).length, byTable(text).length, countClusters(text)]).toEqual([
      count,
      count,
      count,
    ]);
  });

  it('cuts up to three signs as the engine does', () => {
    const texts = JOINING.flatMap((first) =>
      JOINING.flatMap((second) => JOINING.map((third) => first + second + third)),
    );
    expect(texts.filter((text) => byTable(text).join('|') !== byEngine(text).join('|'))).toEqual([]);
  });

  it.each(['💻ि\u200d👍', '👍\u200d\u200d👍', '👍🏽\u0301\u200d👍', 'क🏽्ष', 'क्िष', 'क्\u200cष', 'क\u200d्ष'])(
    'cuts %j as the engine does',
    (text) => {
      expect(byTable(text)).toEqual(byEngine(text));
    },
  );

  it('cuts random texts as the engine does', () => {
    fc.assert(
      fc.property(joining, (text) => {
        expect(byTable(text)).toEqual(byEngine(text));
      }),
      { numRuns: 2_000 },
    );
  });

  it('cuts plain texts as the engine does', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...PLAIN_SIGNS)).map((signs) => signs.join('')),
        (text) => {
          expect(clustersOf(text)).toEqual(byEngine(text));
        },
      ),
    );
    const text = PLAIN_SIGNS.join('中');
    expect(byEngine(text).join('|')).toBe(text.split('').join('|'));
  });

  it('loses nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(byTable(text).join('')).toBe(text);
      }),
    );
  });
});

describe('shortening a text', () => {
  it('ends with a whole character that fits', () => {
    fc.assert(
      fc.property(joining, fc.nat(40), (text, most) => {
        const kept = cutText(text, most);
        const all = byEngine(text);
        const count = byEngine(kept).length;
        expect(kept).toBe(all.slice(0, count).join(''));
        expect(kept.length).toBeLessThanOrEqual(most);
        const next = all[count];
        if (next !== undefined) expect(kept.length + next.length).toBeGreaterThan(most);
      }),
    );
  });
});
