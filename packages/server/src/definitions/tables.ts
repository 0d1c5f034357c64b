import type { Generated } from 'kysely';
import type { Instant, JsonOrNull, Uuid } from '../db/columns.ts';

/** Holds the definition of one canvas, or the key of the object that holds it. */
export interface NodeBodyTable {
  owner_id: Uuid;
  node_id: Uuid;
  canvas: Generated<number>;
  def: JsonOrNull;
  object_key: string | null;
  version: number;
  updated_at: Instant;
}

/** Holds what is drawn in files. */
export interface DefinitionTables {
  node_body: NodeBodyTable;
}
