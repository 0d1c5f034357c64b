import type { Migration } from 'kysely/migration';
import { forward } from './forward.ts';

// Rules (docs/decisions): the owner leads every key, no foreign key crosses owners, no trigger,
// no sequence, "C" order for every text that is compared, instants are epoch milliseconds.
const accounts = [
  `create table app_user (
    id uuid primary key,
    user_name text not null,
    full_name text not null,
    phone text,
    email text,
    password_hash text,
    photo_key text,
    locale text not null default 'zh',
    member_until bigint,
    org_until bigint,
    org_id text,
    team_id text,
    restricted_at bigint,
    profile jsonb not null default '{}',
    register_type text,
    create_chart_status text not null default 'normal',
    created_at bigint not null,
    last_login bigint,
    version int not null default 1
  )`,
  `create table login_name (
    kind text collate "C" not null,
    name_key text collate "C" not null,
    user_id uuid not null,
    primary key (kind, name_key)
  )`,
  `create index login_name_by_user on login_name (user_id)`,
  `create table device (
    user_id uuid not null,
    id uuid not null,
    label text,
    info jsonb not null default '{}',
    ip text,
    first_seen bigint not null,
    last_seen bigint not null,
    revoked_at bigint,
    primary key (user_id, id)
  )`,
  `create table session (
    token_hash bytea primary key,
    user_id uuid not null,
    device_id uuid not null,
    created_at bigint not null,
    last_seen bigint not null,
    expires_at bigint not null,
    revoked_at bigint
  )`,
  `create index session_by_user on session (user_id, device_id)`,
  `create index session_expiry on session (expires_at)`,
  `create table user_counter (
    user_id uuid primary key,
    files int not null default 0 check (files >= 0),
    folders int not null default 0 check (folders >= 0),
    trash int not null default 0 check (trash >= 0),
    trash_roots int not null default 0 check (trash_roots >= 0),
    unread int not null default 0 check (unread >= 0)
  ) with (fillfactor = 50)`,
];

const nodes = [
  `create table node (
    owner_id uuid not null,
    id uuid not null,
    parent_id uuid not null,
    kind smallint not null check (kind in (0, 1)),
    category text not null,
    chart_type text,
    title text not null,
    title_key text collate "C" not null,
    pos text collate "C" not null,
    status smallint not null default 0 check (status in (0, 1, 2)),
    public_clone boolean not null default false,
    canvas_count int not null default 1,
    thumb_key text,
    org_id text,
    template_id text,
    clone_of uuid,
    lock_type text,
    creator_id uuid not null,
    created_at bigint not null,
    last_modify bigint not null,
    state smallint not null default 0 check (state in (0, 1, 2)),
    trash_root uuid,
    deleted_at bigint,
    version int not null default 1,
    primary key (owner_id, id),
    check (id <> parent_id),
    check ((state = 0) = (trash_root is null)),
    check ((state = 1) = (trash_root is not null and trash_root = id)),
    check ((state = 0) = (deleted_at is null))
  ) with (fillfactor = 85)`,
  `create index node_modified on node (owner_id, parent_id, last_modify, id) where state = 0`,
  `create index node_titled on node (owner_id, parent_id, title_key, id) where state = 0`,
  `create index node_placed on node (owner_id, parent_id, pos, id) where state = 0`,
  `create index node_newest on node (owner_id, last_modify, id) where state = 0`,
  `create index node_folders on node (owner_id, parent_id, title_key, id) where state = 0 and kind = 0`,
  `create index node_trash on node (owner_id, deleted_at, id) where state = 1`,
  `create index node_trashed_under on node (owner_id, trash_root, id) where state <> 0`,
  `create table node_locator (
    id uuid primary key,
    owner_id uuid not null
  )`,
  `create table folder_counter (
    owner_id uuid not null,
    folder_id uuid not null,
    children int not null default 0 check (children >= 0),
    primary key (owner_id, folder_id)
  ) with (fillfactor = 70)`,
  `create table node_body (
    owner_id uuid not null,
    node_id uuid not null,
    canvas smallint not null default 0,
    def jsonb,
    object_key text,
    version int not null,
    updated_at bigint not null,
    primary key (owner_id, node_id, canvas)
  )`,
  `create table node_search (
    owner_id uuid not null,
    node_id uuid not null,
    grams int[] not null,
    primary key (owner_id, node_id)
  )`,
  `create index node_search_grams on node_search using gin (grams) with (fastupdate = off)`,
];

const lists = [
  `create table recent (
    user_id uuid not null,
    node_id uuid not null,
    owner_id uuid not null,
    opened_at bigint not null,
    primary key (user_id, node_id)
  )`,
  `create index recent_opened on recent (user_id, opened_at, node_id)`,
  `create table favourite (
    user_id uuid not null,
    kind smallint not null check (kind in (0, 1)),
    node_id uuid not null,
    owner_id uuid,
    created_at bigint not null,
    primary key (user_id, kind, node_id)
  )`,
  `create index favourite_created on favourite (user_id, kind, created_at, node_id)`,
  `create table collaborator (
    owner_id uuid not null,
    node_id uuid not null,
    user_id uuid not null,
    role smallint not null check (role in (0, 1, 2)),
    state smallint not null default 0,
    invited_at bigint not null,
    note text,
    primary key (owner_id, node_id, user_id)
  )`,
  `create table collab_inbox (
    user_id uuid not null,
    node_id uuid not null,
    owner_id uuid not null,
    role smallint not null check (role in (0, 1, 2)),
    invited_at bigint not null,
    primary key (user_id, node_id)
  )`,
  `create index collab_inbox_invited on collab_inbox (user_id, invited_at, node_id)`,
];

const operations = [
  `create table idempotency (
    user_id uuid not null,
    key text collate "C" not null,
    fingerprint bytea not null,
    status int,
    response jsonb,
    expires_at bigint not null,
    primary key (user_id, key)
  )`,
  `create index idempotency_expiry on idempotency (expires_at)`,
  `create table partner_client (
    id text collate "C" primary key,
    name text not null,
    allowed_origins text[] not null,
    created_at bigint not null
  )`,
  `create unlogged table rate_limit (
    key text collate "C" primary key,
    points int not null,
    expires_at bigint not null
  )`,
  `create index rate_limit_expiry on rate_limit (expires_at)`,
  `create table app_meta (
    key text collate "C" primary key,
    value text not null,
    updated_at bigint not null
  )`,
];

/** Creates accounts, sessions, the file tree with its lists, and the operational tables. */
export const fileArea: Migration = forward([...accounts, ...nodes, ...lists, ...operations]);
