import type { FaultList } from './faults.ts';
import { DOCUMENT_LIMITS as LIMITS } from './limits.ts';
import { compareOrders, ordersBetween } from './orders.ts';
import { id, isRecord, listOf, order } from './readers.ts';
import type { Reader } from './readers.ts';
import type { Json } from './text.types.ts';

const DEEPEST = 20;

/** Reads an object of JSON as it is, up to a length of its text. */
export const jsonUpTo =
  (most: number): Reader<Readonly<Record<string, Json>>> =>
  (value, path, faults) => {
    if (!isRecord(value)) return faults.add(path, 'type', 'object');
    if (!isJson(value, DEEPEST)) return faults.add(path, 'type', 'JSON');
    if (JSON.stringify(value).length > most) return faults.add(path, 'long', most);
    // `isJson` has walked all of it.
    return value as Readonly<Record<string, Json>>;
  };

const isJson = (value: unknown, depth: number): boolean => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (depth === 0 || typeof value !== 'object') return false;
  if (Array.isArray(value)) return value.every((one) => isJson(one, depth - 1));
  return Object.entries(value).every(([key, one]) => key !== '__proto__' && isJson(one, depth - 1));
};

/** Reads the fields that everything in a document may carry. */
export const shared = { order, data: jsonUpTo(LIMITS.data), comments: listOf(id, 200) } as const;

/** One thing in a list, before all of them have the key of an order. */
interface Unordered {
  readonly id: string;
  readonly order?: string;
}

/** Sorts things by their keys; where one has none, the place in the list counts, and all get keys. */
export const orderList = <T extends Unordered>(list: readonly T[]): T[] => {
  if (list.every(hasOrder)) return list.every(isBehind) ? [...list] : [...list].sort(compareByOrder);
  const keys = ordersBetween(null, null, list.length);
  return list.map((one, index) => ({ ...one, order: keys[index] ?? '' }));
};

const hasOrder = (one: Unordered): boolean => one.order !== undefined;
const compareByOrder = (a: Unordered, b: Unordered): number =>
  compareOrders({ id: a.id, order: a.order ?? '' }, { id: b.id, order: b.order ?? '' });
const isBehind = (one: Unordered, at: number, list: readonly Unordered[]): boolean => {
  const before = list[at - 1];
  return before === undefined || compareByOrder(before, one) < 0;
};

/** Notes ids that are there twice. */
export class IdList {
  readonly #ids = new Set<string>();
  readonly #faults: FaultList;

  constructor(faults: FaultList) {
    this.#faults = faults;
  }

  /** Adds an id that stands at a place. */
  add(key: string, path: string): void {
    if (this.#ids.has(key)) this.#faults.add(`${path}.id`, 'twice');
    this.#ids.add(key);
  }

  /** Notes a fault for an id that names nothing. */
  require(key: string, path: string): void {
    if (!this.#ids.has(key)) this.#faults.add(path, 'missing');
  }
}
