/** A call whose cost must not grow with the number of files. */
export interface Operation {
  readonly name: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Whether the call is about one folder of that many files; else it is about an account of that many. */
  readonly inFolder?: boolean;
  /** Whether someone asks who has no files, and with whom an account of that many shares a few hundred. */
  readonly asGuest?: boolean;
}

/** A word that few files have. */
export const RARE_WORD = 'haystack';

const FOLDER = '/api/personal/folder';

/** Words to look for in one folder, see `folder-data.ts` for where each of them stands. */
const WORDS: readonly (readonly [string, string])[] = [
  ['common word', 'plan'],
  ['rare word', 'needle'],
  ['no hit', 'xylophon'],
  ['common elsewhere, absent here', 'budget'],
  ['common elsewhere, rare here', 'survey'],
  ['one common letter', 'p'],
  ['one rare letter', 'q'],
  ['one letter of elsewhere', 'g'],
  ['one common Chinese character', '流'],
  ['one rare Chinese character', '稀'],
  ['one Chinese character of elsewhere', '预'],
];

const ORDERS: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['newest first', {}],
  ['by title', { sidx: 'title', sort: 'asc' }],
  ['by creation', { sidx: 'createTime', sort: 'desc' }],
  ['by hand', { sidx: 'index', sort: 'asc' }],
  ['page 5', { page: '5' }],
];

const folderSearches: readonly Operation[] = WORDS.flatMap(([word, keyword]) =>
  ORDERS.map(([order, query]) => ({
    name: `in folder, ${word}, ${order}`,
    path: `${FOLDER}/load_files`,
    query: { keyword, pageSize: '50', ...query },
    inFolder: true,
  })),
);

/** Lists the operations of the benchmark: the lists, the counts, searches through an account and searches through one folder. */
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
  {
    name: 'search, words in many files',
    path: `${FOLDER}/global_files`,
    query: { title: '客户', pageSize: '20' },
  },
  {
    name: 'search, words in few files',
    path: `${FOLDER}/global_files`,
    query: { title: RARE_WORD, pageSize: '20' },
  },
  { name: 'search, pinyin', path: `${FOLDER}/global_files`, query: { title: 'kehu', pageSize: '20' } },
  { name: 'search, mistyped', path: `${FOLDER}/global_files`, query: { title: 'haystakc', pageSize: '20' } },
  {
    name: 'search, mistyped, in what is shared',
    path: `${FOLDER}/global_files`,
    query: { title: 'haystakc', pageSize: '20' },
    asGuest: true,
  },
  { name: 'search, no hit', path: `${FOLDER}/global_files`, query: { title: 'zzqqxx', pageSize: '20' } },
  { name: 'search, one letter', path: `${FOLDER}/global_files`, query: { title: 'e', pageSize: '20' } },
  { name: 'search, one rare letter', path: `${FOLDER}/global_files`, query: { title: 'ß', pageSize: '20' } },
  ...folderSearches,
];
