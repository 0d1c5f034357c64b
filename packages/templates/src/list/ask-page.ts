import type { CallData } from '@chartdock/contract';
import { DEFAULT_SCENE } from '../places/kinds.ts';
import type { TemplateListClient } from '../templates.types.ts';
import type { TemplateListState, TemplateQuery } from './template-list.types.ts';

/** Templates of one page of the library. */
export const PAGE_SIZE = 24;

/** Templates of one page of what was used lately (TPL-40). */
export const RECENT_PAGE_SIZE = 100;

const QUIET = { quiet: true, keep: true } as const;

type Page = CallData<'templates', 'featured'>;
type LibraryQuery = Extract<TemplateQuery, { readonly source: 'library' }>;

const isFeatured = ({ category, keyword, price }: LibraryQuery): boolean =>
  category === DEFAULT_SCENE && keyword === undefined && price === undefined;

const askLibrary = (
  { templates }: TemplateListClient,
  query: LibraryQuery,
  paging: { readonly pageSize: number; readonly cursor?: string },
): Promise<Page> => {
  const { kind, category, keyword, price } = query;
  const ofKind = kind === undefined ? {} : { kind };
  if (isFeatured(query)) return templates.featured({ ...ofKind, ...paging }, QUIET);
  return templates.searchOfficial(
    {
      ...ofKind,
      ...(category === undefined || category === '' ? {} : { category }),
      ...(keyword === undefined || keyword === '' ? {} : { keyword }),
      ...(price === undefined ? {} : { price }),
      ...paging,
    },
    QUIET,
  );
};

/** Asks for the page after those of a list: featured ones, scenes, topics and words each by their own call (TPL-40, TPL-41). */
export const askPage = (
  client: TemplateListClient,
  query: TemplateQuery,
  { cursor, pages }: Pick<TemplateListState, 'cursor' | 'pages'>,
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
    case 'library':
      return askLibrary(client, query, paging);
  }
};
