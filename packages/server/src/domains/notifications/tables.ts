import type { TableKeys } from '../../kernel/db/schema.ts';
import type { Instant, Json, Uuid } from '../../kernel/db/columns.ts';

/** Holds something a person is told. Its text is made when it is read, in the reader's language, of the kind and the values in `body`. */
export interface NotificationTable {
  user_id: Uuid;
  id: Uuid;
  kind: string;
  body: Json;
  read_at: Instant | null;
  created_at: Instant;
}

declare module '../../kernel/db/schema.ts' {
  interface Schema {
    notification: NotificationTable;
  }
}

/** Holds the notices of people. */
export const notificationTables = {
  notification: ['user_id', 'id'],
} as const satisfies TableKeys;
