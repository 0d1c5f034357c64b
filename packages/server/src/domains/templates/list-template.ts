import { sql } from 'kysely';
import type { Handle } from '../../kernel/calls/context.ts';
import { partnerPlace } from './at-place.ts';
import { countParts } from './measure-templates.ts';
import { writeWords } from './write-words.ts';
import { insertPlaces, writeSearchRows } from './search-rows.ts';

/** A public file with all that the library says of it. */
export interface ListedTemplate {
  /** Id of the file. */
  readonly id: string;
  /** Whose account holds the file. */
  readonly ownerId: string;
  /**
   * Its author, and the file it was published from, which is the file itself for one that was loaded; undefined for a template
   * that no person published for everyone.
   */
  readonly published?: { readonly authorId: string; readonly sourceId: string };
  readonly isHouse: boolean;
  readonly slug: string | null;
  readonly kind: 'flow' | 'mind';
  /** The partner whose people alone see it; null shows it to everyone. */
  readonly clientId: string | null;
  /** Language it is written in; null shows it in every one. */
  readonly locale: 'zh' | 'en' | null;
  readonly category: string;
  readonly title: string;
  readonly about: string;
  readonly tags: readonly string[];
  readonly priceFen: number;
  /** Scenes and topics it stands at. */
  readonly places: readonly string[];
  /** Smaller stands first. */
  readonly rank: number;
  /** Texts that it is found by besides title, description and tags, unless it is sold. */
  readonly content: string;
}

const BATCH = 200;

/** Enters templates into the library, or brings their data there up to date; their files are there already. */
export const listTemplates = async (
  db: Handle,
  templates: readonly ListedTemplate[],
  now: number,
): Promise<void> => {
  for (let from = 0; from < templates.length; from += BATCH) {
    const batch = templates.slice(from, from + BATCH);
    await db
      .insertInto('template')
      .values(batch.map((one) => rowOf(one, now)))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => ({
          kind: row.ref('excluded.kind'),
          category: row.ref('excluded.category'),
          title: row.ref('excluded.title'),
          about: row.ref('excluded.about'),
          tags: row.ref('excluded.tags'),
          price_fen: row.ref('excluded.price_fen'),
          parts: row.ref('excluded.parts'),
          state: row.ref('excluded.state'),
          author_id: row.ref('excluded.author_id'),
          source_id: row.ref('excluded.source_id'),
        })),
      )
      .execute();
    await writeWords(db, batch);
    const ids = batch.map(({ id }) => id);
    await db
      .deleteFrom('template_place')
      .where(sql<boolean>`template_id = any(${ids}::uuid[])`)
      .execute();
    await insertPlaces(db, batch.flatMap(placesOf));
    await writeSearchRows(db, ids);
  }
};

const rowOf = (one: ListedTemplate, now: number) => ({
  id: one.id,
  owner_id: one.ownerId,
  author_id: one.published?.authorId ?? null,
  source_id: one.published?.sourceId ?? null,
  is_house: one.isHouse,
  slug: one.slug,
  kind: one.kind,
  locale: one.locale,
  category: one.category,
  title: one.title,
  about: one.about,
  tags: [...one.tags],
  price_fen: one.priceFen,
  parts: countParts(one.content),
  state: 0 as const,
  published_at: now,
  client_id: one.clientId,
});

/** Names the places of a template: those of its kind and of all, or those of its partner and no other. */
const namesOf = ({ kind, clientId, places }: ListedTemplate): readonly string[] =>
  ['', ...places].flatMap((place) =>
    clientId === null ? [`${kind}/${place}`, `all/${place}`] : [partnerPlace(clientId, place)],
  );

const placesOf = (one: ListedTemplate) => {
  const { id, locale, rank } = one;
  const locales = locale === null ? (['zh', 'en'] as const) : ([locale] as const);
  const names = namesOf(one);
  return locales.flatMap((one) => names.map((place) => ({ place, locale: one, rank, template_id: id })));
};
