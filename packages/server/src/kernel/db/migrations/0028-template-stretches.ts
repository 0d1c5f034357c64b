import type { Migration } from 'kysely/migration';
import { forward } from './forward.ts';

/**
 * Lets a search skip stretches of the library in which nothing has the words: which numbers the templates of each 256 ranks have.
 * Accounts that may not publish are in an index that holds nothing else.
 */
export const templateStretches: Migration = forward([
  `create table template_stretch (gram int not null, stretch int not null, primary key (gram, stretch))`,
  `insert into template_stretch (gram, stretch)
    select distinct gram, s.rank >> 8 from template_search s cross join lateral unnest(s.grams) gram`,
  `create index app_user_closed on app_user (id) where disabled_at is not null or restricted_at is not null`,
]);
