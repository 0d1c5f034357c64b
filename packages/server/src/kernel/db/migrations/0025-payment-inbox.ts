import type { Migration } from 'kysely/migration';
import { forward } from './forward.ts';

/** Keeps the payments that gateways told of and that are not entered yet, with why one could not be. */
export const paymentInbox: Migration = forward([
  `create table payment_inbox (
    gateway text not null,
    transaction_id text not null,
    order_id uuid not null,
    amount_fen int not null,
    arrival uuid not null,
    came_at bigint not null,
    tries int not null default 0,
    error text,
    next_at bigint not null,
    primary key (gateway, transaction_id)
  )`,
  `create index payment_inbox_arrival on payment_inbox (arrival)`,
]);
