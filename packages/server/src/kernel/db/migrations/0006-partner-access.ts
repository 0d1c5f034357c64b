import type { Migration } from 'kysely/migration';
import { forward } from './forward.ts';

const tokens = [
  // Both are null for a session of the person's own: only a partner's token is narrowed.
  `alter table session add column client_id text collate "C"`,
  `alter table session add column scopes text[]`,
  `alter table session add constraint session_partner check ((client_id is null) = (scopes is null))`,
  `create index session_by_client on session (client_id) where client_id is not null`,
];

const partners = [
  `alter table partner_client add column scopes text[] not null default '{files:read,files:write,export}'`,
  `create table partner_secret (
    id uuid primary key,
    client_id text collate "C" not null,
    secret_hash bytea not null,
    created_at bigint not null,
    expires_at bigint
  )`,
  `create index partner_secret_client on partner_secret (client_id)`,
  `create table partner_grant (
    client_id text collate "C" not null,
    user_id uuid not null,
    device_id uuid not null,
    created_at bigint not null,
    primary key (client_id, user_id)
  )`,
];

const passing = [
  `create table hand_off (
    code_hash bytea primary key,
    kind text not null check (kind in ('page', 'partner', 'launch', 'switch')),
    user_id uuid not null,
    session_hash bytea not null,
    client_id text collate "C",
    payload jsonb not null,
    created_at bigint not null,
    expires_at bigint not null
  )`,
  `create index hand_off_user on hand_off (user_id, expires_at)`,
  `create index hand_off_expiry on hand_off (expires_at)`,
  // A row stays when its outcome was taken, so that nothing can be put under the same ticket again.
  `create table kept_outcome (
    ticket_hash bytea primary key,
    user_id uuid not null,
    client_id text collate "C" not null,
    outcome jsonb,
    created_at bigint not null,
    taken_at bigint,
    expires_at bigint not null
  )`,
  `create index kept_outcome_user on kept_outcome (user_id, expires_at)`,
  `create index kept_outcome_expiry on kept_outcome (expires_at)`,
];

const meetings = [
  `create table meeting_binding (
    user_id uuid primary key,
    open_id text not null,
    sealed bytea not null,
    expires_at bigint not null,
    created_at bigint not null
  )`,
];

/** Creates partners' secrets and narrowed tokens, one-time codes, kept outcomes and bindings of meeting accounts. */
export const partnerAccess: Migration = forward([...tokens, ...partners, ...passing, ...meetings]);
