import type { Shape } from './expected-shapes.ts';
import { SHAPES } from './expected-shapes.ts';

const table = new Map<string, Shape>(Object.entries(SHAPES));

/** Returns whether a value is an object as JSON knows it. */
export const isJsonObject = (value: unknown): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === '[object Object]' &&
  Reflect.getPrototypeOf(value as object) === Object.prototype;

const isBetween = (amount: number, [least = '0', most = '0']: readonly string[]): boolean =>
  amount >= Number(least) && amount <= Number(most);

const special: Readonly<Record<string, (value: unknown) => boolean>> = {
  '@colour': (value) => typeof value === 'string' && value.length === 7 && /^#[\da-fA-F]+$/.test(value),
  '@address': (value) =>
    typeof value === 'string' &&
    value.length <= 2048 &&
    (value.startsWith('http://') || value.startsWith('https://')),
  '@labels': (value) =>
    isJsonObject(value) &&
    Reflect.ownKeys(value).length <= 50 &&
    Reflect.ownKeys(value).every(
      (key) =>
        typeof key === 'string' &&
        key.length > 0 &&
        key.length <= 64 &&
        typeof value[key] === 'string' &&
        value[key].length <= 200,
    ),
};

const kinds: Readonly<Record<string, (value: unknown, rest: readonly string[]) => boolean>> = {
  any: () => true,
  null: (value) => value === null,
  flag: (value) => value === true || value === false,
  text: (value, rest) => typeof value === 'string' && isBetween(value.length, rest),
  whole: (value, rest) => typeof value === 'number' && value % 1 === 0 && isBetween(value, rest),
  '=': (value, rest) => typeof value === 'string' && rest.join(' ').split('|').includes(value),
  list: (value, [most, entry = 'nothing']) =>
    Array.isArray(value) &&
    value.length <= Number(most) &&
    Array.from(value).every((one) => fits(entry, one)),
};

const fitsWord = (shape: string, value: unknown): boolean => {
  const own = special[shape];
  if (own !== undefined) return own(value);
  if (shape.startsWith('@')) return fits(table.get(shape) ?? 'nothing', value);
  const [kind = '', ...rest] = shape.split(' ');
  return kinds[kind]?.(value, rest) === true;
};

const fitsFields = (shape: { readonly [field: string]: Shape }, value: unknown): boolean => {
  if (!isJsonObject(value)) return false;
  const left = new Set<string | symbol>(Reflect.ownKeys(value));
  for (const [field, inner] of Object.entries(shape)) {
    const name = field.replace('?', '');
    left.delete(name);
    const found: unknown = Reflect.getOwnPropertyDescriptor(value, name)?.value;
    const isMissing = found === undefined && (field !== name || inner === 'any');
    if (!isMissing && !fits(inner, found)) return false;
  }
  return left.size === 0;
};

/** Returns whether a value has a shape. */
export const fits = (shape: Shape, value: unknown): boolean => {
  if (typeof shape === 'string') return fitsWord(shape, value);
  if (Array.isArray(shape)) return shape.some((one: Shape) => fits(one, value));
  return fitsFields(shape as { readonly [field: string]: Shape }, value);
};

/** Returns whether a value has the shape of a name in the table; a name that is not there fits nothing. */
export const fitsNamed = (name: string, value: unknown): boolean => {
  const shape = table.get(name);
  return shape !== undefined && fits(shape, value);
};

/** Returns whether the table has a name. */
export const isNamed = (name: string): boolean => table.has(name);

/** Returns whether a value has no more than 64 KiB as JSON; what cannot be JSON has more. */
export const isSmall = (value: unknown): boolean => {
  try {
    const text = JSON.stringify(value) as string | undefined;
    return new TextEncoder().encode(text ?? '').length <= 65_536;
  } catch {
    return false;
  }
};
