import type { Migration } from 'kysely/migration';
import { forward } from './forward.ts';

/** Keeps the days that were compared with the bills of gateways, and their differences. */
export const bills: Migration = forward([
  `create table bill_day (
    gateway text not null,
    day text not null,
    payments int not null,
    compared_at bigint not null,
    primary key (gateway, day)
  )`,
  `create table bill_difference (
    id uuid primary key,
    gateway text not null,
    day text not null,
    kind text not null,
    trade_no text not null,
    reference text not null,
    amount_fen int not null,
    outcome text not null,
    found_at bigint not null,
    unique (gateway, day, kind, reference)
  )`,
  `create index bill_difference_found on bill_difference (found_at desc)`,
  // The payments of a day are compared with the bill of the day.
  `create index payment_seen on payment (gateway, seen_at)`,
]);
