import type { Migration } from 'kysely/migration';
import { forward } from './forward.ts';

/**
 * Lets people be in an organisation, and an order extend the one it was made for. Payments for templates stand with the people
 * who may use them.
 */
export const organisations: Migration = forward([
  `alter table orders add column org_id uuid`,
  `create index app_user_org on app_user (org_id) where org_id is not null`,
  // The organisation of an account stands there as text: earlier accounts may name something that is no organisation here.
  `create index organisation_text on organisation ((id::text))`,
  `create unique index organisation_owner on organisation (owner_id)`,
  `update template_grant g set paid_fen = o.amount_fen from orders o where o.id = g.order_id and g.paid_fen = 0`,
]);
