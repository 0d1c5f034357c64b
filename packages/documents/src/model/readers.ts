import type { FaultList } from './faults.ts';
import { parseColor } from './colors.ts';
import { DOCUMENT_LIMITS } from './limits.ts';
import { isOrder } from './orders.ts';

/** Reads a value at a place, or notes its faults and returns undefined. */
export type Reader<T> = (value: unknown, path: string, faults: FaultList) => T | undefined;

type Fields = Readonly<Record<string, Reader<unknown>>>;
type Read<R> = R extends Reader<infer T> ? T : never;
type Required<F extends Fields> = { readonly [K in keyof F]: Read<F[K]> };
type Optional<F extends Fields> = { readonly [K in keyof F]?: Read<F[K]> };

/** Returns whether a value is an object with keys, and no list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a key that the value itself has; inherited fields do not count. */
export const ownValue = (value: Readonly<Record<string, unknown>>, key: string): unknown =>
  Object.hasOwn(value, key) ? value[key] : undefined;

/** Reads a finite number between two bounds. */
export const numberBetween =
  (min: number, max: number): Reader<number> =>
  (value, path, faults) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) return faults.add(path, 'type', 'number');
    if (value < min) return faults.add(path, 'min', min);
    if (value > max) return faults.add(path, 'max', max);
    return value;
  };

/** Reads a coordinate of a page. */
export const coordinate = numberBetween(-DOCUMENT_LIMITS.coordinate, DOCUMENT_LIMITS.coordinate);
/** Reads a width or a height. */
export const extent = numberBetween(0, DOCUMENT_LIMITS.coordinate);

/** Reads a text of at most a length, and counts it against the limit of all texts. */
export const textUpTo =
  (max: number): Reader<string> =>
  (value, path, faults) => {
    if (typeof value !== 'string') return faults.add(path, 'type', 'text');
    if (value.length > max) return faults.add(path, 'long', max);
    if (faults.countText(value.length) > faults.mostText) return faults.add(path, 'long', faults.mostText);
    return value;
  };

/** Reads true or false. */
export const flag: Reader<boolean> = (value, path, faults) =>
  typeof value === 'boolean' ? value : faults.add(path, 'type', 'true | false');

/** Reads one of a few names. */
export const oneOf =
  <T extends string | number>(names: readonly T[]): Reader<T> =>
  (value, path, faults) =>
    names.find((name) => name === value) ?? faults.add(path, 'choice', names.slice(0, 12).join(', '));

/** Reads a text of a form; any other value is a fault of a kind. */
const matching =
  (form: RegExp, kind: 'link' | 'id'): Reader<string> =>
  (value, path, faults) =>
    typeof value === 'string' && form.test(value) ? value : faults.add(path, kind);

/** Reads a colour as a hex value, or `none` where nothing is painted. */
export const color: Reader<string> = (value, path, faults) => {
  if (value === 'none' || value === 'transparent') return 'none';
  return (typeof value === 'string' ? parseColor(value) : undefined) ?? faults.add(path, 'color');
};
/** Reads an address that a person may be led to. */
export const link = matching(/^(https?:\/\/[^\s<>"`\\]{1,2000}|mailto:[^\s<>"`\\]{3,320})$/i, 'link');
/** Reads an id of a topic, an element or a stored picture. */
export const id = matching(/^(?!__proto__$|constructor$|prototype$)[\w.:-]{1,100}$/, 'id');

/** Reads the key of an order. */
export const order: Reader<string> = (value, path, faults) =>
  typeof value === 'string' && isOrder(value) ? value : faults.add(path, 'order');

/** Reads a list of at most so many entries. */
export const listOf =
  <T>(reader: Reader<T>, max: number): Reader<readonly T[]> =>
  (value, path, faults) => {
    if (!Array.isArray(value)) return faults.add(path, 'type', 'list');
    if (value.length > max) return faults.add(path, 'many', max);
    const list: T[] = [];
    for (let index = 0; index < value.length && !faults.isFull; index += 1) {
      const one = reader(value[index], `${path}.${index}`, faults);
      if (one !== undefined) list.push(one);
    }
    return list;
  };

/** Reads a point: two coordinates. */
export const point: Reader<readonly [number, number]> = (value, path, faults) => {
  if (!Array.isArray(value) || value.length !== 2) return faults.add(path, 'type', '[x, y]');
  const x = coordinate(value[0], `${path}.0`, faults);
  const y = coordinate(value[1], `${path}.1`, faults);
  return x === undefined || y === undefined ? undefined : [x, y];
};

/** Reads an object with fields it must have and fields it may have; keys that are neither are faults, so that nothing is lost in silence. */
export const objectOf =
  <R extends Fields, O extends Fields>(required: R, optional: O): Reader<Required<R> & Optional<O>> =>
  (value, path, faults) => {
    if (!isRecord(value)) return faults.add(path, 'type', 'object');
    const read: Record<string, unknown> = {};
    for (const [key, reader] of Object.entries<Reader<unknown>>(required))
      read[key] = reader(ownValue(value, key), joinPath(path, key), faults);
    for (const [key, reader] of Object.entries<Reader<unknown>>(optional)) {
      const own = ownValue(value, key);
      if (own !== undefined) read[key] = reader(own, joinPath(path, key), faults);
    }
    for (const key of Object.keys(value))
      if (!Object.hasOwn(required, key) && !Object.hasOwn(optional, key) && value[key] !== undefined)
        faults.add(joinPath(path, key.slice(0, 100)), 'unknown');
    // The loops above filled exactly these keys, which the compiler cannot follow.
    return read as Required<R> & Optional<O>;
  };

/** Adds a key to a place. */
export const joinPath = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);
