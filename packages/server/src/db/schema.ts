import type { ColumnType, Generated } from 'kysely';

// An instant is a bigint of epoch milliseconds everywhere, an id is a UUIDv7 made by the app.
type Instant = number;
type Uuid = string;
type Bytes = ColumnType<Buffer, Buffer | Uint8Array, Buffer | Uint8Array>;
type JsonObject = Record<string, unknown>;
// JSON goes in as text (JSON.stringify), so that an array is never taken for a PostgreSQL array.
type Json = ColumnType<JsonObject, string | undefined, string>;
type JsonOrNull = ColumnType<JsonObject | null, string | null | undefined, string | null>;
/** A list; who reads it looks what is in it. */
type JsonListOrNull = ColumnType<readonly unknown[] | null, string | null | undefined, string | null>;

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

/** Holds a folder (kind 0) or a chart (kind 1). A top-level node has its owner's id as parent. */
export interface NodeTable {
  owner_id: Uuid;
  id: Uuid;
  parent_id: Uuid;
  kind: 0 | 1;
  category: string;
  chart_type: string | null;
  title: string;
  title_key: string;
  pos: string;
  status: Generated<0 | 1 | 2>;
  public_clone: Generated<boolean>;
  canvas_count: Generated<number>;
  thumb_key: string | null;
  org_id: string | null;
  template_id: string | null;
  clone_of: Uuid | null;
  lock_type: string | null;
  creator_id: Uuid;
  created_at: Instant;
  last_modify: Instant;
  state: Generated<0 | 1 | 2>;
  trash_root: Uuid | null;
  deleted_at: Instant | null;
  version: Generated<number>;
}

/** Finds the owner of a node that is known by its bare id. */
export interface NodeLocatorTable {
  id: Uuid;
  owner_id: Uuid;
}

/** Counts the live children of a folder; the top level is the row whose folder_id is the owner's id. */
export interface FolderCounterTable {
  owner_id: Uuid;
  folder_id: Uuid;
  children: Generated<number>;
}

/** Holds the definition of one canvas, or the key of the object that holds it. */
export interface NodeBodyTable {
  owner_id: Uuid;
  node_id: Uuid;
  canvas: Generated<number>;
  def: JsonOrNull;
  object_key: string | null;
  version: number;
  updated_at: Instant;
}

/** Holds the search grams of a node's title, each salted once by its owner and once by its folder. */
export interface NodeSearchTable {
  owner_id: Uuid;
  node_id: Uuid;
  grams: number[];
}

/** Remembers when a person last opened or edited a node. */
export interface RecentTable {
  user_id: Uuid;
  node_id: Uuid;
  owner_id: Uuid;
  opened_at: Instant;
}

/** Holds a favourite: kind 0 a chart, 1 a template. */
export interface FavouriteTable {
  user_id: Uuid;
  kind: 0 | 1;
  node_id: Uuid;
  owner_id: Uuid | null;
  created_at: Instant;
}

/** Holds a right on somebody else's node, on the owner's side: role 0 viewer, 1 editor, 2 manager. */
export interface CollaboratorTable {
  owner_id: Uuid;
  node_id: Uuid;
  user_id: Uuid;
  role: 0 | 1 | 2;
  state: Generated<number>;
  invited_at: Instant;
  note: string | null;
}

/** Holds the same right on the invited person's side, for the list of files shared with them. */
export interface CollabInboxTable {
  user_id: Uuid;
  node_id: Uuid;
  owner_id: Uuid;
  role: 0 | 1 | 2;
  invited_at: Instant;
}

/** Remembers the answer of a write under the key its caller gave, so that a repeat gets the same answer. */
export interface IdempotencyTable {
  user_id: Uuid;
  key: string;
  fingerprint: Bytes;
  status: number | null;
  response: JsonOrNull;
  expires_at: Instant;
}

/** Holds a partner and the page origins its client id may be used from. */
export interface PartnerClientTable {
  id: string;
  name: string;
  allowed_origins: string[];
  created_at: Instant;
  /** The most that tokens of the partner may do. */
  scopes: Generated<string[]>;
}

/** Holds the hash of a partner's secret; one that was replaced has an end. */
export interface PartnerSecretTable {
  id: Uuid;
  client_id: string;
  secret_hash: Bytes;
  created_at: Instant;
  expires_at: Instant | null;
}

/** Remembers that a person let a partner in; the partner's tokens belong to this device. */
export interface PartnerGrantTable {
  client_id: string;
  user_id: Uuid;
  device_id: Uuid;
  created_at: Instant;
}

/** Holds what a one-time code stands for; `session_hash` is the session that made it, without which it is worth nothing. */
export interface HandOffTable {
  code_hash: Bytes;
  kind: 'page' | 'partner' | 'launch' | 'switch';
  user_id: Uuid;
  session_hash: Bytes;
  client_id: string | null;
  payload: Json;
  created_at: Instant;
  expires_at: Instant;
}

/** Keeps the outcome of a surface under a ticket until it is taken. */
export interface KeptOutcomeTable {
  ticket_hash: Bytes;
  user_id: Uuid;
  client_id: string;
  outcome: JsonOrNull;
  /** What the token covered that left it, as in `session`. */
  items: JsonListOrNull;
  created_at: Instant;
  taken_at: Instant | null;
  expires_at: Instant;
}

/** Binds a meeting account; its tokens are sealed with a key that is not in the database. */
export interface MeetingBindingTable {
  user_id: Uuid;
  open_id: string;
  sealed: Bytes;
  expires_at: Instant;
  created_at: Instant;
}

/** Counts attempts under a key until an instant; its rows may vanish after a crash. */
export interface RateLimitTable {
  key: string;
  points: number;
  expires_at: Instant;
}

/** Holds facts about the installation, such as which seed was loaded. */
export interface AppMetaTable {
  key: string;
  value: string;
  updated_at: Instant;
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

/** Holds what the author said of a published file. */
export interface PublicationTable {
  owner_id: Uuid;
  node_id: Uuid;
  description: string;
  tags: string[];
  price_fen: number;
  published_at: Instant;
}

/** Records a download; `used_at` is set when its file was handed out. */
export interface ExportRecordTable {
  user_id: Uuid;
  id: Uuid;
  owner_id: Uuid;
  node_id: Uuid;
  export_type: string;
  created_at: Instant;
  used_at: Instant | null;
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

/** Holds the view link of a file. `id` is what its address carries; the password is an argon2id PHC string. */
export interface ShareLinkTable {
  id: string;
  owner_id: Uuid;
  node_id: Uuid;
  enabled: Generated<boolean>;
  password_hash: string | null;
  created_at: Instant;
}

/** Maps every table name to its columns. */
export interface Schema {
  app_user: AppUserTable;
  login_name: LoginNameTable;
  device: DeviceTable;
  session: SessionTable;
  user_counter: UserCounterTable;
  node: NodeTable;
  node_locator: NodeLocatorTable;
  folder_counter: FolderCounterTable;
  node_body: NodeBodyTable;
  node_search: NodeSearchTable;
  recent: RecentTable;
  favourite: FavouriteTable;
  collaborator: CollaboratorTable;
  collab_inbox: CollabInboxTable;
  idempotency: IdempotencyTable;
  partner_client: PartnerClientTable;
  rate_limit: RateLimitTable;
  app_meta: AppMetaTable;
  verify_code: VerifyCodeTable;
  third_binding: ThirdBindingTable;
  publication: PublicationTable;
  export_record: ExportRecordTable;
  partner_secret: PartnerSecretTable;
  partner_grant: PartnerGrantTable;
  hand_off: HandOffTable;
  kept_outcome: KeptOutcomeTable;
  meeting_binding: MeetingBindingTable;
  notification: NotificationTable;
  share_link: ShareLinkTable;
}

/** Lists every table with its key columns in order, parents of a move first. */
export const tableKeys = {
  app_user: ['id'],
  login_name: ['kind', 'name_key'],
  device: ['user_id', 'id'],
  session: ['token_hash'],
  user_counter: ['user_id'],
  node: ['owner_id', 'id'],
  node_locator: ['id'],
  folder_counter: ['owner_id', 'folder_id'],
  node_body: ['owner_id', 'node_id', 'canvas'],
  node_search: ['owner_id', 'node_id'],
  recent: ['user_id', 'node_id'],
  favourite: ['user_id', 'kind', 'node_id'],
  collaborator: ['owner_id', 'node_id', 'user_id'],
  collab_inbox: ['user_id', 'node_id'],
  idempotency: ['user_id', 'key'],
  partner_client: ['id'],
  rate_limit: ['key'],
  app_meta: ['key'],
  verify_code: ['id'],
  third_binding: ['user_id', 'partner'],
  publication: ['owner_id', 'node_id'],
  export_record: ['user_id', 'id'],
  partner_secret: ['id'],
  partner_grant: ['client_id', 'user_id'],
  hand_off: ['code_hash'],
  kept_outcome: ['ticket_hash'],
  meeting_binding: ['user_id'],
  notification: ['user_id', 'id'],
  share_link: ['id'],
} as const satisfies Record<keyof Schema, readonly string[]>;
