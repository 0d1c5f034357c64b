import { nextStretch } from './next-stretch.ts';
import { countNamed, readNamed, walkPlace } from './read-placed.ts';
import type { FoundSections, Placed, Placing, Range, Section, Walk } from './read-placed.ts';

/** How much further each later walk goes, and where that stops growing: no statement may take the embedded database for long. */
const STRIDE = 4;
const LONGEST_WALK = 16_000;
/** Part of the rows that must have the words for counting to go on row by row: the index names rarer words in less time. */
const OFTEN = 1 / 2;
/** Comes before every id. */
const NIL_ID = '00000000-0000-0000-0000-000000000000';
/** Rows that are looked at beyond those that are likely to be enough. */
const SPARE = 50;

/** Part of the found templates. */
export interface Part {
  readonly offset: number;
  readonly limit: number;
}

/** A part of the templates of a place, in their order. */
export interface FoundPart {
  readonly placings: readonly Placing[];
  /** How many there are in all; 1,001 stands for more than a thousand. */
  readonly total: number;
}

/**
 * Finds templates of a place in their order: among its first rows, else among the rows that the index names, else by walking on,
 * past stretches without a match in the index. Each way finds the same. `isRare` asks the index first, for conditions that are
 * slow to check row by row.
 */
export const findPlaced = async (placed: Placed, part: Part, isRare = false): Promise<FoundPart> => {
  const { limits } = placed;
  const to = part.offset + part.limit;
  const ranges = { 0: { from: 0, to }, 1: { from: 0, to } };
  const first = isRare ? undefined : await walkPlace(placed, { rows: limits.walked, ranges });
  if (first !== undefined && first.last === undefined) return partOf(placed, first.found, part);
  const isPaged = first !== undefined && first.found[0].placings.length === to;
  const counted = first === undefined ? undefined : await countOn(placed, first);
  if (isPaged && counted !== undefined) return { ...partOf(placed, first.found, part), total: counted };
  const named = await readNamed(placed, { to });
  if (named.found !== undefined) return partOf(placed, named.found, part);
  return {
    placings: await readPart(placed, part, first),
    total: counted ?? (named.total === limits.counted ? named.total : await countNamed(placed)),
  };
};

/** Cuts a part out of all that there is. */
const partOf = ({ limits }: Placed, found: FoundSections, part: Part): FoundPart => ({
  placings: [...found[0].placings.slice(part.offset), ...cutOthers(found, part)],
  total: Math.min(found[0].total + found[1].total, limits.counted),
});

/** Rest of a part behind all templates that have the words in their title. */
const rangeOfOthers = (titled: number, { offset, limit }: Part): Range => ({
  from: Math.max(0, offset - titled),
  to: Math.max(0, offset + limit - titled),
});

const cutOthers = (found: FoundSections, part: Part): readonly Placing[] => {
  const { from, to } = rangeOfOthers(found[0].beyond, part);
  return found[1].placings.slice(from, to);
};

/** Counts up to 1,001 where so many rows have the words that the next ones will do; undefined where the index counts faster. */
const countOn = async (placed: Placed, first: Walk): Promise<number | undefined> => {
  const { counted: most } = placed.limits;
  let { last, walked } = first;
  let counted = first.found[0].total + first.found[1].total;
  while (last !== undefined && counted < most) {
    if (counted < walked * OFTEN) return undefined;
    const rows = Math.ceil(((most - counted) * walked) / counted) + SPARE;
    const next = await walkPlace(placed, { behind: last, rows, ranges: NONE });
    walked += next.walked;
    counted += next.found[0].total + next.found[1].total;
    last = next.last;
  }
  return Math.min(counted, most);
};

const NO_RANGE: Range = { from: 0, to: 0 };
const NONE = { 0: NO_RANGE, 1: NO_RANGE };

/** Reads a part of a result that is too much to be read and sorted. */
const readPart = async (placed: Placed, part: Part, first: Walk | undefined): Promise<readonly Placing[]> => {
  const { offset, limit } = part;
  const wanted = { from: offset, to: offset + limit };
  const inFirst = first?.found[0].placings ?? [];
  if (inFirst.length === wanted.to) return inFirst.slice(offset);
  const byTitle = await readNamed(placed, { to: wanted.to, byTitle: true });
  const titled =
    byTitle.found === undefined
      ? await walkOn(placed, { section: 0, wanted }, first)
      : { beyond: byTitle.found[0].beyond, placings: byTitle.found[0].placings.slice(offset) };
  if (titled.placings.length === limit) return titled.placings;
  const others = rangeOfOthers(titled.beyond, part);
  const { placings } = await walkOn(placed, { section: 1, wanted: others }, first);
  return [...titled.placings, ...placings];
};

/** Where a walk goes on, with how many rows: behind `last`, or where the next stretch begins that may have the words; undefined where none has. */
const goOn = async (
  placed: Placed,
  section: Section,
  { found, last }: Walk,
): Promise<{ readonly last: Walk['last']; readonly isFurther: boolean } | undefined> => {
  if (last === undefined) return undefined;
  if (found[section].total > 0) return { last, isFurther: false };
  const rank = await nextStretch(placed, section, last.rank);
  if (rank === undefined) return undefined;
  return rank > last.rank ? { last: { rank, id: NIL_ID }, isFurther: true } : { last, isFurther: false };
};

/** Walks until a range of one section is full, or to the end of the place; stretches in which nothing has the words are skipped. */
const walkOn = async (
  placed: Placed,
  { section, wanted }: { readonly section: Section; readonly wanted: Range },
  first: Walk | undefined,
): Promise<{ readonly beyond: number; readonly placings: readonly Placing[] }> => {
  const begun = first?.found[section];
  let placings = (begun?.placings ?? []).slice(wanted.from, wanted.to);
  let beyond = begun?.beyond ?? 0;
  let walk = first;
  let rows = placed.limits.walked;
  while (beyond < wanted.to) {
    const next =
      walk === undefined ? { last: undefined, isFurther: false } : await goOn(placed, section, walk);
    if (next === undefined) break;
    if (next.isFurther) rows = placed.limits.walked;
    const range = { from: Math.max(0, wanted.from - beyond), to: wanted.to - beyond };
    walk = await walkPlace(placed, { behind: next.last, rows, ranges: { ...NONE, [section]: range } });
    placings = [...placings, ...walk.found[section].placings];
    beyond += walk.found[section].beyond;
    rows = Math.min(rows * STRIDE, LONGEST_WALK);
  }
  return { beyond, placings };
};
