import type { Migration } from 'kysely/migration';
import { forward } from './forward.ts';

/** Holds who was asked into an organisation, until they answer. */
export const organisationInvitations: Migration = forward([
  `create table organisation_invitation (
    org_id uuid not null,
    user_id uuid not null,
    account text not null,
    invited_at bigint not null,
    primary key (org_id, user_id)
  )`,
  `create index organisation_invitation_of on organisation_invitation (user_id, invited_at)`,
]);
