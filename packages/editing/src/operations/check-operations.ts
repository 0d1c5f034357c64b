import type { Definition, Fault, FaultKind } from '@chartdock/documents';
import { checkThing, isOrder } from '@chartdock/documents/checking';
import { HEAD_ID } from '../things/thing.types.ts';
import { isFieldPath } from './field-paths.ts';
import type { Operation } from './operation.types.ts';

/** Outcome of checking operations. */
export type OperationsReading =
  | { readonly status: 'read'; readonly ops: readonly Operation[] }
  | { readonly status: 'refused'; readonly faults: readonly Fault[] };

type Value = Readonly<Record<string, unknown>>;
type Note = (path: string, kind: FaultKind, detail?: string | number) => undefined;

/** Most operations of one transaction. */
export const MOST_OPERATIONS = 2_000;
const MOST_IDS = 20_000;
const MOST_FAULTS = 20;
const LONGEST_TEXT = 20 * 1_048_576;
const ID = /^(?!__proto__$|constructor$|prototype$)[\w.:-]{1,100}$/;

const TEXTS: Readonly<Partial<Record<FaultKind, readonly [en: string, zh: string]>>> = {
  type: ['must be $', '必须是 $'],
  choice: ['must be one of $', '必须是其中之一：$'],
  many: ['must have at most $ entries', '不能超过 $ 项'],
  id: ['must be an id', '必须是有效的标识'],
  order: ['must be the key of an order', '必须是有效的顺序键'],
  unknown: ['is not a field that is known here', '不是已知的字段'],
};

/**
 * Checks untrusted values as stored operations on a kind of definition: their form, and the fields of their additions. A fault
 * names its place, such as `ops.3.to.w`. It never throws.
 */
export const checkOperations = (value: unknown, type: Definition['type']): OperationsReading => {
  const faults: Fault[] = [];
  const note: Note = (path, kind, detail = '') => {
    const [en, zh] = TEXTS[kind] ?? ['is wrong', '有误'];
    const say = (text: string): string => `${path}: ${text.replace('$', () => String(detail))}`;
    if (faults.length < MOST_FAULTS) faults.push({ path, kind, en: say(en), zh: say(zh) });
    return undefined;
  };
  if (!Array.isArray(value)) note('ops', 'type', 'list');
  else if (value.length > MOST_OPERATIONS) note('ops', 'many', MOST_OPERATIONS);
  else
    for (const [at, op] of (value as unknown[]).entries()) {
      if (faults.length >= MOST_FAULTS) break;
      checkOne(op, `ops.${at}`, { note, type, faults });
    }
  if (faults.length > 0) return { status: 'refused', faults };
  // Every field was looked at above.
  return { status: 'read', ops: value as readonly Operation[] };
};

interface Checking {
  readonly note: Note;
  readonly type: Definition['type'];
  readonly faults: Fault[];
}

const checkOne = (op: unknown, path: string, checking: Checking): void => {
  const { note } = checking;
  if (!isRecord(op)) return note(path, 'type', 'object');
  const name = op['op'];
  const check = typeof name === 'string' && Object.hasOwn(CHECKS, name) ? CHECKS[name] : undefined;
  if (check === undefined) return note(`${path}.op`, 'choice', Object.keys(CHECKS).join(', '));
  for (const key of Object.keys(op)) if (!check.fields.includes(key)) note(`${path}.${key}`, 'unknown');
  return check.run(op, path, checking);
};

interface Check {
  readonly fields: readonly string[];
  readonly run: (op: Value, path: string, checking: Checking) => void;
}

const checkAdd: Check['run'] = (op, path, { note, type, faults }) => {
  const things = op['things'];
  if (!isRecord(things)) return note(`${path}.things`, 'type', 'object');
  const entries = Object.entries(things);
  if (entries.length > MOST_IDS) return note(`${path}.things`, 'many', MOST_IDS);
  for (const [id, thing] of entries) {
    const at = `${path}.things.${id.slice(0, 100)}`;
    if (faults.length >= MOST_FAULTS) return;
    if (!ID.test(id)) note(at, 'id');
    else if (!isRecord(thing)) note(at, 'type', 'object');
    else checkAdded({ id, thing, at }, { note, type, faults });
  }
};

const LISTS = ['topics', 'relations', 'summaries', 'boundaries', 'cells', 'elements'] as const;

const checkAdded = (
  { id, thing, at }: { readonly id: string; readonly thing: Value; readonly at: string },
  { note, type, faults }: Checking,
): void => {
  const { in: list, parent, ...fields } = thing;
  const known = LISTS.find((one) => one === list);
  if (known === undefined) return note(`${at}.in`, 'choice', LISTS.join(', '));
  if (typeof fields['order'] !== 'string' || !isOrder(fields['order'])) note(`${at}.order`, 'order');
  if (parent !== undefined && (typeof parent !== 'string' || !ID.test(parent))) note(`${at}.parent`, 'id');
  const own = known === 'cells' ? withParent(fields, parent) : { id, ...fields };
  const reading = checkThing({ type, in: known }, own, at);
  if (reading.status === 'refused') faults.push(...reading.faults.slice(0, MOST_FAULTS - faults.length));
};

const withParent = (fields: Value, parent: unknown): Value =>
  parent === undefined ? fields : { ...fields, parent };

const checkIds = (value: unknown, path: string, note: Note): void => {
  if (!Array.isArray(value)) return note(path, 'type', 'list');
  if (value.length > MOST_IDS) return note(path, 'many', MOST_IDS);
  for (const [at, id] of (value as unknown[]).entries())
    if (typeof id !== 'string' || !ID.test(id)) return note(`${path}.${at}`, 'id');
};

const checkId = (value: unknown, path: string, note: Note): void => {
  if (value !== HEAD_ID && (typeof value !== 'string' || !ID.test(value))) note(path, 'id');
};

const checkValues = (value: unknown, path: string, note: Note): void => {
  if (!isRecord(value)) return note(path, 'type', 'object');
  for (const [key, one] of Object.entries(value)) {
    if (!isFieldPath(key)) note(`${path}.${key.slice(0, 100)}`, 'unknown');
    else if (!isJson(one, 20)) note(`${path}.${key}`, 'type', 'JSON');
  }
};

const checkPlace: Check['run'] = (op, path, { note }) => {
  const { ids, parent, order, was } = op;
  checkIds(ids, `${path}.ids`, note);
  if (parent !== null && (typeof parent !== 'string' || !ID.test(parent))) note(`${path}.parent`, 'id');
  if (!isListLike(order, ids)) return note(`${path}.order`, 'type', 'list of as many orders');
  for (const [at, one] of order.entries())
    if (typeof one !== 'string' || !isOrder(one)) return note(`${path}.order.${at}`, 'order');
  if (was !== undefined && !(isListLike(was, ids) && was.every(isFormer)))
    return note(`${path}.was`, 'type', 'list of as many places');
};

/** Returns whether a value is a list with as many entries as another. */
const isListLike = (value: unknown, other: unknown): value is readonly unknown[] =>
  Array.isArray(value) && Array.isArray(other) && value.length === other.length;

const isFormer = (value: unknown): boolean =>
  isRecord(value) &&
  (value['parent'] === null || typeof value['parent'] === 'string') &&
  typeof value['order'] === 'string';

const checkSplice: Check['run'] = (op, path, { note }) => {
  checkId(op['id'], `${path}.id`, note);
  if (typeof op['field'] !== 'string' || !TEXT_FIELDS.includes(op['field']))
    note(`${path}.field`, 'choice', TEXT_FIELDS.join(', '));
  for (const key of ['at', 'cut'])
    if (!Number.isSafeInteger(op[key]) || Number(op[key]) < 0)
      note(`${path}.${key}`, 'type', 'whole number ≥ 0');
  const { put } = op;
  if (typeof put === 'string' ? put.length > LONGEST_TEXT : !isRuns(put)) note(`${path}.put`, 'type', 'text');
};

const isRuns = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= 500 &&
  value.every((run) => isRecord(run) && typeof run['text'] === 'string');

/** Fields that hold a text that several may write in at once. */
const TEXT_FIELDS: readonly string[] = ['title', 'text', 'note'];

const CHECKS: Readonly<Record<string, Check>> = {
  add: { fields: ['op', 'things'], run: checkAdd },
  remove: {
    fields: ['op', 'ids'],
    run: (op, path, { note }) => {
      checkIds(op['ids'], `${path}.ids`, note);
    },
  },
  set: {
    fields: ['op', 'id', 'to', 'was'],
    run: (op, path, { note }) => {
      checkId(op['id'], `${path}.id`, note);
      checkValues(op['to'], `${path}.to`, note);
      if (op['was'] !== undefined) checkValues(op['was'], `${path}.was`, note);
    },
  },
  place: { fields: ['op', 'ids', 'parent', 'order', 'was'], run: checkPlace },
  splice: { fields: ['op', 'id', 'field', 'at', 'cut', 'put'], run: checkSplice },
};

const isRecord = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isJson = (value: unknown, depth: number): boolean => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (depth === 0 || typeof value !== 'object') return false;
  if (Array.isArray(value)) return value.every((one) => isJson(one, depth - 1));
  return Object.entries(value).every(([key, one]) => key !== '__proto__' && isJson(one, depth - 1));
};
