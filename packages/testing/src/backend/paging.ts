import type { FilePage } from '@chartdock/contract';
import { PAGER_COUNT, PAGE_SIZE } from '@chartdock/contract';
import { Refusal } from './refusal.ts';

/** The paging part of a list call. */
export interface PagingInput {
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly cursor?: string | undefined;
}

const startOf = ({ page = 1, pageSize = PAGE_SIZE, cursor = '' }: PagingInput): number => {
  if (cursor === '') return (page - 1) * pageSize;
  const start = Number(/^after:(\d+)$/.exec(cursor)?.[1] ?? Number.NaN);
  if (Number.isNaN(start)) throw new Refusal('invalidInput', [{ path: 'cursor', message: 'custom' }]);
  return start;
};

/** Cuts the asked page out of a list. */
export const pageOf = <Row>(
  input: PagingInput,
  rows: readonly Row[],
): { readonly rows: readonly Row[]; readonly paging: Omit<FilePage, 'rows'> } => {
  const { page = 1, pageSize = PAGE_SIZE } = input;
  const start = startOf(input);
  const end = start + pageSize;
  const cursor = end < rows.length ? `after:${end}` : null;
  return {
    rows: rows.slice(start, end),
    paging: { total: rows.length, page, pageSize, pagerCount: PAGER_COUNT, cursor },
  };
};
