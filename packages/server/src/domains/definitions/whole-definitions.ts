import { unpackDefinition } from '../../drawing/definitions/packed.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { App } from '../../kernel/calls/context.ts';

/** Columns of a row about a definition: all of it, or its head and the key of the object that holds all of it. */
export interface StoredContent {
  readonly def: Readonly<Record<string, unknown>> | null;
  readonly object_key: string | null;
}

/** Returns the part that stays in a row of a definition that moved into an object: enough to name the canvas and to know who may read it. */
export const headOf = (def: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => ({
  v: def['v'],
  type: def['type'],
  page: def['page'],
});

/** Reads the whole of a stored definition. Throws `fileUnavailable` for one whose object went since its row was read. */
export const loadWhole = async (
  { blobs }: Pick<App, 'blobs'>,
  { def, object_key: key }: StoredContent,
): Promise<StoredContent['def']> => {
  if (key === null) return def;
  const packed = await blobs.get(key);
  if (packed === undefined) throw new CallError('fileUnavailable');
  return JSON.parse(unpackDefinition(packed)) as StoredContent['def'];
};
