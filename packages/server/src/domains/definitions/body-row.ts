import type { Definition } from '@chartdock/documents';
import type { StoredFile } from './bodies.ts';

/** A definition of ours, or one that is stored already and copied as it is. */
export type AnyDefinition = Definition | Readonly<Record<string, unknown>>;

/** Stored form of a canvas. */
export interface NewBody {
  readonly canvas: number;
  readonly definition: AnyDefinition;
  readonly version: number;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly savedBy: string;
}

/** Returns the columns about the content of a canvas for a definition. */
export const contentColumns = (definition: AnyDefinition) => {
  const def = JSON.stringify(definition);
  return { def, object_key: null, bytes: Buffer.byteLength(def) };
};

/** Builds the row of a canvas. */
export const bodyRow = (
  { owner_id, id }: StoredFile,
  { canvas, definition, version, now, savedBy }: NewBody,
) => ({
  owner_id,
  node_id: id,
  canvas,
  ...contentColumns(definition),
  version,
  updated_at: now,
  saved_by: savedBy,
});
