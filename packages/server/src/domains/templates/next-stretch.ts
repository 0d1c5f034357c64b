import { sql } from 'kysely';
import type { Placed, Section } from './read-placed.ts';
import { STRETCH_BITS } from './search-rows.ts';

/**
 * Returns the first rank, from `rank` on, of a stretch in which something may have the words of a search in this section, or
 * `rank` itself when it is in one; undefined where nothing is left. It says where to look, not which templates are there.
 */
export const nextStretch = async (
  { context, wish }: Placed,
  section: Section,
  rank: number,
): Promise<number | undefined> => {
  if (wish === undefined) return rank;
  // The conditions on each match apply here to the grams of a whole stretch.
  const { rows } = await sql<{ stretch: number }>`
    select w.stretch from (
      select stretch, array_agg(gram) as grams from template_stretch
        where gram = any(${[...new Set(wish.grams)]}::int[]) and stretch >= ${rank >> STRETCH_BITS} group by stretch
    ) w where ${section === 0 ? wish.namedByTitle : wish.named} order by w.stretch limit 1`.execute(
    context.db,
  );
  const [row] = rows;
  return row === undefined ? undefined : Math.max(rank, row.stretch << STRETCH_BITS);
};
