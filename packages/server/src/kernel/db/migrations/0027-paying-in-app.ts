import type { Migration } from 'kysely/migration';
import { forward } from './forward.ts';

/** Lets an order be paid inside of an app too: by a ticket, by whom, and by which number the gateway knows the trade of a payment. */
export const payingInApp: Migration = forward([
  `alter table orders add column payer_mark text`,
  `alter table payment add column trade_no text`,
  `update payment set trade_no = replace(order_id::text, '-', '')`,
  `alter table payment alter column trade_no set not null`,
  // Null for earlier rows: those trades have the number of their orders.
  `alter table payment_inbox add column trade_no text`,
  // Further meaning of a QR code's link: seats, coupon, the price that was seen.
  `alter table pre_order add column wish jsonb not null default '{}'`,
  `alter table hand_off drop constraint hand_off_kind_check`,
  `alter table hand_off add constraint hand_off_kind_check
    check (kind in ('page', 'partner', 'launch', 'switch', 'pay'))`,
]);
