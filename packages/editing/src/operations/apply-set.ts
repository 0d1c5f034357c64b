import type { Json } from '@chartdock/documents';
import { checkThing } from '@chartdock/documents/checking';
import type { ThingIndex } from '../things/thing-index.ts';
import { HEAD_ID } from '../things/thing.types.ts';
import type { Fieldset, Thing } from '../things/thing.types.ts';
import { MISSED } from './applied.types.ts';
import type { Applied } from './applied.types.ts';
import { isSame, readPath, writePath } from './field-paths.ts';
import type { SetOperation, SpliceOperation, Values } from './operation.types.ts';
import { canLead } from './rules.ts';
import { runsOf, spell, spliceRuns, styledFieldOf, withRuns } from './styled-text.ts';

/** Sets fields of a thing. Guarded, as in undoing, it leaves fields alone that no longer hold the values it was made on. */
export const applySet = (index: ThingIndex, op: SetOperation, isGuarded: boolean): Applied => {
  const thing = fieldsOf(index, op.id);
  if (thing === undefined) return MISSED;
  const to = isGuarded ? untouched(thing, op) : op.to;
  const next = writeAll(thing, to);
  if (next === undefined || !isSound(index, op.id, next)) return MISSED;
  const paths = [...new Set([...Object.keys(to), ...movedAlong(thing, to)])];
  const set = valuesAt(next, paths);
  const was = valuesAt(thing, paths);
  if (isSame(set, was)) return { ...MISSED, isPartial: Object.keys(to).length < Object.keys(op.to).length };
  putFields(index, op.id, next);
  return {
    done: { op: 'set', id: op.id, to: set, was },
    inverse: [{ op: 'set', id: op.id, to: was, was: set }],
    changed: [op.id],
    isPartial: Object.keys(to).length < Object.keys(op.to).length,
  };
};

/** Replaces a piece of a text. One that reaches beyond the text is cut to it. */
export const applySplice = (index: ThingIndex, op: SpliceOperation): Applied => {
  const thing = fieldsOf(index, op.id);
  const text = thing?.[op.field] ?? (op.field === 'note' ? '' : undefined);
  if (thing === undefined || typeof text !== 'string') return MISSED;
  const at = Math.min(op.at, text.length);
  const cut = Math.min(op.cut, text.length - at);
  const put = op.field === styledFieldOf(thing) ? op.put : spell(op.put);
  const spliced = spliceRuns(runsOf(thing, op.field), { at, cut, put });
  const next = withRuns(thing, op.field, spliced.runs);
  if (isSame(next, thing)) return { ...MISSED, isPartial: false };
  if (!isSound(index, op.id, next)) return MISSED;
  putFields(index, op.id, next);
  return {
    done: { ...op, at, cut, put },
    inverse: inverseOf(thing, { ...op, at, cut, put }, spliced.cut),
    changed: [op.id],
    isPartial: false,
  };
};

/** A note that was not there goes away again, and does not stay as an empty one. */
const inverseOf = (
  thing: Fieldset,
  { id, field, at, put }: SpliceOperation,
  cut: SpliceOperation['put'],
): Applied['inverse'] =>
  thing[field] === undefined
    ? [{ op: 'set', id, to: { [field]: null }, was: { [field]: spell(put) } }]
    : [{ op: 'splice', id, field, at, cut: spell(put).length, put: cut }];

/** Returns the fields of a thing as an operation would leave them; `gone` for a missing thing, `shape` when a path leads through no object. */
export const valuesSet = (index: ThingIndex, op: SetOperation): Fieldset | 'gone' | 'shape' => {
  const thing = fieldsOf(index, op.id);
  if (thing === undefined) return 'gone';
  return writeAll(thing, op.to) ?? 'shape';
};

const fieldsOf = (index: ThingIndex, id: string): Fieldset | undefined =>
  // A copy, as a type of its own has no index signature.
  id === HEAD_ID ? { ...index.head } : spread(index.get(id));

const spread = (thing: Thing | undefined): Fieldset | undefined =>
  thing === undefined ? undefined : { ...thing };

const putFields = (index: ThingIndex, id: string, fields: Fieldset): void => {
  if (id === HEAD_ID) index.putHead(fields);
  // It was read with the rules of its list.
  else index.put(fields as unknown as Thing);
};

/** Returns the values that a guarded operation may still set. */
const untouched = (thing: Fieldset, { to, was }: SetOperation): Values =>
  Object.fromEntries(
    Object.entries(to).filter(
      ([path]) => was === undefined || isSame(readPath(thing, path) ?? null, was[path] ?? null),
    ),
  );

/** Writes all values; the plain text and the runs that spell it always change together. */
const writeAll = (thing: Fieldset, to: Values): Fieldset | undefined => {
  const styled = styledFieldOf(thing);
  let next: Fieldset | undefined = thing;
  for (const [path, value] of Object.entries(to)) {
    if (next === undefined) return undefined;
    next = writePath(next, path, value);
  }
  if (next === undefined || styled === undefined) return next;
  const runs = to['runs'];
  if (Array.isArray(runs)) return isRunList(runs) ? withRuns(next, styled, runs) : undefined;
  return to[styled] === undefined ? next : writePath(next, 'runs', null);
};

const isRunList = (value: Json): value is { readonly text: string }[] =>
  Array.isArray(value) &&
  value.every(
    (one: unknown) =>
      typeof one === 'object' && one !== null && 'text' in one && typeof one.text === 'string',
  );

const movedAlong = (thing: Fieldset, to: Values): readonly string[] => {
  const styled = styledFieldOf(thing);
  return styled !== undefined && (to['runs'] !== undefined || to[styled] !== undefined)
    ? ['runs', styled]
    : [];
};

const valuesAt = (thing: Fieldset, paths: readonly string[]): Values =>
  // Values in an index are JSON.
  Object.fromEntries(paths.map((path) => [path, (readPath(thing, path) ?? null) as Json]));

/** Returns whether a thing keeps the rules of its list, and leads to existing things. */
const isSound = (index: ThingIndex, id: string, next: Fieldset): boolean => {
  if (id === HEAD_ID) return checkThing({ type: index.type, in: 'head' }, next, '').status === 'read';
  const thing = next as unknown as Thing;
  return (
    checkThing({ type: index.type, in: thing.in }, toChecked(thing), '').status === 'read' &&
    canLead(index, thing)
  );
};

/** Writes a thing as its reader takes it: cells have their id beside them, and only they name their parent. */
export const toChecked = (thing: Thing): Fieldset => {
  const { in: list, id, parent, ...fields } = thing;
  if (list === 'cells') return parent === undefined ? fields : { ...fields, parent };
  return { id, ...fields };
};
