import { TITLE_LENGTH, cleanTitle, cutTitle } from '@chartdock/contract';
import type { TitleProblem } from '@chartdock/contract';
import { sql } from 'kysely';
import { refuseInput } from '../../kernel/calls/refuse-input.ts';
import type { Handle } from '../../kernel/calls/context.ts';
import { prepared } from '../../kernel/db/pool.ts';
import { titleKey } from '../search/index.ts';
import { positionAfter } from './position.ts';
import { LIVE, STATE } from './node-words.ts';
import type { Kind } from './node-words.ts';

const TRIES = 50;
const ROUNDS = 20;

/** Where a title has to be unlike the others. */
export interface TitlePlace {
  readonly ownerId: string;
  readonly parentId: string;
  readonly kind: Kind;
}

const PROBLEMS = {
  empty: 'The title shows nothing',
  too_long: `The title is longer than ${TITLE_LENGTH} characters`,
} as const satisfies Readonly<Record<TitleProblem, string>>;

/** Cleans a title by the rule that the client applies too. Throws `invalidInput` for an empty or overlong one (VALID-01, VALID-02). */
export const requireTitle = (raw: string): string => {
  const cleaned = cleanTitle(raw);
  if (cleaned.ok) return cleaned.title;
  throw refuseInput('title', PROBLEMS[cleaned.problem]);
};

/** Adds an ending to a title and shortens the title where both would be too long. */
export const withEnding = (title: string, ending: string): string =>
  cutTitle(title, ending.length).trimEnd() + ending;

/** Finds a title that its folder does not have yet: itself, else with (2), (3) … behind. */
export const uniqueTitle = async (db: Handle, place: TitlePlace, title: string): Promise<string> => {
  if ((await takenKeys(db, place, [titleKey(title)])).size === 0) return title;
  for (let round = 0; round < ROUNDS; round += 1) {
    const numbered = Array.from({ length: TRIES }, (_, index) =>
      withEnding(title, ` (${round * TRIES + index + 2})`),
    );
    const taken = await takenKeys(db, place, numbered.map(titleKey));
    const free = numbered.find((one) => !taken.has(titleKey(one)));
    if (free !== undefined) return free;
  }
  // A thousand namesakes: two of them may as well read the same.
  return title;
};

/** Finds a title that a folder does not have yet, and the position behind everything in it, mostly with one question. */
export const placeLast = async (
  db: Handle,
  place: TitlePlace,
  title: string,
): Promise<{ readonly title: string; readonly pos: string }> => {
  const { ownerId, parentId, kind } = place;
  const { rows } = await sql<{ last: string | null; taken: boolean }>`${prepared}
    select (
        select pos from node where owner_id = ${ownerId} and parent_id = ${parentId} and state = ${LIVE}
          order by pos desc, id desc limit 1
      ) as last,
      exists (
        select 1 from node where owner_id = ${ownerId} and parent_id = ${parentId} and state = ${LIVE}
          and kind = ${kind} and title_key = ${titleKey(title)}
      ) as taken`.execute(db);
  const [{ last, taken } = { last: null, taken: false }] = rows;
  const free = taken ? await uniqueTitle(db, place, title) : title;
  return { title: free, pos: positionAfter(last ?? undefined) };
};

/** Returns whether another thing of the same kind in the folder reads the same. */
export const isTitleTaken = async (
  db: Handle,
  place: TitlePlace & { readonly exceptId: string },
  title: string,
): Promise<boolean> => {
  const { ownerId, parentId, kind, exceptId } = place;
  const found = await db
    .selectFrom('node')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('parent_id', '=', parentId)
    .where('state', '=', STATE.live)
    .where('kind', '=', kind)
    .where('title_key', '=', titleKey(title))
    .where('id', '<>', exceptId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

const takenKeys = async (
  db: Handle,
  place: TitlePlace,
  keys: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('node')
    .select('title_key')
    .where('owner_id', '=', place.ownerId)
    .where('parent_id', '=', place.parentId)
    .where('state', '=', STATE.live)
    .where('kind', '=', place.kind)
    .where(sql<boolean>`title_key = any(${[...keys]}::text[])`)
    .execute();
  return new Set(rows.map((row) => row.title_key));
};
