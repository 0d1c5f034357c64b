import type { Locale } from '@chartdock/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CallContext } from '../calls/context.ts';
import { hasWords, mayHaveWords, nearlyHasWords, wantedWords } from '../search/index.ts';
import { readCards } from './list-cards.ts';
import type { CardList, TemplatePage } from './list-cards.ts';

/** What the grams of the library are salted with. */
export const LIBRARY_SCOPE = 'template library';

/** Names a place of a partner as the table keeps it; an empty one holds all of its templates. */
export const partnerPlace = (clientId: string, category: string): string => `partner:${clientId}/${category}`;

/** Returns the language that lists are written in. */
export const localeOf = ({ locale }: CallContext): Locale => (locale === 'en' ? 'en' : 'zh');

/** A place of the library and the folded words that templates there shall have; empty ones narrow nothing. */
export interface Placed extends Pick<CardList, 'input' | 'scope' | 'where'> {
  readonly place: string;
  readonly folded: string;
}

/** Added to the rank of what has the words elsewhere than in its title. */
const BELOW_TITLES = 1_000_000;

const patternOf = (folded: string): string => `%${folded.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** Names the template `f` itself, or its twin in a language: what has the words in another language is shown in one's own. */
const twinOf = (locale: Locale): RawBuilder<unknown> => sql`coalesce(
  (select twin.id from template twin where twin.slug = f.slug and twin.locale = ${locale}
    and twin.client_id is not distinct from f.client_id), f.id)`;

/** Names the rows of a place in their order. */
export const rowsAt = (place: string, locale: Locale): RawBuilder<unknown> =>
  sql`(select template_id, rank as sort from template_place where place = ${place} and locale = ${locale})`;

/** Reads templates of a place that have some words, in pinyin or by first letters too; those that have them in their title come first. When none has them, those that have nearly these words. Words are looked for in every language. */
export const readAtPlace = async (
  context: CallContext,
  { place, folded, ...rest }: Placed,
): Promise<TemplatePage> => {
  const locale = localeOf(context);
  const list = { ...rest, direction: 'asc' } as const;
  if (folded === '') return readCards(context, { ...list, source: rowsAt(place, locale) });
  const words = wantedWords(LIBRARY_SCOPE, folded);
  const found = (fits: RawBuilder<boolean>): RawBuilder<unknown> => sql`(
    select p.template_id, min(p.rank + case when lower(f.title) like ${patternOf(folded)} then 0 else ${BELOW_TITLES} end) as sort
    from template_words w join template f on f.id = w.template_id
      join template_place p on p.template_id = ${twinOf(locale)}
    where p.place = ${place} and p.locale = ${locale} and ${fits}
    group by p.template_id)`;
  const exact = await readCards(context, {
    ...list,
    source: found(sql<boolean>`${mayHaveWords(words)} and ${hasWords(words)}`),
  });
  if (exact.total > 0) return exact;
  return readCards(context, { ...list, source: found(nearlyHasWords(words)) });
};
