import type { TableKeys } from '../../kernel/db/schema.ts';
import type { Generated } from 'kysely';
import type { Instant, JsonListOrNull, JsonOrNull, Uuid } from '../../kernel/db/columns.ts';

/** Stored content of a canvas, now or at a time. */
interface Content {
  /** The definition; only its `v`, `type` and `page` where an object holds the whole of it. */
  def: JsonOrNull;
  /** Key of the object that holds the whole definition; null while the row does. */
  object_key: string | null;
  /** Size of the whole definition as JSON text; null in rows from before it was written down. */
  bytes: number | null;
}

/** Holds the definition of one canvas. */
export interface NodeBodyTable extends Content {
  owner_id: Uuid;
  node_id: Uuid;
  /** Number of the canvas, which names it and is not used twice. */
  canvas: Generated<number>;
  version: number;
  updated_at: Instant;
  /** Place among the canvases of the file; equal ones are ordered by number. */
  ord: Generated<number>;
  /** Name that was given to the canvas; null for the one that its definition has. */
  title: string | null;
  /** Who saved it; null where nobody wrote that down. */
  saved_by: Uuid | null;
}

/** Holds former contents of canvases, each state by its version. */
export interface NodeRevisionTable extends Content {
  owner_id: Uuid;
  node_id: Uuid;
  canvas: number;
  version: number;
  saved_at: Instant;
  saved_by: Uuid | null;
  /** How far the states around it have been thinned: 0 not yet, 1 to one an hour, 2 to one a day. */
  tier: Generated<number>;
}

/** Holds one transaction of changes of a canvas, by the version that it made. */
export interface NodeOpTable {
  owner_id: Uuid;
  node_id: Uuid;
  canvas: number;
  version: number;
  /** Id that the client gave it. */
  id: string;
  made_by: Uuid | null;
  made_at: Instant;
  cause: string;
  label: string;
  ops: JsonListOrNull;
}

/** Lists the objects that hold large definitions. One that nothing names any longer is deleted some time after it was last named. */
export interface StoredObjectTable {
  key: string;
  /** Last instant at which something began to name it. */
  touched_at: Instant;
}

declare module '../../kernel/db/schema.ts' {
  interface Schema {
    node_body: NodeBodyTable;
    node_revision: NodeRevisionTable;
    node_op: NodeOpTable;
    stored_object: StoredObjectTable;
  }
}

/** Holds the content of files. */
export const definitionTables = {
  node_body: ['owner_id', 'node_id', 'canvas'],
  node_revision: ['owner_id', 'node_id', 'canvas', 'version'],
  node_op: ['owner_id', 'node_id', 'canvas', 'version'],
  stored_object: ['key'],
} as const satisfies TableKeys;
