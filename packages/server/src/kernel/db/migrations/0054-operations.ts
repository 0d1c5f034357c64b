import type { Migration } from 'kysely/migration';
import { forward } from './forward.ts';

/** Holds the changes in canvases, one row a transaction: its row is the acknowledgement. */
export const operations: Migration = forward([
  `create table node_op (
    owner_id uuid not null,
    node_id uuid not null,
    canvas integer not null,
    version integer not null,
    id text not null,
    made_by uuid,
    made_at bigint not null,
    cause text not null,
    label text not null,
    ops jsonb not null,
    primary key (owner_id, node_id, canvas, version)
  )`,
  // Who sends a transaction again because the answer was lost is told that it is there.
  `create unique index node_op_id on node_op (owner_id, node_id, canvas, id)`,
  `create index node_op_made_at on node_op (made_at)`,
  // Definitions of older versions are brought forward until these two are empty.
  `create index node_body_old on node_body (owner_id, node_id, canvas)
    where def is not null and coalesce(def->>'v', '0') in ('0', '1')`,
  `create index node_revision_old on node_revision (owner_id, node_id, canvas, version)
    where def is not null and coalesce(def->>'v', '0') in ('0', '1')`,
]);
