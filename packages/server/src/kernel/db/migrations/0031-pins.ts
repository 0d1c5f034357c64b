import type { Migration } from 'kysely/migration';
import { forward } from './forward.ts';

/** Holds the folders that people keep at hand in the side menu. */
export const pins: Migration = forward([
  `create table pin (
    user_id uuid not null,
    node_id uuid not null,
    owner_id uuid not null,
    position double precision not null,
    primary key (user_id, node_id)
  )`,
  // A folder that is deleted for good is looked for in the pins of everyone.
  `create index pin_node on pin (owner_id, node_id)`,
]);
