import type { Migration } from 'kysely/migration';
import { forward } from './forward.ts';

/**
 * Books coupon discounts in an account of their own, counts promised money, and frees coupons that orders set aside and do not
 * use.
 */
export const promotions: Migration = forward([
  `alter table ledger_posting add column promotion_fen int not null default 0`,
  `alter table ledger_posting drop constraint if exists ledger_posting_check`,
  `alter table ledger_posting add constraint ledger_posting_balance
    check (buyer_fen + author_fen + platform_fen + tax_fen + coupon_fen + promotion_fen = 0)`,
  `create table promotion (
    name text primary key,
    given_fen bigint not null default 0 check (given_fen >= 0)
  )`,
  `update coupon c set order_id = null from orders o
    where o.id = c.order_id and c.used_at is null and o.coupon_code is distinct from c.code`,
]);
