import type { Migration } from 'kysely/migration';
import { forward } from './forward.ts';

/** Lets an operator close an account without deleting its files. */
export const disabledAccounts: Migration = forward([`alter table app_user add column disabled_at bigint`]);
