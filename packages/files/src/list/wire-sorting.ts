import type { CallInput } from '@chartdock/contract';
import type { SortField, Sorting } from './list.types.ts';

type WireSorting = Required<Pick<CallInput<'lists', 'loadFiles'>, 'sidx' | 'sort'>>;

/** The server's names of the sort fields. */
const WIRE_FIELDS: Readonly<Record<SortField, WireSorting['sidx']>> = {
  modified: 'lastModify',
  created: 'createTime',
  title: 'title',
  manual: 'index',
};

/** Puts an order into the words of the server (PREF-13). */
export const wireSorting = ({ by, direction }: Sorting): WireSorting => ({
  sidx: WIRE_FIELDS[by],
  sort: direction,
});
