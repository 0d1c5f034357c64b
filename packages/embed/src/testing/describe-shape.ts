import { describe, expect, it } from 'vitest';

/** Values that a field may and may not have; one that may be missing says so. The first good value stands in the sample. */
export interface Field {
  readonly good: readonly unknown[];
  readonly bad: readonly unknown[];
  readonly isOptional?: true;
}
/** The fields of a message by their names. */
export type Shape = Readonly<Record<string, Field>>;

/** A text of a length. */
export const long = (length: number): string => 'x'.repeat(length);
/** A list of one thing, again and again. */
export const many = <T>(count: number, one: T): readonly T[] => Array.from({ length: count }, () => one);
/** The same field, which may be missing. */
export const maybe = (field: Field): Field => ({ ...field, isOptional: true });
/** A copy without a field. */
export const without = (from: object, name: string): object =>
  Object.fromEntries(Object.entries(from).filter(([key]) => key !== name));

/** A text of at most `max` characters, which may be empty. */
export const text = (max: number): Field => ({
  good: ['a', '', long(max)],
  bad: [long(max + 1), 5, null, ['a']],
});
/** Likewise, never empty. */
export const name = (max: number): Field => ({ good: ['a', long(max)], bad: ['', long(max + 1), 5, null] });
/** An id or another short key. */
export const key = name(64);
/** True or false. */
export const flag: Field = { good: [true, false], bad: ['true', 1, null] };
/** A whole number from 0. */
export const amount: Field = {
  good: [0, 1, 9_007_199_254_740_991],
  bad: [-1, 0.5, '1', null, Number.NaN, Infinity],
};
/** One of some words. */
export const one = (...words: readonly unknown[]): Field => ({
  good: words,
  bad: ['none of them', '', null, 1, words],
});
/** One value and no other. */
export const exactly = (value: unknown): Field => ({ good: [value], bad: ['none of them', null, [value]] });
/** A list of at most `max` entries such as this one, and none of the bad ones. */
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
/** Whatever there is. */
export const anything: Field = { good: [null, 1, 'a', { any: [1] }], bad: [] };

/** A guard, the shape that it has to hold to, and whether a field of a later version may stand beside its own. */
interface Described {
  readonly guard: (value: unknown) => boolean;
  readonly shape: Shape;
  readonly isOpen: boolean;
}

const describeGuard = (what: string, { guard, shape, isOpen }: Described): void => {
  const sample = Object.fromEntries(Object.entries(shape).map(([field, { good }]) => [field, good[0]]));
  describe(what, () => {
    it('is taken whole', () => {
      expect(guard(sample)).toBe(true);
    });
    for (const [field, { good, bad, isOptional }] of Object.entries(shape)) {
      it(`takes exactly the allowed values of ${field}`, () => {
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

/** Checks a guard against a shape: each field by itself, each of them missing, and one too many. */
export const describeShape = (what: string, guard: Described['guard'], shape: Shape): void =>
  describeGuard(what, { guard, shape, isOpen: false });

/** Likewise, for a message that may have fields of a later version. */
export const describeOpenShape = (what: string, guard: Described['guard'], shape: Shape): void =>
  describeGuard(what, { guard, shape, isOpen: true });
