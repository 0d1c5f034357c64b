import { sql } from 'kysely';
import type { Placed, Section, Wish } from './read-placed.ts';
import { STRETCH_BITS, stretchGram } from './search-rows.ts';

/** Ranks of one length: `from` is the first of them, and the others differ from it in their last bits alone. */
interface Stretch {
  readonly from: number;
  readonly bits: number;
}

const [SHORTEST] = STRETCH_BITS;
/** How many of the longest stretches are asked about at once: more ranks than a library gives. */
const LONGEST_AT_ONCE = 4;

const startOf = (rank: number, bits: number): number => (rank >> bits) << bits;

/** Lists stretches from the one that a rank is in on, each as long as it may be where it begins; nothing between them is left out. */
const stretchesFrom = (rank: number): readonly Stretch[] => {
  const stretches: Stretch[] = [];
  let from = startOf(rank, SHORTEST);
  for (const [at, bits] of STRETCH_BITS.entries()) {
    const longer = STRETCH_BITS[at + 1];
    const end = longer === undefined ? from + (LONGEST_AT_ONCE << bits) : -startOf(-from, longer);
    for (; from < end; from += 1 << bits) stretches.push({ from, bits });
  }
  return stretches;
};

const endOf = ({ from, bits }: Stretch): number => from + (1 << bits);

/** Lists the stretches of the next shorter length that make up a stretch; none for the shortest. */
const partsOf = ({ from, bits }: Stretch): readonly Stretch[] => {
  const shorter = STRETCH_BITS[STRETCH_BITS.findIndex((one) => one === bits) - 1];
  if (shorter === undefined) return [];
  return Array.from({ length: 1 << (bits - shorter) }, (_, at) => ({
    from: from + (at << shorter),
    bits: shorter,
  }));
};

/** Returns the first of some stretches of which the index of grams says that something in them may have the words. */
const firstNamed = async (
  { context }: Placed,
  namedIn: NonNullable<Wish['namedIn']>,
  { section, stretches }: { readonly section: Section; readonly stretches: readonly Stretch[] },
): Promise<Stretch | undefined> => {
  const grams = stretches.map(({ from, bits }) => stretchGram(from, bits));
  // One stretch after the other, up to the first that has some. What is named is a materialized part, so that it is planned as if
  // all of it were read: for one row of it a walk over the whole table would look cheaper than the index.
  const { rows } = await sql<{ at: number }>`
    select b.at::int as at from unnest(${grams}::int[]) with ordinality as b (gram, at)
      cross join lateral (
        with named as materialized (select w.rank from template_search w where ${namedIn(sql.ref('b.gram'), section)})
        select 1 from named limit 1
      ) found limit 1`.execute(context.db);
  const [row] = rows;
  return row === undefined ? undefined : stretches[row.at - 1];
};

/** Returns the first of the shortest stretches within a stretch that may have the words; undefined where two numbers were the same by chance. */
const firstWithin = async (
  placed: Placed,
  namedIn: NonNullable<Wish['namedIn']>,
  { section, stretch }: { readonly section: Section; readonly stretch: Stretch },
): Promise<Stretch | undefined> => {
  if (stretch.bits === SHORTEST) return stretch;
  const part = await firstNamed(placed, namedIn, { section, stretches: partsOf(stretch) });
  return part === undefined ? undefined : firstWithin(placed, namedIn, { section, stretch: part });
};

/**
 * Returns the first rank, from `rank` on, at which something may have the words of a search in this section, or one before it that
 * is not far. It says where to look, not what is there.
 */
export const nextStretch = async (placed: Placed, section: Section, rank: number): Promise<number> => {
  const namedIn = placed.wish?.namedIn;
  if (namedIn === undefined) return rank;
  let from = rank;
  for (;;) {
    const stretches = stretchesFrom(from);
    const stretch = await firstNamed(placed, namedIn, { section, stretches });
    // Nothing is there as far as ranks are given: whoever walks on behind them comes to the end at once.
    if (stretch === undefined) return endOf(stretches.at(-1) ?? { from, bits: SHORTEST });
    const first = await firstWithin(placed, namedIn, { section, stretch });
    if (first !== undefined) return Math.max(rank, first.from);
    from = endOf(stretch);
  }
};
