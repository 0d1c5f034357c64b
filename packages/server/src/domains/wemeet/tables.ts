import type { Bytes, Instant, Uuid } from '../../kernel/db/columns.ts';

/** Binds a meeting account; its tokens are sealed with a key that is not in the database. */
export interface MeetingBindingTable {
  user_id: Uuid;
  open_id: string;
  sealed: Bytes;
  expires_at: Instant;
  created_at: Instant;
}

/** Holds bindings of meeting accounts. */
export interface MeetingTables {
  meeting_binding: MeetingBindingTable;
}
