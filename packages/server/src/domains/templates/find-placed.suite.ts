import { foldTitle, isNearWord, titleKey, wantedWords } from '../search/index.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { createRandom } from '../../demo/random.ts';
import { startTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { findPlaced } from './find-placed.ts';
import { listTemplates } from './list-template.ts';
import { IS_OPEN } from './open-template.ts';
import { nextStretch } from './next-stretch.ts';
import { LIMITS } from './read-placed.ts';
import type { Placing, Section } from './read-placed.ts';
import { mendSearchRows, writeSearchRows } from './search-rows.ts';
import { wishFor, wishNear } from './wish.ts';

const TEMPLATES = 120;
const QUESTIONS = 40;
/** Entering them takes the embedded database a while on a busy machine. */
const START_MS = 300_000;
const CLIENT = 'partner';

const WORDS = [
  '流程',
  '客户',
  '季度 计划',
  'process',
  'Quarterly',
  'ＫＰＩ',
  '50%_a',
  '甲',
  'swimlane',
  'Straße',
] as const;
const KEYWORDS = [
  ...[
    '',
    '',
    '流程',
    '流',
    '客户',
    'kehu',
    'jd',
    'process',
    'proc',
    'quarterly',
    'kpi',
    '%',
    '_a',
    '甲',
    'nothing',
  ],
  ...['流程 客户', 'process 客户', '季度 计划', '计划 季度', 'strasse', 'straße', 'e', 'swimlane quarterly'],
] as const;
const MISTYPED = ['quartrely', 'swimlnae', 'proces', 'zzqqxx'] as const;
const PLACES = ['flow/', 'flow/er', 'mind/', 'all/', 'all/er', 'flow/nothing', `partner:${CLIENT}/`] as const;

/** Where ranks begin. */
const FAR = [0, 0, 0, 250, 3_000, 70_000, 880_000, 9_000_000] as const;

/** A template as it is compared without any index. */
interface Plain {
  readonly id: string;
  readonly twins: string;
  readonly is_open: boolean;
  readonly client_id: string | null;
  readonly price: 'free' | 'member' | 'paid';
  readonly parts: number;
  readonly title: string;
  readonly folded: string;
  readonly spelled: string;
  readonly initials: string;
  readonly places: readonly { readonly at: string; readonly rank: number }[];
}

interface Question {
  readonly place: string;
  readonly locale: 'zh' | 'en';
  readonly price?: Plain['price'] | undefined;
  readonly length?: 'short' | 'medium' | 'long' | undefined;
  readonly keyword: string;
  readonly isNear: boolean;
}

const lengthOf = (parts: number) => (parts <= 15 ? 'short' : parts <= 25 ? 'medium' : 'long');

/** Returns whether a text of a template has a word as it is, in pinyin or by first letters. */
const hasWord = ({ folded, spelled, initials }: Plain, word: string): boolean => {
  if (folded.includes(word)) return true;
  const pinyin = new RegExp(`\u0001${[...word].join('\u0001?')}`);
  return /^[a-z]{2,40}$/.test(word) && (pinyin.test(spelled) || initials.includes(word));
};

const nearlyHasWord = ({ folded }: Plain, word: string): boolean =>
  folded.split(/[^\p{L}\p{N}]+/u).some((other) => isNearWord(word, other));

const isNarrowed = (one: Plain, { price, length }: Question): boolean =>
  (price === undefined || one.price === price) && (length === undefined || lengthOf(one.parts) === length);

/** Finds everything by looking at every template, in its order. */
const findPlainly = (
  all: readonly Plain[],
  question: Question,
  clientId: string | undefined,
): readonly Placing[] => {
  const { place, locale, keyword, isNear } = question;
  const folded = foldTitle(keyword);
  const words = wantedWords('', folded).map(({ word }) => word);
  const hits = all.flatMap((one): readonly Placing[] => {
    const placed = one.places.find(({ at }) => at === `${locale} ${place}`);
    const texts = all.filter(({ twins }) => twins === one.twins);
    const has = (word: string): boolean =>
      texts.some((text) => (isNear ? nearlyHasWord : hasWord)(text, word));
    const isHit =
      placed !== undefined &&
      one.is_open &&
      (one.client_id === null || one.client_id === clientId) &&
      isNarrowed(one, question) &&
      words.every(has);
    if (!isHit) return [];
    const isTitled = isNear || folded === '' || texts.some(({ title }) => foldTitle(title).includes(folded));
    return [{ section: isTitled ? 0 : 1, id: one.id, rank: placed.rank }];
  });
  return hits.toSorted((a, b) => a.section - b.section || a.rank - b.rank || (a.id < b.id ? -1 : 1));
};

/** Proves that templates are found as a look at every one of them finds them, however much is read at a time. */
export const findPlacedSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  const random = createRandom(20_261_124);
  const some = <const Item>(items: readonly [Item, ...Item[]]): Item => random.pick(items);

  const oneOf = (ids: readonly string[]): string => ids[random.int(0, ids.length - 1)] ?? '';

  const list = async (owners: readonly string[]): Promise<readonly string[]> => {
    const { app } = server;
    const { db } = app.database;
    const text = (): string => Array.from({ length: random.int(1, 3) }, () => some(WORDS)).join(' ');
    const templates = Array.from({ length: TEMPLATES / 2 }, (_, index) => {
      const isTwin = random.int(1, 2) === 1;
      const clientId = random.int(1, 8) === 1 ? CLIENT : null;
      const kind = some(['flow', 'mind'] as const);
      const shared = {
        ownerId: oneOf(owners),
        isHouse: random.int(1, 2) === 1,
        kind,
        clientId,
        category: 'flow',
        tags: [],
        priceFen: some([0, 0, 990]),
        places: random.int(1, 2) === 1 ? ['er'] : [],
        // Several share a rank: their ids decide. Others are far away.
        rank: some(FAR) + random.int(0, 20),
      };
      return (isTwin ? (['zh', 'en'] as const) : ([null, null] as const)).map((locale) => {
        const title = text();
        const content = Array.from({ length: random.int(1, 30) }, (__, line) =>
          line === 0 ? text() : '步骤',
        ).join('\n');
        const slug = isTwin ? `slug-${index}` : null;
        // Said of it too: sold templates are not found by their content.
        return { ...shared, id: app.createId(), slug, locale, title, about: content, content };
      });
    }).flat();
    const files = templates.map(({ id, ownerId, title }) => ({
      owner_id: ownerId,
      id,
      parent_id: ownerId,
      kind: 1 as const,
      category: 'flow',
      title,
      title_key: titleKey(title),
      pos: 'V',
      status: 2 as const,
      public_clone: true,
      creator_id: ownerId,
      created_at: app.now(),
      last_modify: app.now(),
    }));
    await db.insertInto('node').values(files).execute();
    await listTemplates(db, templates, app.now());
    return templates.map(({ id }) => id);
  };

  const readPlain = async (): Promise<readonly Plain[]> => {
    const { rows } = await sql<Plain>`
      select t.id, coalesce(t.slug, t.id::text) as twins, coalesce(${IS_OPEN}, false) as is_open, t.client_id, t.parts,
        case when t.price_fen = 0 then 'free' when t.is_house then 'member' else 'paid' end as price,
        t.title, w.folded, w.spelled, w.initials,
        (select json_agg(json_build_object('at', p.locale || ' ' || p.place, 'rank', p.rank))
          from template_place p where p.template_id = t.id) as places
      from template t join template_words w on w.template_id = t.id
        left join node n on n.owner_id = t.owner_id and n.id = t.id`.execute(server.app.database.db);
    return rows;
  };

  const askAny = (): Question => {
    const isNear = random.int(1, 6) === 1;
    return {
      place: some(PLACES),
      locale: some(['zh', 'en'] as const),
      price: some([undefined, undefined, 'free', 'member', 'paid'] as const),
      length: some([undefined, undefined, 'short', 'medium', 'long'] as const),
      keyword: some(isNear ? MISTYPED : KEYWORDS),
      isNear,
    };
  };

  /**
   * Asks a question page by page, with limits of its own, both by cursor and by number; returns the differences from a plain
   * look.
   */
  const compare = async (all: readonly Plain[], question: Question): Promise<readonly string[]> => {
    const { keyword, isNear, ...narrowing } = question;
    const clientId = some([undefined, CLIENT, 'other']);
    // Small ones make it walk where large ones read and sort.
    const most = some([4, 200] as const);
    const limits = { walked: random.int(1, most), named: random.int(0, most), counted: random.int(1, 200) };
    const actor = clientId === undefined ? {} : { partner: { clientId, scopes: [] } };
    const folded = foldTitle(keyword);
    const wish = isNear
      ? wishNear(folded, narrowing)
      : folded === ''
        ? undefined
        : wishFor(folded, narrowing);
    const context = { db: server.app.database.db, actor };
    const wanted = findPlainly(all, question, clientId);
    const limit = random.int(1, 12);
    const differences: string[] = [];
    const check = async (after: Placing | undefined, offset: number): Promise<readonly Placing[]> => {
      const placed = { ...narrowing, context, limits, wish, after };
      const found = await findPlaced(placed, { offset, limit }, isNear);
      const from = (after === undefined ? 0 : wanted.findIndex(({ id }) => id === after.id) + 1) + offset;
      const right = {
        placings: wanted.slice(from, from + limit),
        total: Math.min(wanted.length, limits.counted),
      };
      if (JSON.stringify(found) !== JSON.stringify(right))
        differences.push(JSON.stringify({ question, limits, offset, found, right }));
      return found.placings;
    };
    let page = await check(undefined, 0);
    for (let pages = 1; page.length === limit && pages < 6; pages += 1) page = await check(page.at(-1), 0);
    await check(undefined, random.int(1, wanted.length + 5));
    return differences;
  };

  const compareMany = async (questions: number): Promise<readonly string[]> => {
    const all = await readPlain();
    const differences: string[] = [];
    for (let asked = 0; asked < questions; asked += 1) differences.push(...(await compare(all, askAny())));
    return differences;
  };

  let ids: readonly string[] = [];
  beforeAll(async () => {
    server = await startTestServer(await under.open());
    const people = [await server.person(), await server.person(), await server.person()];
    ids = await list(people.map(({ id }) => id));
    await server.app.database.db
      .updateTable('app_user')
      .set({ restricted_at: 1 })
      .where('id', '=', people[0]?.id ?? '')
      .execute();
  }, START_MS);
  afterAll(() => server.stop());

  it('finds the same in order as a scan', async () => {
    expect(await compareMany(QUESTIONS)).toEqual([]);
  });

  it('finds the same after changes and withdrawals', async () => {
    const { db } = server.app.database;
    for (let changed = 0; changed < 30; changed += 1) {
      const id = oneOf(ids);
      const file = db.updateTable('node').where('id', '=', id);
      const template = db.updateTable('template').where('id', '=', id);
      await some([
        () => file.set({ state: 1, trash_root: id, deleted_at: 1 }).execute(),
        () => file.set({ status: 0 }).execute(),
        () => file.set({ public_clone: false }).execute(),
        () => template.set({ price_fen: some([0, 990]) }).execute(),
        () => template.set({ parts: some([15, 16, 25, 26]) }).execute(),
        () => template.set({ state: 1 }).execute(),
      ])();
      await writeSearchRows(db, [id]);
    }
    expect(await compareMany(QUESTIONS)).toEqual([]);
  });

  it('skips to words in titles and anywhere', async () => {
    const all = await readPlain();
    const { db } = server.app.database;
    const narrowing = { place: 'all/', locale: 'zh' } as const;
    const ask = async (keyword: string, section: Section, rank: number): Promise<number | undefined> => {
      const wish = wishFor(foldTitle(keyword), narrowing);
      const placed = { ...narrowing, context: { db, actor: {} }, limits: LIMITS, wish, after: undefined };
      return nextStretch(placed, section, rank);
    };
    const ranksOf = (has: (one: Plain) => boolean): readonly number[] =>
      all
        .filter((one) => all.some((text) => text.twins === one.twins && has(text)))
        .flatMap(({ places }) => places.filter(({ at }) => at === 'zh all/').map(({ rank }) => rank))
        .toSorted((a, b) => a - b);
    for (const keyword of ['流程', '客户', 'swimlane'])
      for (const [section, ranks] of [
        [0, ranksOf(({ title }) => foldTitle(title).includes(keyword))],
        [1, ranksOf(({ folded }) => folded.includes(keyword))],
      ] as const) {
        expect(ranks.length).toBeGreaterThan(5);
        for (const from of [0, 256, 5_120, 102_400, 900_096]) {
          const next = ranks.find((rank) => rank >= from);
          const found = await ask(keyword, section, from);
          // Within the shortest stretch that it stands in.
          expect(Math.floor((found ?? 0) / 256)).toBe(Math.floor((next ?? 0) / 256));
        }
      }
    expect(await ask('zzqqxx', 1, 0)).toBe(undefined);
  });

  it('falls back while its index is stale', async () => {
    const { db } = server.app.database;
    expect(await mendSearchRows(server.app)).toBe(0);
    await sql`delete from template_stretch where stretch > 0`.execute(db);
    expect((await compareMany(QUESTIONS)).length).toBeGreaterThan(0);
    expect(await mendSearchRows(server.app)).toBeGreaterThan(0);
    await sql`update template_search set titles = '', rank = rank + 1 where rank % 3 = 0`.execute(db);
    expect((await compareMany(QUESTIONS)).length).toBeGreaterThan(0);
    expect(await mendSearchRows(server.app)).toBeGreaterThan(0);
    expect(await compareMany(QUESTIONS)).toEqual([]);
    expect(await mendSearchRows(server.app)).toBe(0);
  });
};
