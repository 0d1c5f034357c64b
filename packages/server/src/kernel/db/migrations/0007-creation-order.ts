import type { Migration } from 'kysely/migration';
import { forward } from './forward.ts';

/** Lets a folder be listed and searched by creation without reading all it holds. */
export const creationOrder: Migration = forward([
  `create index node_created on node (owner_id, parent_id, created_at, id) where state = 0`,
]);
