import { describe, expect, it } from 'vitest';

/** What a field may be and what not; one that may be missing says so. The first good value stands in the sample. */
export interface Field {
  readonly good: readonly unknown[];
  readonly bad: readonly unknown[];
  readonly isOptional?: true;
}
export type Shape = Readonly<Record<string, Field>>;

export const long = (length: number): string => 'x'.repeat(length);
export const many = <T>(count: number, one: T): readonly T[] => Array.from({ length: count }, () => one);
export const maybe = (field: Field): Field => ({ ...field, isOptional: true });
export const without = (from: object, name: string): object =>
  Object.fromEntries(Object.entries(from).filter(([key]) => key !== name));

export const text = (max: number): Field => ({
  good: ['a', '', long(max)],
  bad: [long(max + 1), 5, null, ['a']],
});
export const name = (max: number): Field => ({ good: ['a', long(max)], bad: ['', long(max + 1), 5, null] });
export const key = name(64);
export const flag: Field = { good: [true, false], bad: ['true', 1, null] };
export const amount: Field = {
  good: [0, 1, 9_007_199_254_740_991],
  bad: [-1, 0.5, '1', null, Number.NaN, Infinity],
};
export const one = (...words: readonly unknown[]): Field => ({
  good: words,
  bad: ['none of them', '', null, 1, words],
});
export const exactly = (value: unknown): Field => ({ good: [value], bad: ['none of them', null, [value]] });
export const list = (max: number, entry: unknown, ...bad: readonly unknown[]): Field => ({
  good: [[entry], [], many(max, entry)],
  bad: [
    many(max + 1, entry),
    entry,
    null,
    [entry, null],
    { 0: entry, length: 1 },
    ...bad.map((each) => [each]),
  ],
});
export const anything: Field = { good: [null, 1, 'a', { any: [1] }], bad: [] };

/** Checks a guard against a shape: each field by itself, each of them missing, and one too many. */
export const describeShape = (
  what: string,
  guard: (value: unknown) => boolean,
  shape: Shape,
  isOpen = false,
): void => {
  const sample = Object.fromEntries(Object.entries(shape).map(([field, { good }]) => [field, good[0]]));
  describe(what, () => {
    it('is taken whole', () => {
      expect(guard(sample)).toBe(true);
    });
    for (const [field, { good, bad, isOptional }] of Object.entries(shape)) {
      it(`has for ${field} what it may be and nothing else`, () => {
        for (const value of good)
          expect([value, guard({ ...sample, [field]: value })]).toEqual([value, true]);
        for (const value of bad)
          expect([value, guard({ ...sample, [field]: value })]).toEqual([value, false]);
        // A field that may be anything may be missing too.
        expect(guard(without(sample, field))).toBe(isOptional === true || bad.length === 0);
      });
    }
    it('is a plain object', () => {
      for (const value of [null, undefined, [sample], 'text', new Map(Object.entries(sample)), 1])
        expect(guard(value)).toBe(false);
      expect(guard(Object.assign(new Date(0), sample))).toBe(false);
    });
    it(isOpen ? 'may have a field of a later version' : 'has no field besides', () => {
      expect(guard({ ...sample, more: 1 })).toBe(isOpen);
    });
  });
};
