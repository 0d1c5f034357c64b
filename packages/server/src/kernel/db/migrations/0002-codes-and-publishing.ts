import type { Migration } from 'kysely/migration';
import { forward } from './forward.ts';

const statements = [
  // Rows stay for a day after their use, because the limits of a day are counted from them.
  `create table verify_code (
    id uuid primary key,
    user_id uuid not null,
    channel text not null check (channel in ('phone', 'email', 'token')),
    target text collate "C" not null,
    purpose text not null,
    code_hash bytea not null,
    tries int not null default 0,
    sent_at bigint not null,
    expires_at bigint not null,
    used_at bigint
  )`,
  `create index verify_code_target on verify_code (target, sent_at)`,
  `create index verify_code_user on verify_code (user_id, sent_at)`,
  `create index verify_code_expiry on verify_code (expires_at)`,
  `create table third_binding (
    user_id uuid not null,
    partner text collate "C" not null,
    request_id text not null,
    info text,
    created_at bigint not null,
    primary key (user_id, partner)
  )`,
  `create table publication (
    owner_id uuid not null,
    node_id uuid not null,
    description text not null,
    tags text[] not null,
    price_fen int not null check (price_fen >= 0),
    published_at bigint not null,
    primary key (owner_id, node_id)
  )`,
  `create table export_record (
    user_id uuid not null,
    id uuid not null,
    owner_id uuid not null,
    node_id uuid not null,
    export_type text not null,
    created_at bigint not null,
    primary key (user_id, id)
  )`,
];

/** Creates the tables of codes, third-party bindings, published files and recorded exports. */
export const codesAndPublishing: Migration = forward(statements);
