import type { CallData } from '@chartdock/contract';
import { DEFAULT_SCENE } from '../places/kinds.ts';
import type { TemplateListClient } from '../templates.types.ts';
import type { TemplateListState, TemplateQuery } from './template-list.types.ts';

/** Templates of one page of the library. */
export const PAGE_SIZE = 24;

/** Templates of one page of the recent list (TPL-40). */
export const RECENT_PAGE_SIZE = 100;

const QUIET = { quiet: true, keep: true } as const;

/** State that a page request depends on: the progress of the list, and the reader. */
type Asking = Pick<TemplateListState, 'cursor' | 'pages'> & { readonly isSignedIn: boolean };

type Page = CallData<'templates', 'featured'>;
interface Paging {
  readonly pageSize: number;
  readonly cursor?: string;
}

type LibraryQuery = Extract<TemplateQuery, { readonly source: 'library' }>;

const isFeatured = ({ category, keyword, price, length }: LibraryQuery): boolean =>
  category === DEFAULT_SCENE && [keyword, price, length].every((one) => one === undefined);

/** Returns the filters of a list; empty texts filter nothing. */
const wordsOf = ({
  category,
  keyword,
}: Pick<LibraryQuery, 'category' | 'keyword'>): {
  readonly category?: string;
  readonly keyword?: string;
} => ({
  ...(category === undefined || category === '' ? {} : { category }),
  ...(keyword === undefined || keyword === '' ? {} : { keyword }),
});

const askLibrary = (
  { templates }: TemplateListClient,
  query: LibraryQuery,
  { paging, isSignedIn }: { readonly paging: Paging; readonly isSignedIn: boolean },
): Promise<Page> => {
  const { kind, price, length } = query;
  // The calls do without a token, and then know no favourites.
  const options = { ...QUIET, ...(isSignedIn ? { needToken: true } : {}) };
  const ofKind = kind === undefined ? {} : { kind };
  if (isFeatured(query)) return templates.featured({ ...ofKind, ...paging }, options);
  return templates.searchOfficial(
    {
      ...ofKind,
      ...wordsOf(query),
      ...(price === undefined ? {} : { price }),
      ...(length === undefined ? {} : { length }),
      ...paging,
    },
    options,
  );
};

/** Asks for the page after those of a list: featured ones, scenes, topics and words each by their own call (TPL-40, TPL-41). */
export const askPage = (
  client: TemplateListClient,
  query: TemplateQuery,
  { cursor, pages, isSignedIn }: Asking,
): Promise<Page> => {
  const paging = { pageSize: PAGE_SIZE, ...(cursor === null ? {} : { cursor }) };
  switch (query.source) {
    case 'recent':
      return client.templates.used({ curPage: pages + 1, pageSize: RECENT_PAGE_SIZE }, QUIET);
    case 'liked':
      return client.templates.liked(
        { ...(query.kind === undefined ? {} : { kind: query.kind }), ...paging },
        QUIET,
      );
    case 'partner':
      return client.templates.ofPartner({ ...wordsOf(query), ...paging }, QUIET);
    case 'library':
      return askLibrary(client, query, { paging, isSignedIn });
  }
};
