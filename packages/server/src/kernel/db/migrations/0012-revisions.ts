import type { Migration } from 'kysely/migration';
import { forward } from './forward.ts';

/** Keeps earlier contents of canvases, lets them be named and ordered, and large definitions live outside of the database. */
export const revisions: Migration = forward([
  `alter table node_body add column bytes int`,
  `alter table node_body add column ord smallint not null default 0`,
  `alter table node_body add column title text`,
  `alter table node_body add column saved_by uuid`,
  `create table node_revision (
    owner_id uuid not null,
    node_id uuid not null,
    canvas smallint not null,
    version int not null,
    def jsonb,
    object_key text,
    bytes int,
    saved_at bigint not null,
    saved_by uuid,
    tier smallint not null default 0,
    primary key (owner_id, node_id, canvas, version)
  )`,
  `create index node_revision_tier on node_revision (tier, saved_at)`,
  `create index node_body_large on node_body (updated_at) where object_key is null and bytes > 65536`,
  `create index node_revision_large on node_revision (saved_at) where object_key is null and bytes > 65536`,
  `create index node_body_object on node_body (object_key) where object_key is not null`,
  `create index node_revision_object on node_revision (object_key) where object_key is not null`,
  // Rows are written before the object and deleted after it, so that no object is ever unknown.
  `create table stored_object (
    key text collate "C" primary key,
    touched_at bigint not null
  )`,
  `create index stored_object_touched on stored_object (touched_at)`,
]);
