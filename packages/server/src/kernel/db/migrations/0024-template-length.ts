import type { Migration } from 'kysely/migration';
import { forward } from './forward.ts';

/** Lets templates be found by how much they hold. Those that are there already are measured by the hourly work. */
export const templateLength: Migration = forward([`alter table template add column parts int`]);
