import type { Json } from '@chartdock/documents';
import { isSame } from '../operations/field-paths.ts';
import type { Transaction, Values } from '../operations/operation.types.ts';

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

const valuesOf = ({ ops }: Transaction): ReadonlyMap<string, Json> =>
  new Map(
    ops.flatMap((op) =>
      op.op === 'set' ? entriesOf(op.to).map(([path, value]) => [`${op.id} ${path}`, value] as const) : [],
    ),
  );

const entriesOf = (to: Values): readonly (readonly [string, Json])[] => Object.entries(to);
