import type { Json } from '@chartdock/documents';
import { isSame, readPath } from '../operations/field-paths.ts';
import type { Transaction, Values } from '../operations/operation.types.ts';
import type { ThingIndex } from '../things/thing-index.ts';
import { HEAD_ID } from '../things/thing.types.ts';
import type { Fieldset } from '../things/thing.types.ts';

/** A field that both sides changed while neither knew of the other. */
export interface FieldConflict {
  readonly id: string;
  readonly field: string;
  readonly mine: Json;
  readonly theirs: Json;
  /** Who changed it, when the server said so. */
  readonly by?: string;
}

/** A transaction of someone else, as the server tells it. */
export interface RemoteTransaction extends Transaction {
  readonly version: number;
  readonly by?: string | null;
}

/** Lists fields that waiting transactions and those of others set to different values; the waiting ones count, and the person may choose theirs. */
export const listConflicts = (
  waiting: readonly Transaction[],
  rows: readonly RemoteTransaction[],
): readonly FieldConflict[] => {
  const own = new Set(waiting.map(({ id }) => id));
  const theirs = new Map<string, { readonly value: Json; readonly by: string | undefined }>();
  for (const row of rows)
    if (!own.has(row.id))
      for (const [key, value] of valuesOf(row)) theirs.set(key, { value, by: row.by ?? undefined });
  if (theirs.size === 0) return [];
  const mine = new Map(waiting.flatMap((one) => [...valuesOf(one)]));
  return [...mine].flatMap(([key, value]): FieldConflict[] => {
    const other = theirs.get(key);
    if (other === undefined || isSame(other.value, value)) return [];
    const at = key.indexOf(' ');
    const field = { id: key.slice(0, at), field: key.slice(at + 1), mine: value, theirs: other.value };
    return [other.by === undefined ? field : { ...field, by: other.by }];
  });
};

/** Lists fields that waiting transactions set and that meanwhile hold another value than those were made on. */
export const listConflictsOn = (
  index: ThingIndex,
  waiting: readonly Transaction[],
): readonly FieldConflict[] => {
  const first = new Map<string, Json>();
  for (const { ops } of waiting)
    for (const op of ops)
      if (op.op === 'set' && op.was !== undefined)
        for (const [path, value] of entriesOf(op.was))
          if (!first.has(`${op.id} ${path}`)) first.set(`${op.id} ${path}`, value);
  const mine = new Map(waiting.flatMap((one) => [...valuesOf(one)]));
  return [...mine].flatMap(([key, value]): FieldConflict[] => {
    const at = key.indexOf(' ');
    const [id, field] = [key.slice(0, at), key.slice(at + 1)];
    const fields = id === HEAD_ID ? index.head : index.get(id);
    const was = first.get(key);
    if (fields === undefined || was === undefined) return [];
    const theirs = (readPath(fields as unknown as Fieldset, field) ?? null) as Json;
    return isSame(theirs, was) || isSame(theirs, value) ? [] : [{ id, field, mine: value, theirs }];
  });
};

const valuesOf = ({ ops }: Transaction): ReadonlyMap<string, Json> =>
  new Map(
    ops.flatMap((op) =>
      op.op === 'set' ? entriesOf(op.to).map(([path, value]) => [`${op.id} ${path}`, value] as const) : [],
    ),
  );

const entriesOf = (to: Values): readonly (readonly [string, Json])[] => Object.entries(to);
