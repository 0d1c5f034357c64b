import type { Migration } from 'kysely/migration';
import { forward } from './forward.ts';

/** Keeps orders, the money that came for them, where it went, coupons, and pending deliveries and refunds. */
export const payments: Migration = forward([
  `create table orders (
    id uuid primary key,
    user_id uuid not null,
    chain_id uuid not null,
    kind text not null,
    item text not null,
    title text not null,
    author_id uuid,
    seats int not null default 1,
    org_name text,
    channel text not null,
    gateway text not null,
    list_fen int not null check (list_fen > 0),
    coupon_fen int not null check (coupon_fen >= 0),
    amount_fen int not null check (amount_fen > 0 and amount_fen + coupon_fen = list_fen),
    coupon_code text,
    state text not null,
    file_id uuid,
    created_at bigint not null,
    closes_at bigint not null,
    paid_at bigint
  )`,
  // One order at a time can be paid for a thing.
  `create unique index orders_open on orders (user_id, kind, item) where state = 'open'`,
  `create index orders_of on orders (user_id, kind, item, created_at desc)`,
  `create index orders_chain on orders (chain_id)`,
  `create index orders_paid on orders (user_id, paid_at desc) where paid_at is not null`,
  `create index orders_waiting on orders (closes_at) where state in ('open', 'closing')`,
  `create table payment (
    gateway text not null,
    transaction_id text not null,
    order_id uuid not null,
    amount_fen int not null check (amount_fen > 0),
    seen_at bigint not null,
    primary key (gateway, transaction_id)
  )`,
  `create table refund (
    id uuid primary key,
    order_id uuid not null,
    gateway text not null,
    transaction_id text not null,
    amount_fen int not null check (amount_fen > 0),
    reason text not null,
    created_at bigint not null,
    tries int not null default 0,
    done_at bigint,
    unique (gateway, transaction_id)
  )`,
  `create index refund_waiting on refund (created_at) where done_at is null`,
  `create table ledger_posting (
    id uuid primary key,
    order_id uuid not null,
    transaction_id text not null,
    kind text not null,
    buyer_id uuid not null,
    author_id uuid,
    buyer_fen int not null,
    author_fen int not null,
    platform_fen int not null,
    tax_fen int not null,
    coupon_fen int not null,
    posted_at bigint not null,
    unique (order_id, transaction_id, kind),
    check (buyer_fen + author_fen + platform_fen + tax_fen + coupon_fen = 0),
    check (author_id is not null or author_fen = 0)
  )`,
  `create index ledger_posting_author on ledger_posting (author_id, posted_at) where author_id is not null`,
  `create function refuse_ledger_change() returns trigger language plpgsql as $$
    begin raise exception 'the ledger is only added to'; end $$`,
  `create trigger ledger_append_only before update or delete on ledger_posting
    for each row execute function refuse_ledger_change()`,
  `create table outbox (
    order_id uuid primary key,
    created_at bigint not null,
    tries int not null default 0
  )`,
  `create table pre_order (
    id uuid primary key,
    user_id uuid not null,
    kind text not null,
    item text not null,
    created_at bigint not null,
    expires_at bigint not null
  )`,
  `create index pre_order_ends on pre_order (expires_at)`,
  `create table coupon (
    code text primary key,
    user_id uuid,
    off_fen int not null check (off_fen > 0),
    special_id text not null default '',
    template_id uuid,
    created_at bigint not null,
    expires_at bigint not null,
    used_at bigint,
    order_id uuid
  )`,
  `create index coupon_of on coupon (user_id, expires_at) where user_id is not null`,
  `create table organisation (
    id uuid primary key,
    owner_id uuid not null,
    name text not null,
    seats int not null,
    paid_until bigint not null
  )`,
]);
