import { setImmediate as turn } from 'node:timers/promises';
import {
  createClient,
  createFetchTransport,
  createMemoryTokenStore,
} from '../../packages/client/src/index.ts';
import type { Client } from '../../packages/client/src/index.ts';
import { createFileArea } from '../../packages/files/src/index.ts';
import type { FileArea, FileItem, FilesPrivilege } from '../../packages/files/src/index.ts';
import { createMemoryStorage } from '../../packages/platform/src/index.ts';
import { createFakeClock, createFakeHost } from '../../packages/platform/src/testing/index.ts';
import { shareNode } from '../../packages/server/src/testing/share-node.ts';
import type { TestServer } from '../../packages/server/src/testing/test-server.ts';
import type { Model, ModelNode } from './model.types.ts';

/** Files of an account and depth of folders, small enough that sequences run into both. */
export const WORLD_LIMITS = { files: 5, depth: 4 };

/** Settings of a server that worlds are made on. */
export const WORLD_SETTINGS = {
  CHARTDOCK_FREE_FILES: String(WORLD_LIMITS.files),
  CHARTDOCK_FOLDER_DEPTH: String(WORLD_LIMITS.depth),
};

/** A person with a file area of their own. */
export interface Resident {
  readonly name: string;
  readonly id: string;
  readonly area: FileArea;
  readonly client: Client;
  readonly used: () => number | undefined;
  /** Loads the privileges again, as a visit to the page does. */
  readonly reload: () => Promise<void>;
  /** Items as this person saw them last, also those that changed since. */
  readonly seen: Map<string, FileItem>;
  /** Resolves when nothing is under way between this person and the server. */
  readonly settle: () => Promise<void>;
}

/** A few people who share a folder. */
export interface World {
  readonly people: readonly Resident[];
  readonly model: Model;
}

/** Creates a transport whose requests are counted until their responses are read. */
const createCountedFetch = () => {
  let underWay = 0;
  const counted: typeof fetch = async (input, init) => {
    underWay += 1;
    try {
      const { status, headers, ...answer } = await readWhole(await fetch(input, init));
      return new Response(answer.text, { status, headers });
    } finally {
      underWay -= 1;
    }
  };
  const settle = async (): Promise<void> => {
    // Two turns without a request: what a response starts has begun by then.
    for (let quiet = 0; quiet < 2; quiet = underWay === 0 ? quiet + 1 : 0) await turn();
  };
  return { counted, settle };
};

const readWhole = async (answer: Response) => ({
  status: answer.status,
  headers: answer.headers,
  text: await answer.text(),
});

const settleIn = async (server: TestServer, name: string): Promise<Resident> => {
  const { id, token } = await server.person({ free: true, fullName: name });
  const { counted, settle } = createCountedFetch();
  const client = createClient({
    baseUrl: server.address,
    locale: 'en',
    transport: createFetchTransport({ fetch: counted }),
    tokenStore: createMemoryTokenStore({ token }),
  });
  let privilege: FilesPrivilege | undefined;
  const reload = async ({ compulsion }: { readonly compulsion: boolean }): Promise<void> => {
    privilege = (await client.user.privilege({ compulsion })).privilege;
  };
  const area = createFileArea({
    client,
    host: createFakeHost(),
    userId: id,
    clock: createFakeClock(),
    storage: createMemoryStorage(),
    privilege: { get: () => privilege, reload },
  });
  return {
    name,
    id,
    area,
    client,
    used: () => privilege?.usedFileCount,
    reload: () => reload({ compulsion: false }),
    seen: new Map(),
    settle,
  };
};

interface Beginning {
  readonly title: string;
  /** Title of the folder that holds it; none for the top. */
  readonly inside?: string;
}

/** Nodes of the owner at the beginning of every sequence, besides a file in the innermost folder. */
const BEGINNING: readonly Beginning[] = [
  { title: 'Shared' },
  { title: 'A', inside: 'Shared' },
  { title: 'B', inside: 'A' },
  { title: 'C' },
];

const live = { state: 0, trashRoot: null } as const;

/** Makes the owner's first folders and a file, and answers them by their titles. */
const furnish = async (owner: Resident): Promise<ReadonlyMap<string, ModelNode>> => {
  const made = new Map<string, ModelNode>();
  const own = { ownerId: owner.id, creatorId: owner.id, ...live };
  for (const { title, inside = '' } of BEGINNING) {
    const folderId = made.get(inside)?.id;
    const { file } = await owner.client.folders.create({ title, ...(folderId && { folderId }) });
    made.set(title, { ...own, id: file.fileId ?? '', parentId: folderId ?? owner.id, isFolder: true, title });
  }
  const folderId = made.get('B')?.id ?? '';
  const { chartId, file } = await owner.client.charts.create({ category: 'flow', folderId });
  return made.set(file.title, {
    ...own,
    id: chartId,
    parentId: folderId,
    isFolder: false,
    title: file.title,
  });
};

/** Creates an owner who shares folders in folders with an editor and a viewer. */
export const createWorld = async (server: TestServer): Promise<World> => {
  const names = ['owner', 'editor', 'viewer'] as const;
  const [owner, editor, viewer] = await Promise.all(names.map((name) => settleIn(server, name)));
  if (owner === undefined || editor === undefined || viewer === undefined) throw new Error('nobody is there');
  const made = await furnish(owner);
  const nodeId = made.get('Shared')?.id ?? '';
  const shares = [
    { nodeId, userId: editor.id, role: 'editor' },
    { nodeId, userId: viewer.id, role: 'viewer' },
  ] as const;
  const { db } = server.app.database;
  for (const share of shares) await shareNode(db, { ownerId: owner.id, ...share });
  const nodes = new Map([...made.values()].map((node) => [node.id, node]));
  const model = { nodes, shares, stars: new Set<string>(), limits: WORLD_LIMITS, made: 0 };
  return { people: [owner, editor, viewer], model };
};
