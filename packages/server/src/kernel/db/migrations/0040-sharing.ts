import type { Migration } from 'kysely/migration';
import { forward } from './forward.ts';

/** Makes room for the commenter between viewer and editor. */
const roles = ['collaborator', 'collab_inbox'].flatMap((table) => [
  `alter table ${table} drop constraint if exists ${table}_role_check`,
  `update ${table} set role = role + 1 where role >= 1`,
  `alter table ${table} add constraint ${table}_role_known check (role between -1 and 3)`,
]);

/** Lets a file have several links of both kinds, each with its own protections. `key` stays when the address is reset. */
const links = [
  `alter table share_link
    add column key uuid not null default gen_random_uuid(),
    add column kind smallint not null default 0 check (kind in (0, 1)),
    add column role smallint not null default 0 check (role between 0 and 2),
    add column version int not null default 1,
    add column expires_at bigint,
    add column may_download boolean not null default false,
    add column may_copy boolean not null default false,
    add column note text,
    add column maker_id uuid,
    add column views int not null default 0,
    add column used_at bigint`,
  `update share_link set maker_id = owner_id`,
  `alter table share_link alter column maker_id set not null`,
  `drop index share_link_node`,
  `create index share_link_node on share_link (owner_id, node_id, created_at)`,
  `create unique index share_link_key on share_link (key)`,
  `create index share_link_maker on share_link (maker_id, created_at)`,
];

const collaborators = [
  `alter table collaborator
    add column link_key uuid,
    add column link_version int,
    add column contact text,
    add column invited_by uuid`,
  `create index collaborator_user on collaborator (user_id, node_id)`,
  `create index collaborator_link on collaborator (link_key) where link_key is not null`,
  `create table narrowing (
    owner_id uuid not null,
    node_id uuid not null,
    most smallint not null check (most between -1 and 3),
    primary key (owner_id, node_id)
  )`,
  `create table share_switch (
    owner_id uuid not null,
    node_id uuid not null,
    may_download boolean not null default false,
    may_copy boolean not null default false,
    primary key (owner_id, node_id)
  )`,
];

/** Keeps invitations of addresses without an account, and requests that wait for someone's decision. */
const waiting = [
  `create table invitation (
    owner_id uuid not null,
    node_id uuid not null,
    id uuid not null,
    name_kind text not null,
    name_key text collate "C" not null,
    contact text not null,
    role smallint not null check (role between 0 and 3),
    invited_at bigint not null,
    invited_by uuid not null,
    primary key (owner_id, node_id, id)
  )`,
  `create unique index invitation_contact on invitation (owner_id, node_id, name_kind, name_key)`,
  `create index invitation_name on invitation (name_kind, name_key)`,
  `create table access_request (
    id uuid primary key,
    owner_id uuid not null,
    node_id uuid not null,
    user_id uuid not null,
    role smallint not null check (role between 0 and 3),
    message text,
    created_at bigint not null,
    decided_at bigint,
    is_approved boolean
  )`,
  `create unique index access_request_open on access_request (owner_id, node_id, user_id) where decided_at is null`,
  `create index access_request_node on access_request (owner_id, node_id, created_at)`,
  `create index access_request_user on access_request (user_id, node_id, created_at)`,
  `create table owner_offer (
    owner_id uuid not null,
    node_id uuid not null,
    user_id uuid not null,
    offered_at bigint not null,
    primary key (owner_id, node_id)
  )`,
  `create index owner_offer_user on owner_offer (user_id, offered_at)`,
];

const people = [
  `create table collab_recent (
    user_id uuid not null,
    person_id uuid not null,
    note text,
    last_at bigint not null,
    is_hidden boolean not null default false,
    primary key (user_id, person_id)
  )`,
  `create index collab_recent_last on collab_recent (user_id, last_at)`,
  `create table share_activity (
    owner_id uuid not null,
    node_id uuid not null,
    id uuid not null,
    actor_id uuid not null,
    kind text not null,
    body jsonb not null,
    created_at bigint not null,
    undone_at bigint,
    primary key (owner_id, node_id, id)
  )`,
  `create index share_activity_id on share_activity (id)`,
  `create index share_activity_actor on share_activity (actor_id, created_at)`,
];

/** Holds the rights of people on files and folders of others, and how they came to them. */
export const sharing: Migration = forward([...roles, ...links, ...collaborators, ...waiting, ...people]);
