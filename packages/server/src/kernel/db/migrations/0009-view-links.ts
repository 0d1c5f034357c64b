import type { Migration } from 'kysely/migration';
import { forward } from './forward.ts';

/** Creates the view links of files, at most one of a file. The id is kept as it is, because its owner is shown it again. */
export const viewLinks: Migration = forward([
  `create table share_link (
    id text collate "C" primary key,
    owner_id uuid not null,
    node_id uuid not null,
    enabled boolean not null default true,
    password_hash text,
    created_at bigint not null
  )`,
  `create unique index share_link_node on share_link (owner_id, node_id)`,
]);
