import type { FileRecord } from '@chartdock/contract';
import type { FilesClient } from '@chartdock/files';
import type { PickingClient } from '@chartdock/files/picking';

/** How a demo client behaves. */
export interface DemoClientOptions {
  readonly records: readonly FileRecord[];
  /** Responses never come, so that loading states stay. */
  readonly silent?: boolean;
  /** Lists fail. */
  readonly failing?: boolean;
}

type Input = Readonly<Record<string, unknown>>;

const someone = { userId: 'someone', fullName: '李雷' };

const idOf = (record: FileRecord): string => record.chartId ?? record.folderId ?? '';
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const chain = (folderId: unknown): { folderId: string; title: string }[] => {
  if (folderId === 'root' || folderId === undefined) return [];
  const titles = ['产品中心', 'Design', '2026 年度规划', '第四季度', 'Current sprint'];
  const depth = folderId === 'deep' ? 5 : 1;
  return titles
    .slice(0, depth)
    .map((title, at) => ({ folderId: at === depth - 1 ? textOf(folderId) : `above-${at}`, title }));
};

/** Creates a client over records in memory, enough for a file area to be looked at and tried out. */
export const createDemoClient = ({
  records,
  silent = false,
  failing = false,
}: DemoClientOptions): FilesClient & PickingClient => {
  let all = [...records];
  let pins: readonly string[] = [];
  const answer = async <Value>(value: () => Value): Promise<Value> => {
    if (silent) await new Promise(() => undefined);
    if (failing) throw new Error('The demo fails on purpose');
    return value();
  };
  const page = (rows: readonly FileRecord[], input: Input) => {
    const size = Number(input['pageSize'] ?? 10);
    const at = (Number(input['page'] ?? 1) - 1) * size;
    return {
      rows: rows.slice(at, at + size),
      total: rows.length,
      page: at / size + 1,
      pageSize: size,
      pagerCount: 7,
      cursor: null,
    };
  };
  const within = (folderId: unknown) =>
    all.filter((record) => (folderId === 'root' ? record.parentId === 'root' : record.parentId === folderId));
  const itemsOf = (input: Input) => (input['items'] ?? [input]) as readonly { readonly fileId: string }[];
  const settled = (input: Input) => ({
    results: itemsOf(input).map((item) => ({ ...item, code: '200', msg: '' })),
    trashChartCount: 0,
    usedFileCount: 0,
  });
  const drop = (input: Input) => {
    const gone = new Set(itemsOf(input).map(({ fileId }) => fileId));
    all = all.filter((record) => !gone.has(idOf(record)));
    return settled(input);
  };
  const rename = (input: Input) => {
    const id = input['chartId'] ?? input['folderId'];
    all = all.map((record) => (idOf(record) === id ? { ...record, title: String(input['title']) } : record));
    return { file: all.find((record) => idOf(record) === id) };
  };
  const calls: Readonly<Record<string, (input: Input) => unknown>> = {
    loadFiles: (input) => ({
      folder: null,
      chain: chain(input['folderId']),
      ...page(within(input['folderId']), input),
    }),
    historyFiles: (input) =>
      page(
        all.filter((record) => record.fileType === 'chart'),
        input,
      ),
    trashFiles: (input) => page(all.slice(3, 12), input),
    favFiles: (input) =>
      page(
        all.slice(6).map((record) => ({ ...record, favourite: true })),
        input,
      ),
    collaborationFiles: (input) =>
      page(
        all.slice(6).map((record) => ({ ...record, owner: someone, creator: someone, collaboration: true })),
        input,
      ),
    myCollaboration: (input) => page(all.slice(6, 9), input),
    globalFiles: (input) =>
      page(
        all
          .filter((record) => record.title.toLowerCase().includes(String(input['title']).toLowerCase()))
          .map((record) => ({ ...record, path: [{ folderId: 'folder-0', title: '项目文档' }] })),
        input,
      ),
    trashCount: () => ({ trashChartCount: 9 }),
    getFolderData: (input) => ({
      folders: within(input['folderId'] ?? 'root')
        .filter((record) => record.fileType === 'folder')
        .map((record) => ({
          folderId: idOf(record),
          parentId: 'root',
          title: record.title,
          hasChildren: (record.childCount ?? 0) > 3,
        })),
    }),
    move: drop,
    toTrash: drop,
    restore: drop,
    removeFromTrash: drop,
    batchOperation: (input) => (input['type'] === 'copy' ? settled(input) : drop(input)),
    rename,
    pinned: () => ({
      folders: pins.flatMap((id) => all.filter((record) => idOf(record) === id)),
    }),
    pin: (input) => {
      const id = textOf(input['folderId']);
      const others = pins.filter((one) => one !== id);
      const index = Number(input['index'] ?? others.length);
      pins = [...others.slice(0, index), id, ...others.slice(index)];
      return { pinned: true };
    },
    unpin: (input) => {
      pins = pins.filter((one) => one !== input['folderId']);
      return { pinned: false };
    },
    toggle: (input) => {
      all = all.map((record) =>
        idOf(record) === input['chartId'] ? { ...record, favourite: record.favourite !== true } : record,
      );
      return { favourite: all.find((record) => idOf(record) === input['chartId'])?.favourite === true };
    },
  };
  const group = new Proxy(
    {},
    { get: (_target, name) => (input: Input) => answer(() => calls[String(name)]?.(input)) },
  );
  // The demo answers by call name; the shape of each response is that of the contract.
  return {
    ...{ lists: group, folders: group, charts: group, favourites: group },
    ...{ account: group, publishing: group, importing: group, collaboration: group },
  } as FilesClient & PickingClient;
};
