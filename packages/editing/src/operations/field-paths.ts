import type { Json } from '@chartdock/documents';
import type { Fieldset } from '../things/thing.types.ts';

const FORM = /^[a-zA-Z][\w-]{0,99}(\.[\w:-]{1,100}){0,2}$/;
const NEVER = new Set(['__proto__', 'constructor', 'prototype']);
/** Fields that `set` leaves alone: ids never change, and places belong to `place`. */
const FIXED = new Set([
  'id',
  'in',
  'parent',
  'order',
  't',
  'children',
  'type',
  'v',
  'root',
  'cells',
  'elements',
]);
/** Objects that a thing keeps even when nothing is in them. */
const KEPT = new Set(['page', 'from', 'to']);

/** Returns whether a text names a field that may be set. */
export const isFieldPath = (path: string): boolean =>
  FORM.test(path) && !path.split('.').some((part) => NEVER.has(part)) && !FIXED.has(firstOf(path));

/** Returns the field of a thing that a path begins with. */
export const firstOf = (path: string): string => path.split('.')[0] ?? '';

/** Reads the value at a path; undefined where nothing does. */
export const readPath = (fields: Fieldset, path: string): unknown => {
  let value: unknown = fields;
  for (const part of path.split('.')) {
    if (!isRecord(value) || !Object.hasOwn(value, part)) return undefined;
    value = value[part];
  }
  return value;
};

/**
 * Returns fields with another value at a path; null takes it away, with objects that become empty by it, as nothing is said by an
 * empty one. Undefined when something on the way is no object.
 */
export const writePath = (fields: Fieldset, path: string, value: Json): Fieldset | undefined =>
  write(fields, path.split('.'), value);

const write = (fields: Fieldset, parts: readonly string[], value: Json): Fieldset | undefined => {
  const [part = '', ...rest] = parts;
  const below = Object.hasOwn(fields, part) ? fields[part] : undefined;
  if (rest.length === 0) return writeField(fields, part, value);
  if (below !== undefined && !isRecord(below)) return undefined;
  if (below === undefined && value === null) return fields;
  const inner = write(below ?? {}, rest, value);
  if (inner === undefined) return undefined;
  const isGone = Object.keys(inner).length === 0 && !keepsEmpty(fields, part);
  return isGone ? without(fields, part) : { ...fields, [part]: inner };
};

const writeField = (fields: Fieldset, part: string, value: Json): Fieldset =>
  value === null ? without(fields, part) : { ...fields, [part]: value };

/** Shapes and connectors always say how they look, if only that they have no look of their own. */
const keepsEmpty = (fields: Fieldset, part: string): boolean =>
  KEPT.has(part) || (part === 'style' && 't' in fields);

const without = (fields: Fieldset, part: string): Fieldset => {
  const { [part]: _gone, ...rest } = fields;
  return rest;
};

const isRecord = (value: unknown): value is Fieldset =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns whether two values of JSON are the same. */
export const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (isObject(a) && isObject(b) && Array.isArray(a) === Array.isArray(b) && isSameObject(a, b));

const isObject = (value: unknown): value is Fieldset => typeof value === 'object' && value !== null;

const isSameObject = (a: Fieldset, b: Fieldset): boolean => {
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]))
  );
};
