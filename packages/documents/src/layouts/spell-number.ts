import type { Numbering } from '../model/definition.types.ts';

const alpha = (count: number): string => {
  let [rest, text] = [count, ''];
  while (rest > 0) {
    rest -= 1;
    text = String.fromCharCode(65 + (rest % 26)) + text;
    rest = Math.floor(rest / 26);
  }
  return text;
};

const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

const roman = (count: number): string => {
  let [rest, text] = [count, ''];
  for (const [value, sign] of ROMAN)
    while (rest >= value) {
      text += sign;
      rest -= value;
    }
  return text;
};

const DIGITS = '零一二三四五六七八九';
const UNITS = ['', '十', '百', '千'];

/** Spells a number up to 9999 as Chinese does: 十二, 二十, 一百零三. */
const chinese = (count: number): string => {
  if (count > 9999) return `${count}`;
  const digits = [...`${count}`];
  const text = digits
    .map((digit, at) => (digit === '0' ? '零' : DIGITS.charAt(Number(digit)) + UNITS[digits.length - 1 - at]))
    .join('')
    .replace(/零+/g, '零')
    .replace(/零$/, '');
  return text.startsWith('一十') ? text.slice(1) : text;
};

type Spell = (count: number, above: string | undefined) => string;

const WAYS: Readonly<Record<Exclude<Numbering, 'none'>, Spell>> = {
  decimal: (count) => `${count}.`,
  nested: (count, above) => `${above === undefined ? '' : above.replace(/[.、)]?$/, '.')}${count}`,
  alpha: (count) => `${alpha(count)}.`,
  roman: (count) => `${roman(count)}.`,
  chinese: (count) => `${chinese(count)}、`,
};

/** Spells how a topic is counted, 1 for the first; `above` is the number of its parent. */
export const spellNumber = (
  numbering: Exclude<Numbering, 'none'>,
  count: number,
  above: string | undefined,
): string => WAYS[numbering](count, above);
