/** Names a way to order a list, as the wire does. */
export type SortField = 'lastModify' | 'createTime' | 'title' | 'index';

/** A column of the tree to order by. */
export interface Order {
  readonly column: 'last_modify' | 'created_at' | 'title_key' | 'pos';
  readonly direction: 'asc' | 'desc';
  readonly valueType: 'string' | 'number';
}

const COLUMNS = {
  lastModify: { column: 'last_modify', valueType: 'number', first: 'desc' },
  createTime: { column: 'created_at', valueType: 'number', first: 'desc' },
  title: { column: 'title_key', valueType: 'string', first: 'asc' },
  index: { column: 'pos', valueType: 'string', first: 'asc' },
} as const;

/** Reads the asked order: last change, newest first, unless the call says otherwise; titles and the manual order begin at the start. */
export const readOrder = (sidx: SortField = 'lastModify', sort?: 'asc' | 'desc'): Order => {
  const { column, valueType, first } = COLUMNS[sidx];
  return { column, valueType, direction: sort ?? first };
};
