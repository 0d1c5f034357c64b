import type { CallGroup, CallName, CallParsedInput } from '@chartdock/contract';
import type { EmbedCall } from '../partners/embed-calls.ts';
import type { Use } from './items.ts';

/** One file or folder that a call names, and how it is used. `root` is what `topOf` says. */
export interface Claim {
  readonly id: string;
  readonly use: Use;
}

/** Undefined closes the call for this input. */
type Claims<Input> = (input: Input) => readonly Claim[] | undefined;

// A call that stands nowhere in this table is closed to a token for items: a new call is closed until it is opened here.
type Table = {
  readonly [Group in CallGroup]?: {
    readonly [Name in CallName<Group>]?: Claims<CallParsedInput<Group, Name>>;
  };
};

const claim = (use: Use, id: string | undefined): readonly Claim[] => (id === undefined ? [] : [{ id, use }]);
const itself = (id: string | undefined): readonly Claim[] => claim('itself', id);
const place = (folderId = 'root'): readonly Claim[] => itself(folderId);
const nothing = (): readonly Claim[] => [];

/** What each operation of a batch does to an item; one that is missing is closed. */
const BATCH: Readonly<Record<CallParsedInput<'folders', 'batchOperation'>['type'], Use | undefined>> = {
  to_trash: 'inside',
  move: 'inside',
  copy: 'itself',
  restore: 'restored',
  remove_from_trash: undefined,
};

const TABLE: Table = {
  session: { signOut: nothing },
  // Who is signed in and how much they may still make: a picker begins with the one, a file area with the other.
  user: { info: nothing, privilege: nothing },
  lists: {
    // Where an item stands in the list is told of what the list holds, and of nothing else.
    loadFiles: ({ folderId }) => place(folderId),
  },
  folders: {
    create: ({ folderId }) => place(folderId),
    rename: ({ folderId }) => itself(folderId),
    sort: ({ fileId }) => claim('inside', fileId),
    sortAll: ({ folderId }) => place(folderId),
    toTrash: ({ fileId }) => claim('inside', fileId),
    move: ({ fileId, folderId }) => [...claim('inside', fileId), ...place(folderId)],
    copy: ({ fileId, folderId }) => [...itself(fileId), ...place(folderId)],
    restore: ({ fileId }) => claim('restored', fileId),
    batchOperation: ({ type, items, folderId }) => {
      const use = BATCH[type];
      if (use === undefined) return undefined;
      return [...items.flatMap(({ fileId }) => claim(use, fileId)), ...itself(folderId)];
    },
    getFolderData: ({ folderId }) => place(folderId),
    getAllFolderData: ({ folderId }) => place(folderId),
  },
  charts: {
    create: ({ folderId, templateId }) => [...place(folderId), ...itself(templateId)],
    cloneFile: ({ id, parentId }) => [...itself(id), ...place(parentId)],
    info: ({ chartId }) => itself(chartId),
    rename: ({ chartId }) => itself(chartId),
    overrunState: ({ chartId }) => itself(chartId),
    definition: ({ chartId }) => itself(chartId),
    canvases: ({ chartId }) => itself(chartId),
  },
  favourites: {
    toggle: ({ chartId }) => itself(chartId),
    cancel: ({ fileId }) => itself(fileId),
  },
  // Asked before something is published; they name no file, and take the scope for it.
  account: { publishBlack: nothing, bindInfo: nothing },
  publishing: {
    publish: ({ chartId }) => itself(chartId),
    cancel: ({ chartId }) => itself(chartId),
  },
  viewLinks: {
    getLink: ({ id }) => itself(id),
    addPassword: ({ id }) => itself(id),
    removePassword: ({ id }) => itself(id),
    delLink: ({ id }) => itself(id),
    updateLink: ({ id }) => itself(id),
  },
  importing: { importFile: ({ folderId }) => place(folderId) },
  exporting: {
    power: ({ chartId }) => itself(chartId),
    signKey: ({ chartId }) => itself(chartId),
    record: ({ chartId }) => itself(chartId),
  },
};

// They name no file: what passes through them keeps the items of the token it came with.
const EMBED: Readonly<Partial<Record<EmbedCall, true>>> = {
  launch: true,
  results: true,
  resume: true,
  can: true,
};

/** Tells which items a call names in its input; undefined for a call that is closed to a token for items. */
export function claimsOf(name: string, input: unknown): readonly Claim[] | undefined {
  const [group = '', call = ''] = name.split('.');
  if (group === 'embed') return Object.hasOwn(EMBED, call) ? [] : undefined;
  // The table is typed call by call; here its rows are only found, so their types are let go.
  const table = TABLE as Readonly<Record<string, Readonly<Record<string, Claims<unknown>>> | undefined>>;
  const row = Object.hasOwn(table, group) ? table[group] : undefined;
  return row !== undefined && Object.hasOwn(row, call) ? row[call]?.(input) : undefined;
}
