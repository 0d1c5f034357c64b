import type { Migration } from 'kysely/migration';
import { forward } from './forward.ts';

/** Lets the trash be listed by files or by folders alone without a look at the others. */
export const trashKinds: Migration = forward([
  `create index node_trash_kind on node (owner_id, kind, deleted_at, id) where state = 1`,
]);
