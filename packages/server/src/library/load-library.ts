import type { App, Handle } from '../kernel/calls/context.ts';
import { createAccount } from '../domains/accounts/index.ts';
import { listWords } from '../domains/definitions/index.ts';
import { lastPosition, positionAfter, STATUS } from '../domains/nodes/index.ts';
import { loadTree } from './load-tree.ts';
import type { SeedNode } from './load-tree.ts';
import { enterLoaded, listTemplates } from '../domains/templates/index.ts';
import type { ListedTemplate, PlacedTemplate } from '../domains/templates/index.ts';
import { SOURCE_LANGUAGES } from './read-source.ts';
import { updateTemplates } from './update-library.ts';
import type { TemplateSource } from './read-source.ts';

/** Name of the account that holds the templates of the house; nobody can sign in as it. */
const HOUSE = 'chartdock-library';

/** How many of each kind the featured scene shows. */
const FEATURED = 24;

/** Ids of the accounts that sources name as their authors. */
export type Authors = Readonly<Record<string, string>>;

/** Where each template stands in the library, by name; the lowest rank first. */
export type Ranks = ReadonlyMap<string, { readonly rank: number; readonly isFeatured: boolean }>;

interface Entry {
  readonly source: TemplateSource;
  /** Its name in the table. */
  readonly slug: string;
  readonly locale: (typeof SOURCE_LANGUAGES)[number];
  readonly rank: number;
  readonly isFeatured: boolean;
  readonly ownerId: string;
  readonly isHouse: boolean;
  /** Whether a person published it for everyone, whose page lists it. */
  readonly isPublished: boolean;
  readonly clientId: string | undefined;
  readonly isKnown: boolean;
  readonly id: string;
}

/** Templates to load, and their audience. */
export interface LibraryLoad {
  readonly sources: readonly TemplateSource[];
  /** Where they stand among all that belong together. Default among themselves. */
  readonly ranks?: Ranks;
  readonly authors?: Authors;
  /** The partner whose people alone see it. Default everyone. */
  readonly clientId?: string | undefined;
  /** Whether they are an operator's own, whose names may be those of ours. Default false. */
  readonly isOperators?: boolean;
  /** Publication time of new templates. Default now. */
  readonly publishedAt?: number;
}

/** Result of loading. */
export interface LoadResult {
  /** How many are new in the library. */
  readonly added: number;
  /** How many were there and said or drew something else. */
  readonly changed: number;
}

/** Names a template as the table keeps it: the house, the operator and two partners may use the same name. */
const storedSlug = (slug: string, { clientId, isOperators = false }: Omit<LibraryLoad, 'sources'>): string =>
  clientId === undefined && !isOperators ? slug : `${clientId ?? ''}/${slug}`;

/**
 * Loads sources into the library: each becomes one public file in each language. Templates loaded before under the same name are
 * brought up to date. Run it in a transaction.
 */
export const loadLibrary = async (app: App, db: Handle, load: LibraryLoad): Promise<LoadResult> => {
  const { sources, ranks = rankSources(sources), authors = {}, clientId, publishedAt = app.now() } = load;
  const known = await readKnown(db);
  const house = await findHouse(app, db);
  const all = sources.flatMap((source) =>
    SOURCE_LANGUAGES.map((locale): Entry => {
      const author = source.owner === undefined ? undefined : authors[source.owner];
      const { rank = 0, isFeatured = false } = ranks.get(source.slug) ?? {};
      const slug = storedSlug(source.slug, load);
      const there = known.get(`${slug} ${locale}`);
      const ownerId = there?.owner_id ?? author ?? house;
      return {
        source,
        slug,
        locale,
        rank,
        isFeatured,
        ownerId,
        // A partner's priced template is no template of the house, which would be free for members.
        isHouse: author === undefined && clientId === undefined,
        isPublished: ownerId !== house && clientId === undefined,
        clientId,
        isKnown: there !== undefined,
        id: there?.id ?? app.createId(),
      };
    }),
  );
  const entries = all.filter(({ isKnown }) => !isKnown);
  for (const [ownerId, own] of Map.groupBy(entries, (entry) => entry.ownerId)) {
    const first = await lastPosition(db, { ownerId, id: ownerId });
    await loadTree(app, db, { ownerId, nodes: nodesOf(own, { first, now: publishedAt }) });
  }
  const templates = entries.map(listed);
  await publish(db, templates, publishedAt);
  await listTemplates(db, templates, publishedAt);
  const updates = all
    .filter(({ isKnown }) => isKnown)
    .map((entry) => {
      const { category, definitions } = entry.source;
      return { listed: listed(entry), category, definition: definitions[entry.locale], slug: entry.slug };
    });
  const changed = new Set<string>();
  for (const [slug, both] of Map.groupBy(updates, (update) => update.slug))
    if ((await updateTemplates(app, db, both)) > 0) changed.add(slug);
  const published = all.filter(({ isPublished }) => isPublished);
  await enterLoaded(app, db, { templates: published.map(placed), publishedAt });
  return { added: entries.length / SOURCE_LANGUAGES.length, changed: changed.size };
};

const BATCH = 500;

/** Sets the author's price on each file, so that no other way of copying gives it away. */
const publish = async (db: Handle, templates: readonly ListedTemplate[], now: number): Promise<void> => {
  for (let from = 0; from < templates.length; from += BATCH) {
    const rows = templates.slice(from, from + BATCH).map(({ id, ownerId, about, tags, priceFen }) => ({
      owner_id: ownerId,
      node_id: id,
      description: about,
      tags: [...tags],
      price_fen: priceFen,
      published_at: now,
    }));
    await db.insertInto('publication').values(rows).execute();
  }
};

interface Known {
  readonly id: string;
  readonly owner_id: string;
}

/** Reads the loaded templates, by name and language. */
const readKnown = async (db: Handle): Promise<ReadonlyMap<string, Known>> => {
  const rows = await db
    .selectFrom('template')
    .select(['id', 'owner_id', 'slug', 'locale'])
    .where('slug', 'is not', null)
    .execute();
  return new Map(rows.map((row) => [`${row.slug ?? ''} ${row.locale ?? ''}`, row]));
};

const findHouse = async (app: App, db: Handle): Promise<string> => {
  const found = await db
    .selectFrom('app_user')
    .select('id')
    .where('user_name', '=', HOUSE)
    .executeTakeFirst();
  return found?.id ?? createAccount(app, db, { userName: HOUSE, fullName: 'Chartdock', passwordHash: '' });
};

/** Lets the scenes take turns, so that the first templates are varied; the first of each kind are featured. */
export const rankSources = (sources: readonly TemplateSource[]): Ranks => {
  const places = new Map<string, number>();
  const turns = sources.map((source) => {
    const scene = `${source.kind}/${source.scene}`;
    const turn = places.get(scene) ?? 0;
    places.set(scene, turn + 1);
    return { source, turn, scene };
  });
  const ordered = turns.toSorted((a, b) => a.turn - b.turn || (a.scene < b.scene ? -1 : 1));
  const featured = { flow: 0, mind: 0 };
  return new Map(
    ordered.map(({ source }, rank) => {
      const isFeatured = (featured[source.kind] += 1) <= FEATURED;
      return [source.slug, { rank, isFeatured }] as const;
    }),
  );
};

const nodesOf = (
  entries: readonly Entry[],
  { first, now }: { readonly first: string; readonly now: number },
): readonly SeedNode[] => {
  let next = first;
  return entries.map(({ id, source, locale, ownerId }) => {
    const pos = next;
    next = positionAfter(pos);
    return {
      id,
      parentId: ownerId,
      category: source.category,
      title: source.title[locale],
      pos,
      createdAt: now,
      lastModify: now,
      status: STATUS.public,
      publicClone: true,
      definitions: [source.definitions[locale]],
    };
  });
};

const listed = ({
  id,
  slug,
  source,
  locale,
  ownerId,
  isHouse,
  isPublished,
  clientId,
  rank,
  isFeatured,
}: Entry): ListedTemplate => ({
  id,
  ownerId,
  ...(isPublished ? { published: { authorId: ownerId, sourceId: id } } : {}),
  isHouse,
  slug,
  clientId: clientId ?? null,
  kind: source.kind,
  locale,
  category: source.category,
  title: source.title[locale],
  about: source.about[locale],
  tags: source.tags[locale],
  priceFen: source.priceFen,
  places: [...(isFeatured ? ['featured'] : []), source.scene, ...source.topics],
  rank,
  content: listWords([source.definitions[locale]]),
});

const placed = (entry: Entry): PlacedTemplate => {
  const { scene, topics } = entry.source;
  return { ...listed(entry), scene, topics };
};
