import type { ApiError } from '@chartdock/client';
import type { CallData } from '@chartdock/contract';
import type { TemplateListState, TemplateQuery } from './template-list.types.ts';

type Page = Pick<CallData<'templates', 'featured'>, 'rows' | 'total' | 'cursor'>;

/** Nothing was asked for yet. */
export const NO_TEMPLATES: TemplateListState = {
  query: undefined,
  status: 'idle',
  rows: [],
  total: 0,
  pages: 0,
  cursor: null,
  problem: undefined,
  unkept: undefined,
};

/** Other templates were asked for; those of another query leave at once. */
export const afterShown = (state: TemplateListState, query: TemplateQuery): TemplateListState => ({
  ...NO_TEMPLATES,
  unkept: state.unkept,
  query,
  status: 'loading',
});

/** A page came. One that a change on the server moved into it is not shown twice. */
export const afterPage = (state: TemplateListState, { rows, total, cursor }: Page): TemplateListState => {
  const known = new Set(state.rows.map(({ chartId }) => chartId));
  return {
    ...state,
    status: 'loaded',
    rows: [...state.rows, ...rows.filter(({ chartId }) => !known.has(chartId))],
    total,
    cursor,
    pages: state.pages + 1,
    problem: undefined,
  };
};

/** The next page was asked for. */
export const afterMoreAsked = (state: TemplateListState): TemplateListState => ({
  ...state,
  status: 'more',
  problem: undefined,
});

/** A page failed to load; the shown cards stay. */
export const afterFailed = (state: TemplateListState, problem: ApiError): TemplateListState => ({
  ...state,
  status: 'failed',
  problem,
});

/** A template became a favourite or ceases to be one. */
export const afterFavourite = (
  state: TemplateListState,
  chartId: string,
  favourite: boolean,
): TemplateListState => ({
  ...state,
  rows: state.rows.map((row) => (row.chartId === chartId ? { ...row, favourite } : row)),
  unkept: undefined,
});

/** The server refused a favourite change: the old state comes back. */
export const afterUnkept = (
  state: TemplateListState,
  chartId: string,
  { favourite, problem }: { readonly favourite: boolean; readonly problem: ApiError },
): TemplateListState => ({ ...afterFavourite(state, chartId, favourite), unkept: { chartId, problem } });

/** Returns whether there are templates after the last one that is shown. */
export const hasMore = ({ cursor, query, rows, total }: TemplateListState): boolean =>
  cursor !== null || (query?.source === 'recent' && rows.length < total);
