import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isAllowedName,
  isEducationEmail,
  isEmail,
  isIdCard,
  isLandline,
  isPhone,
  isPrice,
} from './formats.ts';

const SEEDED = { seed: 20261121, numRuns: 300 };
const accepted = (rule: (text: string) => boolean, texts: readonly string[]) => texts.filter(rule);

describe('isAllowedName', () => {
  const forbidden = '`~!@#$%^&*+<>?:"{}\\/;\'[]';

  it('[VALID-16] refuses each of 24 characters in names', () => {
    expect(new Set(forbidden).size).toBe(24);
    for (const character of forbidden)
      expect([character, `a${character}`, `${character}b`, `a${character}b`].filter(isAllowedName)).toEqual(
        [],
      );
  });

  it('[VALID-16] takes every other name', () => {
    const names = ['张三', 'Ann-Marie', 'a_b', 'a=b', '(a)', 'a|b', 'a, b.', 'O\u2019Neil'];
    expect(accepted(isAllowedName, names)).toEqual(names);
    const free = fc
      .string({ unit: 'grapheme' })
      .filter((text) => ![...forbidden].some((c) => text.includes(c)));
    fc.assert(
      fc.property(free, (name) => isAllowedName(name)),
      SEEDED,
    );
  });
});

describe('isEmail', () => {
  const wrong = [
    '',
    'a',
    'a@',
    '@b.cn',
    'a@b',
    'a b@c.cn',
    'a@b..cn',
    '.a@b.cn',
    'a.@b.cn',
    'a..b@c.cn',
    'a@-b.cn',
    'a@b-.cn',
    'a@b.c n',
    'a@b.cn ',
    'a@@b.cn',
    'a@b.1',
    'a@b.cn\n',
    `${'a'.repeat(65)}@b.cn`,
    `a@${'b.'.repeat(130)}cn`,
  ];
  const right = ['a@b.cn', 'first.last+tag@sub.example.com', 'A_1%x@EXAMPLE.CO.UK', "o'neil@b-c.io"];

  it('[VALID-17] tells e-mail addresses from other texts', () => {
    expect(accepted(isEmail, right)).toEqual(right);
    expect(accepted(isEmail, wrong)).toEqual([]);
  });

  it('answers quickly to hostile text', () => {
    expect(isEmail(`${'a.'.repeat(50_000)}@`)).toBe(false);
    expect(isEmail(`a@${'a'.repeat(100)}!`)).toBe(false);
  });
});

describe('isEducationEmail', () => {
  it('takes edu.cn and product domains, no look-alike', () => {
    const right = [
      'a@edu.cn',
      'a@x.edu.cn',
      'a@cs.x.EDU.cn',
      'a@chartdock.example',
      'a@mail.chartdock.example',
    ];
    const wrong = [
      'a@evil-edu.cn',
      'a@edu.cn.evil.com',
      'a@xedu.cn',
      'a@edu.com',
      'a@notchartdock.example',
      'edu.cn',
    ];
    expect(right.filter((text) => isEducationEmail(text, 'chartdock.example'))).toEqual(right);
    expect(wrong.filter((text) => isEducationEmail(text, 'chartdock.example'))).toEqual([]);
    expect(isEducationEmail('a@chartdock.example')).toBe(false);
    expect(isEducationEmail('a@b.cn', '')).toBe(false);
  });
});

describe('isPhone', () => {
  it('[VALID-19] takes 11 digits that start with 1', () => {
    expect(accepted(isPhone, ['13800138000', '19912345678', '10000000000'])).toHaveLength(3);
    const wrong = [
      '1380013800',
      '138001380000',
      '23800138000',
      '1380013800a',
      '+8613800138000',
      '１３８００１３８０００',
      '13800138000\n',
    ];
    expect(accepted(isPhone, wrong)).toEqual([]);
  });
});

describe('isPrice', () => {
  it('[VALID-23] takes at most two decimals', () => {
    const right = ['0', '1', '12', '1.5', '1.50', '0.01', '100000.99'];
    const wrong = ['', '.5', '1.', '1.234', '-1', '+1', '01', '1,5', '1e3', ' 1', 'abc', '1.2.3'];
    expect(accepted(isPrice, right)).toEqual(right);
    expect(accepted(isPrice, wrong)).toEqual([]);
    fc.assert(
      fc.property(
        fc.nat(),
        fc.integer({ min: 0, max: 99 }),
        fc.integer({ min: 0, max: 9 }),
        (whole, part, third) => {
          const price = `${whole}.${String(part).padStart(2, '0')}`;
          expect([isPrice(price), isPrice(`${price}${third}`)]).toEqual([true, false]);
        },
      ),
      SEEDED,
    );
  });
});

describe('isIdCard', () => {
  it('takes 15 digits, or 17 and one more', () => {
    const right = ['110105491231002', '11010519491231002X', '11010519491231002x', '110105194912310021'];
    const wrong = [
      '',
      '11010549123100',
      '1101054912310021',
      '11010519491231002',
      '11010519491231002Y',
      '11010549123100X',
      '1101051949123100211',
    ];
    expect(accepted(isIdCard, right)).toEqual(right);
    expect(accepted(isIdCard, wrong)).toEqual([]);
  });
});

describe('isLandline', () => {
  it('takes seven or eight digits with optional parts', () => {
    const right = [
      '1234567',
      '12345678',
      '010-12345678',
      '01012345678',
      '0755-1234567',
      '0755-12345678-1',
      '12345678-123456',
    ];
    const wrong = [
      '',
      '123456',
      '123456789',
      '10-12345678',
      '01-1234567',
      '01000-1234567',
      '12345678-',
      '12345678-1234567',
      '010--12345678',
      '010 12345678',
    ];
    expect(accepted(isLandline, right)).toEqual(right);
    expect(accepted(isLandline, wrong)).toEqual([]);
  });
});
