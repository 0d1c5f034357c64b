import type { Migration } from 'kysely/migration';
import { forward } from './forward.ts';

/** Creates the notifications of people. An id grows with time, so the key itself is the order of the list. */
export const notifications: Migration = forward([
  `create table notification (
    user_id uuid not null,
    id uuid not null,
    kind text collate "C" not null,
    body jsonb not null,
    read_at bigint,
    created_at bigint not null,
    primary key (user_id, id)
  )`,
  `create index notification_unread on notification (user_id, id) where read_at is null`,
]);
