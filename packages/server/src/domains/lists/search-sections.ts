import type { CallParsedInput } from '@chartdock/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CallContext } from '../../kernel/calls/context.ts';
import { FILE, FOLDER, LIVE } from '../nodes/index.ts';
import type { ListedFolder } from '../nodes/index.ts';
import {
  hasWords,
  keywordGrams,
  mayHaveWords,
  nearlyHasWords,
  nearlyHasWordsOf,
  titlePattern,
  titlesNamed,
  wantedWords,
} from '../search/index.ts';
import type { Ground } from '../search/index.ts';
import type { Cursor } from './cursor.ts';
import { categoryFilter } from './folder-rows.ts';
import type { Held, SharedThings } from './shared-things.ts';

/** Input of a search everywhere. */
export type SearchInput = CallParsedInput<'lists', 'globalFiles'>;

/** Parts of the result, in their order; the cursor says in which it stands. */
export const TITLES = 0;
export const WORDS = 1;
export const NEAR = 2;
/** Stands before the first row of near matches. */
export const NEAR_START: Cursor = {
  section: NEAR,
  value: Number.MAX_SAFE_INTEGER,
  id: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
};

/** One part of the result: whose things, and which of them fit. */
export interface Section {
  readonly context: CallContext;
  /** The person's own things; undefined when only those of others are asked for. */
  readonly own: Ground | undefined;
  readonly fits: RawBuilder<boolean>;
  /**
   * The condition of `fits` for the person's own things, with one look at the index for all of them: for a few thousand rows at
   * most.
   */
  readonly fitsOfFew: RawBuilder<boolean>;
  /** Which things of others fit, of those that are shared. */
  readonly fitsShared: (shared: SharedThings) => RawBuilder<boolean>;
  readonly held: Held;
}

/** Folder that a search looks in, with all that lies in it. */
type Within = Pick<ListedFolder, 'id' | 'ownerId'>;

interface Searched {
  readonly input: SearchInput;
  readonly folded: string;
  readonly within: Within | undefined;
  readonly held: Held;
}

/** Returns the parts of a search: by title, by words, by nearly these words. */
export const sectionsOf = (
  context: CallContext,
  { input, folded, within, held }: Searched,
): readonly Section[] => {
  const { db, actor } = context;
  const ownerId = actor.userId;
  const filter = filterOf(input, within);
  const titled = sql<boolean>`n.title_key like ${titlePattern(folded)}`;
  const words = wantedWords(ownerId, folded);
  const worded = (condition: RawBuilder<boolean>): RawBuilder<boolean> =>
    // The offset keeps the planner from reading the words of everyone once instead of those of each row.
    sql<boolean>`${filter} and not ${titled} and exists (select 1 from (
        select * from node_words w where w.owner_id = n.owner_id and w.node_id = n.id offset 0
      ) w where ${condition})`;
  const named = (condition: RawBuilder<boolean>): RawBuilder<unknown> =>
    sql`select w.owner_id, w.node_id from node_words w where ${condition}`;
  const amongNamed = ({ fits, named }: Pick<Ground, 'fits' | 'named'>): RawBuilder<boolean> =>
    sql<boolean>`n.id in (select named.node_id from (${named}) named where named.owner_id = ${ownerId}) and ${fits}`;
  const parts: readonly (Pick<Ground, 'fits' | 'named' | 'isDeep'> & Partial<Pick<Section, 'fitsShared'>>)[] =
    [
      {
        fits: sql<boolean>`${filter} and ${titled}`,
        named: titlesNamed(keywordGrams({ ownerId }, folded)),
      },
      { fits: worded(hasWords(words)), named: named(mayHaveWords(words)), isDeep: true },
      {
        isDeep: true,
        fits: worded(nearlyHasWords(words)),
        named: named(nearlyHasWords(words)),
        fitsShared: ({ owners }: SharedThings) => worded(nearlyHasWordsOf(owners, folded)),
      },
    ];
  const here = sql<boolean>`n.owner_id = ${ownerId} and n.state = ${LIVE}`;
  return parts.map((part) => ({
    context,
    held,
    fits: part.fits,
    fitsOfFew: part.isDeep === true ? amongNamed(part) : part.fits,
    fitsShared: part.fitsShared ?? (() => part.fits),
    own: input.owner === 'others' ? undefined : { db, ownerId, here, ...part },
  }));
};

/** Narrows to things in a folder at any depth; the folders in it are looked up once. */
const isWithin = ({ ownerId, id }: Within): RawBuilder<unknown> => sql`
  and n.owner_id = ${ownerId} and n.parent_id in (
    with recursive inside (id) as (
      select ${id}::uuid
      union
      select f.id from inside join node f
        on f.owner_id = ${ownerId} and f.parent_id = inside.id and f.kind = ${FOLDER} and f.state = ${LIVE}
    ) select id from inside)`;

const filterOf = (
  { type, category, changedFrom, changedTo }: SearchInput,
  within: Within | undefined,
): RawBuilder<boolean> => {
  const kind =
    type === 'folder' ? sql`and n.kind = ${FOLDER}` : type === 'chart' ? sql`and n.kind = ${FILE}` : sql``;
  const chosen = categoryFilter(category === '' ? undefined : category);
  const from = changedFrom === undefined ? sql`` : sql`and n.last_modify >= ${changedFrom}`;
  const to = changedTo === undefined ? sql`` : sql`and n.last_modify <= ${changedTo}`;
  const inside = within === undefined ? sql`` : isWithin(within);
  return sql<boolean>`n.state = ${LIVE} ${kind} ${chosen} ${from} ${to} ${inside}`;
};
