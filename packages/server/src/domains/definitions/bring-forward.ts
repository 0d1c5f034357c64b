import { readDefinition } from '@chartdock/documents';
import { sql } from 'kysely';
import type { App, Handle } from '../../kernel/calls/context.ts';
import { contentColumns } from './body-row.ts';
import { loadWhole } from './whole-definitions.ts';
import type { StoredContent } from './whole-definitions.ts';

const BATCH = 200;
const TABLES = ['node_body', 'node_revision'] as const;

interface OldRow extends StoredContent {
  readonly owner_id: string;
  readonly node_id: string;
  readonly canvas: number;
  readonly version: number;
}

type Table = (typeof TABLES)[number];

/** How far each table was walked since the server started; unreadable ones are left where they are. */
const walked = new WeakMap<object, Map<Table, OldRow>>();

/**
 * Brings stored definitions of older versions forward, a few hundred at most, and returns how many. The look and version of a
 * canvas stay; large ones come back into their rows, and leave them again as large ones do.
 */
export const bringForward = async (app: App): Promise<number> => {
  const places = walked.get(app.database) ?? new Map<Table, OldRow>();
  walked.set(app.database, places);
  let brought = 0;
  for (const table of TABLES) {
    const rows = await listOld(app.database.db, table, places.get(table));
    for (const row of rows) if (await bringOne(app, table, row)) brought += 1;
    const last = rows.at(-1);
    // Copies and restored states may be old again, so the walk begins anew behind the last.
    if (last === undefined) places.delete(table);
    else places.set(table, last);
  }
  return brought;
};

const FIRST = {
  owner_id: '00000000-0000-0000-0000-000000000000',
  node_id: '00000000-0000-0000-0000-000000000000',
  canvas: -1,
  version: -1,
} as const;

const listOld = async (db: Handle, table: Table, after: OldRow | undefined): Promise<OldRow[]> => {
  const { owner_id, node_id, canvas, version } = after ?? FIRST;
  const { rows } = await sql<OldRow>`
    select owner_id, node_id, canvas, version, def, object_key from ${sql.table(table)}
      where def is not null and coalesce(def->>'v', '0') in ('0', '1')
        and (owner_id, node_id, canvas, version) > (${owner_id}, ${node_id}, ${canvas}, ${version})
      order by owner_id, node_id, canvas, version limit ${BATCH}`.execute(db);
  return rows;
};

const bringOne = async (app: App, table: Table, row: OldRow): Promise<boolean> => {
  const reading = readDefinition(await loadWhole(app, row));
  if (reading.status !== 'read') return false;
  const { def, bytes } = contentColumns(reading.definition);
  // Someone may have saved meanwhile: then another version stands there, written in the form of today.
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(table)} set def = ${def}::jsonb, object_key = null, bytes = ${bytes}
      where owner_id = ${row.owner_id} and node_id = ${row.node_id} and canvas = ${row.canvas}
        and version = ${row.version} and coalesce(def->>'v', '0') in ('0', '1')`.execute(app.database.db);
  return numAffectedRows > 0n;
};
