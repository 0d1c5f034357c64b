import type { Migration } from 'kysely/migration';
import { forward } from './forward.ts';

/** Holds the addresses that a partner may be answered at, and what a person has let it do. */
export const connecting: Migration = forward([
  `alter table partner_client add column redirects text[] not null default '{}'`,
  // Null where the partner was let in without being asked: by a token of the person, or before there was a page that asks.
  `alter table partner_grant add column scopes text[]`,
]);
