import type { Migration } from 'kysely/migration';
import { forward } from './forward.ts';

/** Lets codes be sent before there is an account, and keeps how accounts began. */
export const signingUp: Migration = forward([
  `alter table verify_code alter column user_id drop not null`,
  `create table registration (
    user_id uuid primary key,
    told jsonb not null,
    created_at bigint not null
  )`,
]);
