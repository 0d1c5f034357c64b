import type { Migration } from 'kysely/migration';
import { forward } from './forward.ts';

/** Holds the addresses that a partner may be answered at, and the permissions that a person has granted it. */
export const connecting: Migration = forward([
  `alter table partner_client add column redirects text[] not null default '{}'`,
  // Null where the partner was let in without being asked: by a token of the person, or before there was a page that asks.
  `alter table partner_grant add column scopes text[]`,
]);
