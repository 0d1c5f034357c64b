import type { Migration } from 'kysely/migration';
import { forward } from './forward.ts';

const BITS = [8, 11, 14, 17, 20];

/**
 * Lets a search skip stretches of a place in which nothing has the words: each template has a number for each stretch of ranks that
 * it stands in, of 256 ranks to a million. Accounts that may not publish are in an index that holds nothing else.
 */
export const templateStretches: Migration = forward([
  `update template_search s set grams = array(
    select distinct g from (
      select unnest(s.grams) as g
      union all
      select ('x' || substr(md5('ranks ' || bits || ' ' || (s.rank >> bits)), 1, 8))::bit(32)::int
        from unnest(array[${BITS.join(', ')}]) bits
    ) all_grams order by g)`,
  `create index app_user_closed on app_user (id) where disabled_at is not null or restricted_at is not null`,
]);
