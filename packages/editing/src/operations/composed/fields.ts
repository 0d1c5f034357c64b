import type { EdgeLabel, Json } from '@chartdock/documents';
import type { Thing } from '../../things/thing.types.ts';
import type { BendIntent, GroupIntent, StyleIntent, WriteIntent } from '../intent.types.ts';
import type { Operation, Values } from '../operation.types.ts';
import type { Reduced, Reducing } from './reduced.types.ts';

/** Turns writing into values of the fields that hold the text. */
export const reduceWrite = ({ id, text, runs, rows, label }: WriteIntent, { index }: Reducing): Reduced => {
  const thing = index.get(id);
  if (thing?.in === 'cells' && thing.t === 'edge')
    return only({ op: 'set', id, to: { labels: labelsWith(thing.labels, label ?? 0, text ?? '') } });
  const field = thing?.in === 'topics' ? 'title' : 'text';
  // Runs bring the plain text along.
  const to = defined({ [runs === undefined ? field : 'runs']: runs ?? text, rows });
  return only({ op: 'set', id, to });
};

const defined = (values: Readonly<Record<string, unknown>>): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, asJson(value)]])),
  );

/** Values of documents are JSON. */
const asJson = (value: unknown): Json => value as Json;

/** Writes one label; an empty one goes, and one behind all comes to the middle of the line. */
const labelsWith = (labels: readonly EdgeLabel[], at: number, text: string): Json => {
  const next = labels.flatMap((one, index): EdgeLabel[] => {
    if (index !== at) return [one];
    const { runs: _runs, ...rest } = one;
    return text === '' ? [] : [{ ...rest, text }];
  });
  return asJson(at < labels.length || text === '' ? next : [...next, { t: 0.5, text }]);
};

/** Turns one look for several things into values of their styles. */
export const reduceStyle = ({ ids, to }: StyleIntent): Reduced => {
  const values = Object.fromEntries(Object.entries(to).map(([key, value]) => [`style.${key}`, value]));
  return { ops: ids.map((id): Operation => ({ op: 'set', id, to: values })), created: [] };
};

/** Turns bends into a way, or into the handles of a relation; without any it finds its own. */
export const reduceBend = ({ id, way }: BendIntent, { index }: Reducing): Reduced => {
  const field = index.get(id)?.in === 'relations' ? 'bends' : 'way';
  return only({ op: 'set', id, to: { [field]: way.length === 0 ? null : asJson(way) } });
};

/** Turns grouping into a name that shapes share. */
export const reduceGroup = ({ ids, id }: GroupIntent, { index }: Reducing): Reduced => ({
  ops: ids
    .map((one) => index.get(one))
    .filter((thing): thing is Thing => thing?.in === 'cells' && thing.t === 'node')
    .map((thing): Operation => ({ op: 'set', id: thing.id, to: { group: id } })),
  created: [],
});

const only = (op: Operation): Reduced => ({ ops: [op], created: [] });
