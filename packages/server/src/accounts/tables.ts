import type { Generated } from 'kysely';
import type { Bytes, Instant, Json, JsonListOrNull, Uuid } from '../db/columns.ts';

/** Holds one account. */
export interface AppUserTable {
  id: Uuid;
  user_name: string;
  full_name: string;
  phone: string | null;
  email: string | null;
  password_hash: string | null;
  photo_key: string | null;
  locale: Generated<string>;
  member_until: Instant | null;
  org_until: Instant | null;
  org_id: string | null;
  team_id: string | null;
  restricted_at: Instant | null;
  profile: Json;
  register_type: string | null;
  create_chart_status: Generated<string>;
  created_at: Instant;
  last_login: Instant | null;
  version: Generated<number>;
}

/** Finds an account by what is typed at sign-in: one row per name of each kind. */
export interface LoginNameTable {
  kind: string;
  name_key: string;
  user_id: Uuid;
}

/** Holds one browser or app an account signed in from. */
export interface DeviceTable {
  user_id: Uuid;
  id: Uuid;
  label: string | null;
  info: Json;
  ip: string | null;
  first_seen: Instant;
  last_seen: Instant;
  revoked_at: Instant | null;
}

/** Holds one session; the token itself is never stored, only its SHA-256. */
export interface SessionTable {
  token_hash: Bytes;
  user_id: Uuid;
  device_id: Uuid;
  created_at: Instant;
  last_seen: Instant;
  expires_at: Instant;
  revoked_at: Instant | null;
  /** The partner whose token it is, with what that may do; both null for a session of the person's own. */
  client_id: Generated<string | null>;
  scopes: Generated<string[] | null>;
  /** The files and folders that a partner's token covers, as `{fileId, fileType}`; null when it covers all of its person's. */
  items: JsonListOrNull;
}

/** Counts what an account owns, kept in the transaction of every change. `files` counts live and trashed files (never folders), `trash` counts trashed files, `trash_roots` the rows the trash shows. */
export interface UserCounterTable {
  user_id: Uuid;
  files: Generated<number>;
  folders: Generated<number>;
  trash: Generated<number>;
  trash_roots: Generated<number>;
  unread: Generated<number>;
}

/** Holds a code that was sent to a phone or address, or a binding token; only a keyed hash of it. */
export interface VerifyCodeTable {
  id: Uuid;
  user_id: Uuid;
  channel: 'phone' | 'email' | 'token';
  target: string;
  purpose: string;
  code_hash: Bytes;
  tries: Generated<number>;
  sent_at: Instant;
  expires_at: Instant;
  used_at: Instant | null;
}

/** Remembers from which partner an account bound its phone. */
export interface ThirdBindingTable {
  user_id: Uuid;
  partner: string;
  request_id: string;
  info: string | null;
  created_at: Instant;
}

/** Binds a meeting account; its tokens are sealed with a key that is not in the database. */
export interface MeetingBindingTable {
  user_id: Uuid;
  open_id: string;
  sealed: Bytes;
  expires_at: Instant;
  created_at: Instant;
}

/** Holds something a person is told. Its text is made when it is read, in the reader's language, of the kind and the values in `body`. */
export interface NotificationTable {
  user_id: Uuid;
  id: Uuid;
  kind: string;
  body: Json;
  read_at: Instant | null;
  created_at: Instant;
}

/** Holds what belongs to accounts: who they are, how they sign in and what they are told. */
export interface AccountTables {
  app_user: AppUserTable;
  login_name: LoginNameTable;
  device: DeviceTable;
  session: SessionTable;
  user_counter: UserCounterTable;
  verify_code: VerifyCodeTable;
  third_binding: ThirdBindingTable;
  meeting_binding: MeetingBindingTable;
  notification: NotificationTable;
}
