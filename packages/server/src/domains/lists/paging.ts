import { PAGER_COUNT, PAGE_SIZE } from '@chartdock/contract';

/** The paging part of a list call. */
export interface PagingInput {
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly cursor?: string | undefined;
}

/** Paging with its defaults filled in. */
export interface Paging {
  readonly page: number;
  readonly pageSize: number;
  readonly cursor: string | undefined;
  /** Rows before the page, when it is reached without a cursor. */
  readonly offset: number;
}

/** Fills in the first page and ten rows (CONST-01). An empty cursor is none. */
export const readPaging = (input: PagingInput): Paging => {
  const page = input.page ?? 1;
  const pageSize = input.pageSize ?? PAGE_SIZE;
  const cursor = input.cursor === '' ? undefined : input.cursor;
  return { page, pageSize, cursor, offset: cursor === undefined ? (page - 1) * pageSize : 0 };
};

/** Builds the paging part of a list response. */
export const pagingAnswer = (paging: Paging, total: number, cursor: string | null) => ({
  total,
  page: paging.page,
  pageSize: paging.pageSize,
  pagerCount: PAGER_COUNT,
  cursor,
});
