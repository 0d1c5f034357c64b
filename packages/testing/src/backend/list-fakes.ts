import type { FilePage } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import type { CallContext } from './context.types.ts';
import type { Fake } from './fake.ts';
import { fake } from './fake.ts';
import type { PagingInput } from './paging.ts';
import { pageOf } from './paging.ts';
import type { RecordExtras } from './records.ts';
import { crumbOf, recordOf } from './records.ts';
import { Refusal } from './refusal.ts';
import type { TreeNode } from './tree.ts';

type Is = (node: TreeNode) => boolean;

const fold = (text: string | undefined): string => (text ?? '').trim().toLowerCase();

const named =
  (keyword: string | undefined): Is =>
  ({ title }) =>
    title.toLowerCase().includes(fold(keyword));

const ofCategory =
  (category: string | undefined): Is =>
  (node) =>
    category === undefined || category === '' || node.category === category;

const ofKind =
  (type: 'all' | 'chart' | 'folder' = 'all'): Is =>
  ({ kind }) =>
    type === 'all' || kind === type;

const isThere: Is = ({ deletedAt }) => deletedAt === undefined;
const isOwn: Is = ({ invitedAt }) => invitedAt === undefined;

const newestFirst = (nodes: readonly TreeNode[], timeOf: (node: TreeNode) => number): readonly TreeNode[] =>
  nodes.toSorted((a, b) => timeOf(b) - timeOf(a) || b.order - a.order);

interface PageParts {
  readonly input: PagingInput;
  readonly filters: readonly Is[];
  readonly timeOf: (node: TreeNode) => number;
  readonly extras?: RecordExtras;
}

const listPage = (context: CallContext, { input, filters, timeOf, extras }: PageParts): FilePage => {
  const found = context.tree.all().filter((node) => filters.every((is) => is(node)));
  const { rows, paging } = pageOf(input, newestFirst(found, timeOf));
  return { rows: rows.map((node) => recordOf(context, node, extras)), ...paging };
};

const KEYS = {
  lastModify: { of: ({ changedAt }: TreeNode) => changedAt, first: 'desc' },
  createTime: { of: ({ createdAt }: TreeNode) => createdAt, first: 'desc' },
  title: { of: ({ title }: TreeNode) => title.toLowerCase(), first: 'asc' },
  index: { of: ({ order }: TreeNode) => order, first: 'asc' },
} as const;

const inOrder = (
  nodes: readonly TreeNode[],
  {
    sidx = 'lastModify',
    sort,
  }: { readonly sidx?: keyof typeof KEYS | undefined; readonly sort?: 'asc' | 'desc' | undefined },
): readonly TreeNode[] => {
  const { of, first } = KEYS[sidx];
  const way = (sort ?? first) === 'asc' ? 1 : -1;
  const compare = (a: TreeNode, b: TreeNode): number =>
    of(a) === of(b) ? a.order - b.order : of(a) < of(b) ? -1 : 1;
  const rank = ({ kind }: TreeNode): number => (kind === 'folder' ? 0 : 1);
  return nodes.toSorted((a, b) => rank(a) - rank(b) || way * compare(a, b));
};

/** The calls that list files. */
export const listFakes: readonly Fake[] = [
  fake(endpoints.lists.loadFiles, (context, { folderId = 'root', category, keyword, locate, ...input }) => {
    const { tree } = context;
    const folder = folderId === 'root' ? undefined : tree.find(folderId, 'folder');
    const here = tree
      .all()
      .filter((node) => [isThere, isOwn, named(keyword), ofCategory(category)].every((is) => is(node)))
      .filter(({ parentId }) => parentId === folderId);
    const ordered = inOrder(here, input);
    const place = ordered.findIndex(({ id }) => id === locate);
    const page = place < 0 ? input.page : Math.floor(place / (input.pageSize ?? 10)) + 1;
    const { rows, paging } = pageOf({ ...input, page }, ordered);
    return {
      folder: folder === undefined ? null : recordOf(context, folder),
      chain: folder === undefined ? [] : [...tree.above(folder), folder].map(crumbOf),
      rows: rows.map((node) => recordOf(context, node)),
      ...paging,
    };
  }),
  fake(endpoints.lists.historyFiles, (context, { keyword, category, ...input }) =>
    listPage(context, {
      input,
      filters: [isThere, ({ openedAt }) => openedAt !== undefined, named(keyword), ofCategory(category)],
      timeOf: ({ openedAt = 0 }) => openedAt,
      extras: { openTime: true },
    }),
  ),
  fake(endpoints.lists.favFiles, (context, { keyword, chartType = 'chart', ...input }) =>
    listPage(context, {
      input,
      filters: [isThere, ({ starredAt }) => starredAt !== undefined && chartType === 'chart', named(keyword)],
      timeOf: ({ starredAt = 0 }) => starredAt,
      extras: { favouriteTime: true },
    }),
  ),
  fake(
    endpoints.lists.trashFiles,
    (context, { keyword, type, deletedFrom = 0, deletedTo = Infinity, ...input }) =>
      listPage(context, {
        input,
        filters: [
          ({ deletedAt = -1 }) => deletedAt >= deletedFrom && deletedAt <= deletedTo,
          named(keyword),
          ofKind(type),
        ],
        timeOf: ({ deletedAt = 0 }) => deletedAt,
        extras: { path: true },
      }),
  ),
  fake(endpoints.lists.collaborationFiles, (context, { keyword, ...input }) =>
    listPage(context, {
      input,
      filters: [isThere, ({ invitedAt }) => invitedAt !== undefined, named(keyword)],
      timeOf: ({ invitedAt = 0 }) => invitedAt,
      extras: { inviteTime: true },
    }),
  ),
  // Nothing of the person's own is shared in a fake backend.
  fake(endpoints.lists.myCollaboration, (context, input) =>
    listPage(context, { input, filters: [() => false], timeOf: ({ changedAt }) => changedAt }),
  ),
  fake(endpoints.lists.globalFiles, (context, { title, type, category, ...input }) => {
    if (fold(title) === '') throw new Refusal('invalidInput', [{ path: 'title', message: 'required' }]);
    return listPage(context, {
      input,
      filters: [isThere, named(title), ofKind(type), ofCategory(category)],
      timeOf: ({ changedAt }) => changedAt,
      extras: { path: true },
    });
  }),
];
