import type { Locale } from '@chartdock/contract';
import type { CallContext } from '../../kernel/calls/context.ts';
import { formatCursor, pagingAnswer, parseCursor, readPaging } from '../lists/index.ts';
import { findPlaced } from './find-placed.ts';
import type { FoundPart } from './find-placed.ts';
import { readCardsOf } from './list-cards.ts';
import type { CardList, TemplatePage } from './list-cards.ts';
import type { Narrowing } from './search-rows.ts';
import { LIMITS } from './read-placed.ts';
import type { Placing, Wish } from './read-placed.ts';
import { wishFor, wishNear } from './wish.ts';

/** Names a place of a partner as the table keeps it; an empty one holds all of its templates. */
export const partnerPlace = (clientId: string, category: string): string => `partner:${clientId}/${category}`;

/** Returns the language that lists are written in. */
export const localeOf = ({ locale }: CallContext): Locale => (locale === 'en' ? 'en' : 'zh');

/** A place of the library and the folded words that templates there shall have; empty ones narrow nothing. */
export interface ListedPlace extends Omit<Narrowing, 'locale'>, Pick<CardList, 'input'> {
  /** Tells the list from others, beside all that narrows it. */
  readonly name: string;
  readonly folded: string;
}

/** Lists templates of a place that have some words; those that have them in their title come first. When none has them, those that have nearly these words. Words are looked for in every language. */
export const readAtPlace = async (
  context: CallContext,
  { input, name, folded, ...rest }: ListedPlace,
): Promise<TemplatePage> => {
  const narrowing = { ...rest, locale: localeOf(context) };
  const { place, locale, price, length } = narrowing;
  const scope = [name, place, locale, price, length, folded];
  const paging = readPaging(input);
  const after = paging.cursor === undefined ? undefined : placingOf(paging.cursor, scope);
  const part = { offset: paging.offset, limit: paging.pageSize + 1 };
  const placed = { ...narrowing, context, limits: LIMITS, after };
  const find = (wish: Wish | undefined, isRare = false): Promise<FoundPart> =>
    findPlaced({ ...placed, wish }, part, isRare);
  const exact = await find(folded === '' ? undefined : wishFor(folded, narrowing));
  const found = exact.total > 0 || folded === '' ? exact : await find(wishNear(folded, narrowing), true);
  const page = found.placings.slice(0, paging.pageSize);
  const last = found.placings.length > page.length ? page.at(-1) : undefined;
  const next =
    last === undefined ? null : formatCursor({ section: last.section, value: last.rank, id: last.id }, scope);
  const rows = await readCardsOf(
    context,
    page.map(({ id }) => id),
  );
  return { rows, ...pagingAnswer(paging, found.total, next) };
};

const placingOf = (cursor: string, scope: readonly unknown[]): Placing => {
  const { section, value, id } = parseCursor(cursor, scope, 'number');
  return { section: section === 0 ? 0 : 1, rank: Number(value), id };
};
