import type { Migration } from 'kysely/migration';
import { forward } from './forward.ts';

/** Keeps templates that only people who come from one partner see, and the categories of each partner. */
export const partnerTemplates: Migration = forward([
  `alter table template add column client_id text`,
  `create index template_of_client on template (client_id) where client_id is not null`,
  `create table partner_template_category (
    client_id text not null,
    category text not null,
    position int not null,
    zh text not null,
    en text not null,
    primary key (client_id, category)
  )`,
]);
