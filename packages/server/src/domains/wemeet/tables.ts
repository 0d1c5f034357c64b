import type { TableKeys } from '../../kernel/db/schema.ts';
import type { Bytes, Instant, Uuid } from '../../kernel/db/columns.ts';

/** Binds a meeting account; its tokens are sealed with a key that is not in the database. */
export interface MeetingBindingTable {
  user_id: Uuid;
  open_id: string;
  sealed: Bytes;
  expires_at: Instant;
  created_at: Instant;
}

declare module '../../kernel/db/schema.ts' {
  interface Schema {
    meeting_binding: MeetingBindingTable;
  }
}

/** Holds bindings of meeting accounts. */
export const meetingTables = {
  meeting_binding: ['user_id'],
} as const satisfies TableKeys;
