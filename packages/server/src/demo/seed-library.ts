import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { App, Handle } from '../kernel/calls/context.ts';
import { createAccount, findAccount } from '../domains/accounts/index.ts';
import type { Schema } from '../kernel/db/schema.ts';
import { transaction } from '../kernel/db/transaction.ts';
import { DEMO_AUTHOR } from './demo-accounts.ts';
import { hasDemo } from '../kernel/db/demo-mark.ts';
import { readCompiled, stateOf } from '../library/compiled-library.ts';
import {
  CATEGORIES_FILE,
  categoriesOf,
  nameCategories,
  readCategories,
} from '../library/partner-categories.ts';
import { loadLibrary, rankSources } from '../library/load-library.ts';
import type { Authors } from '../library/load-library.ts';
import { readSourceFolder } from '../library/read-folder.ts';
import { compiledTemplates, ourTemplates } from '../kernel/config/our-folder.ts';
import { readSources } from '../library/read-sources.ts';
import type { SourceFault, TemplateSource } from '../library/read-source.ts';

/** Key that says which sources of ours a database holds. */
const MARK = 'library';

/** Key of the row that a server holds while it loads a part. */
const TURN = 'library-turn';

/**
 * Sources in one transaction: people are at work meanwhile, and in the embedded database nobody else gets anything while a
 * transaction runs.
 */
const PART = 4;

/** Goes up when loading writes more than it did, so that loaded templates are brought up to date once. */
const LOADING = 2;

/** In a demo the templates are older than their sales. */
const DEMO_AGE_MS = 90 * 86_400_000;

/** Result of loading a set of sources. */
export interface Loaded {
  /** How many are new in the library. */
  readonly added: number;
  /** How many were there and are otherwise now. */
  readonly changed: number;
  /** With one of them nothing is loaded. */
  readonly faults: readonly SourceFault[];
}

// The authors of our paid templates are demo people of their own: their publications must not fill the demo accounts.
const AUTHORS: Readonly<Record<string, { readonly userName: string; readonly fullName: string }>> = {
  free: { userName: 'author-free', fullName: '许青禾' },
  member: { userName: 'author-member', fullName: '周牧野' },
  // The demo lets one sign in as her.
  org: DEMO_AUTHOR,
};

const seedAuthors = async (app: App, db: Handle): Promise<Authors> => {
  const entries = await Promise.all(
    Object.entries(AUTHORS).map(async ([name, { userName, fullName }]) => {
      const found = await db
        .selectFrom('app_user')
        .select('id')
        .where('user_name', '=', userName)
        .executeTakeFirst();
      return [
        name,
        found?.id ?? (await createAccount(app, db, { userName, fullName, passwordHash: '' })),
      ] as const;
    }),
  );
  return Object.fromEntries(entries);
};

/**
 * Loads the templates that come with the server, once for each state of their sources; a later state adds new ones and brings the
 * others up to date.
 */
export const seedLibrary = async (app: App, isStopped: () => boolean = () => false): Promise<Loaded> => {
  const files = await readSourceFolder(ourTemplates());
  const state = stateOf(files);
  const mark = `${state} ${LOADING}`;
  const { db } = app.database;
  const loadedLast = await db
    .selectFrom('app_meta')
    .select('value')
    .where('key', '=', MARK)
    .executeTakeFirst();
  if (loadedLast?.value === mark) return { added: 0, changed: 0, faults: [] };
  const compiled = await readCompiled(compiledTemplates(), state);
  const { sources, faults } =
    compiled === undefined ? await readSources(files, { isStopped }) : { sources: compiled, faults: [] };
  if (isStopped()) return { added: 0, changed: 0, faults };
  const publishedAt = app.now() - ((await hasDemo(app)) ? DEMO_AGE_MS : 0);
  const ranks = rankSources(sources);
  let [added, changed] = [0, 0];
  for (let from = 0; from < sources.length; from += PART) {
    if (isStopped()) return { added, changed, faults };
    const part = sources.slice(from, from + PART);
    const loaded = await transaction(db, async (tx) => {
      // Servers that fill one database at once take turns, and each finds the templates of the others.
      await setMeta(tx, { key: TURN, value: '', updated_at: app.now() });
      return loadLibrary(app, tx, { sources: part, ranks, authors: await seedAuthors(app, tx), publishedAt });
    });
    added += loaded.added;
    changed += loaded.changed;
  }
  await setMeta(db, { key: MARK, value: mark, updated_at: app.now() });
  return { added, changed, faults };
};

const setMeta = async (db: Handle, row: Insertable<Schema['app_meta']>): Promise<void> => {
  await db
    .insertInto('app_meta')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
};

/** Finds the account that a source names: by its person's sign-in name, or by its user name. */
const findAuthor = async ({ database: { db } }: App, name: string): Promise<string | undefined> => {
  const signsIn = await findAccount(db, name);
  if (signsIn !== undefined) return signsIn.id;
  const named = await db.selectFrom('app_user').select('id').where('user_name', '=', name).executeTakeFirst();
  return named?.id;
};

/** Finds the accounts that sources name as their authors, and the names without an account. */
const findAuthors = async (
  app: App,
  sources: readonly TemplateSource[],
): Promise<{ readonly authors: Authors; readonly faults: readonly SourceFault[] }> => {
  const names = [...new Set(sources.flatMap(({ owner }) => owner ?? []))];
  const found = await Promise.all(names.map(async (name) => [name, await findAuthor(app, name)] as const));
  const authors: Authors = Object.fromEntries(
    found.flatMap(([name, id]) => (id === undefined ? [] : [[name, id] as const])),
  );
  const faults = sources
    .filter(({ owner }) => owner !== undefined && authors[owner] === undefined)
    .map(({ kind, scene, slug, owner, ownerLine }): SourceFault => ({
      file: `${kind}/${scene}/${slug}.txt`,
      line: ownerLine,
      zh: `没有账号 ${owner ?? ''}`,
      en: `There is no account ${owner ?? ''}`,
    }));
  return { authors, faults };
};

/** Names an operator's templates of the time before names of ours and of operators were told apart. */
const renameOwn = async (db: Handle, sources: readonly TemplateSource[]): Promise<void> => {
  const ours = new Set((await readSourceFolder(ourTemplates())).map(({ path }) => slugOf(path)));
  const own = sources.map(({ slug }) => slug).filter((slug) => !ours.has(slug));
  await sql`
    update template set slug = '/' || slug where client_id is null and slug = any(${own}::text[])`.execute(
    db,
  );
};

const slugOf = (path: string): string => path.replace(/^.*\//, '').replace(/\.txt$/, '');

/**
 * Loads an operator's own templates from a folder of sources, for everyone or for the people of one partner, whose categories
 * `categories.txt` may name. A source that names an unknown account, or cannot be read, is refused with its line, and then
 * nothing is loaded.
 */
export const importLibrary = async (app: App, folder: string, clientId?: string): Promise<Loaded> => {
  const files = await readSourceFolder(folder);
  const categories = clientId === undefined ? undefined : readCategories(files);
  const texts = categories === undefined ? files : files.filter(({ path }) => path !== CATEGORIES_FILE);
  const reading = await readSources(texts, { categories });
  const { authors, faults } = await findAuthors(app, reading.sources);
  const all = [...reading.faults, ...faults];
  if (all.length > 0) return { added: 0, changed: 0, faults: all };
  const { sources } = reading;
  const loaded = await transaction(app.database.db, async (tx) => {
    if (clientId === undefined) await renameOwn(tx, sources);
    else await nameCategories(tx, clientId, categoriesOf(sources, categories ?? []));
    return loadLibrary(app, tx, { sources, authors, clientId, isOperators: true });
  });
  return { ...loaded, faults: [] };
};
