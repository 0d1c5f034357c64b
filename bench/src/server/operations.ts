/** A call whose cost must not grow with the number of files. */
export interface Operation {
  readonly name: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

const FOLDER = '/api/personal/folder';

/** Lists what the benchmark measures: the lists, the counts and searches for common, rare, Chinese and unknown words. */
export const OPERATIONS: readonly Operation[] = [
  { name: 'list, newest first', path: `${FOLDER}/load_files`, query: { pageSize: '50' } },
  {
    name: 'list by title',
    path: `${FOLDER}/load_files`,
    query: { sidx: 'title', sort: 'asc', pageSize: '50' },
  },
  { name: 'list, page 5', path: `${FOLDER}/load_files`, query: { page: '5', pageSize: '50' } },
  { name: 'recent files', path: `${FOLDER}/history_files`, query: { pageSize: '50' } },
  { name: 'count', path: `${FOLDER}/files/count`, query: {} },
  { name: 'search, common word', path: `${FOLDER}/global_files`, query: { title: '流程', pageSize: '20' } },
  { name: 'search, rare word', path: `${FOLDER}/global_files`, query: { title: 'needle', pageSize: '20' } },
  { name: 'search, no hit', path: `${FOLDER}/global_files`, query: { title: 'zzqqxx', pageSize: '20' } },
];
