import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { passwordProblem } from './password.ts';

const SEEDED = { seed: 20261121, numRuns: 300 };

it('[VALID-20] takes 8 to 16 characters by default', () => {
  expect([7, 8, 16, 17].map((length) => passwordProblem('a1'.repeat(9).slice(0, length)))).toEqual([
    'length',
    undefined,
    undefined,
    'length',
  ]);
  expect([passwordProblem('a1'.repeat(10), 20), passwordProblem('a1'.repeat(11), 20)]).toEqual([
    undefined,
    'length',
  ]);
});

it('[VALID-21] refuses white space', () => {
  for (const space of [' ', '\t', '\n', '\u3000', '\u00a0'])
    expect(
      [`abcd${space}123`, `${space}abcd1234`, `abcd1234${space}`].map((text) => passwordProblem(text)),
    ).toEqual(['whitespace', 'whitespace', 'whitespace']);
});

it('[VALID-22] refuses one kind and takes any two', () => {
  const kinds = ['密码密码密码密码', '12345678', 'abcDEFgh', '!@#$%^&*'];
  expect(kinds.map((text) => passwordProblem(text))).toEqual(kinds.map(() => 'one_kind'));
  const pairs = kinds.flatMap((one, at) =>
    kinds.slice(at + 1).map((other) => one.slice(0, 4) + other.slice(0, 4)),
  );
  expect(pairs).toHaveLength(6);
  expect(pairs.map((text) => passwordProblem(text))).toEqual(pairs.map(() => undefined));
});

it('refuses one kind until another stands there', () => {
  const alphabets = ['密码文件夹', '0123456789', 'abcxyzABC', '!#-_=.,()'];
  const kind = fc.integer({ min: 0, max: 3 });
  const cases = fc.tuple(kind, kind, fc.integer({ min: 8, max: 16 }), fc.nat());
  fc.assert(
    fc.property(cases, ([one, two, length, at]) => {
      const pick = (alphabet: string, place: number) => [...alphabet][place % [...alphabet].length] ?? '';
      const text = Array.from({ length }, (_, place) => pick(alphabets[one] ?? '', place));
      expect(passwordProblem(text.join(''))).toBe('one_kind');
      text[at % length] = pick(alphabets[two] ?? '', at);
      expect(passwordProblem(text.join(''))).toBe(one === two ? 'one_kind' : undefined);
    }),
    SEEDED,
  );
});
