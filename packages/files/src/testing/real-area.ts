import { createClient, createFetchTransport } from '@chartdock/client';
import { createMemoryStorage, systemClock } from '@chartdock/platform';
import { createFakeHost } from '@chartdock/platform/testing';
import type { FileAreaEvent } from '../file-area-event.types.ts';
import { createFileArea } from '../file-area.ts';
import { contentOf } from '../list/list.state.ts';
import type { FilesPrivilege } from '../ports/ports.types.ts';
import type { FileItem } from '../items/file-item.types.ts';

/** One request that went to the real server. */
export interface SentRequest {
  readonly path: string;
  readonly query: URLSearchParams;
  /** Fields of its form; empty when it has none. */
  readonly form: URLSearchParams;
}

/** Creates a file area of a demo account over the real client and a real server. */
export const createRealArea = async (address: string, name: 'member' | 'free' | 'empty' = 'member') => {
  const sent: SentRequest[] = [];
  const noting: typeof fetch = (input, init) => {
    const url = new URL(input as string);
    const form = new URLSearchParams(typeof init?.body === 'string' ? init.body : '');
    sent.push({ path: url.pathname, query: url.searchParams, form });
    return fetch(input, init);
  };
  const client = createClient({ baseUrl: address, transport: createFetchTransport({ fetch: noting }) });
  const { token, userId } = await client.session.signIn({
    account: `${name}@chartdock.test`,
    password: 'Chartdock1',
  });
  client.tokens.write(token);
  let privilege: FilesPrivilege | undefined;
  const reload = async ({ compulsion }: { readonly compulsion: boolean }): Promise<void> => {
    privilege = (await client.user.privilege({ compulsion })).privilege;
  };
  await reload({ compulsion: false });
  const host = createFakeHost();
  const area = createFileArea({
    client,
    host,
    userId,
    clock: systemClock,
    storage: createMemoryStorage(),
    privilege: { get: () => privilege, reload },
  });
  const events: FileAreaEvent[] = [];
  area.onEvent((event) => void events.push(event));
  const rows = (): readonly FileItem[] =>
    (contentOf(area.getState().list)?.rows ?? []).filter((row) => row !== undefined);
  return {
    area,
    client,
    host,
    events,
    sent,
    rows,
    privilege: () => privilege,
    /** Returns the requests whose path ends so, oldest first. */
    sentTo: (end: string) => sent.filter((request) => request.path.endsWith(end)),
    titles: () => rows().map((row) => row.title),
    /** Does something, and returns of each event its type, the last thing that was asked of the server before it, and whether the item was listed then. */
    noticesAfterLists: async (item: FileItem, act: () => Promise<unknown>) => {
      const seen: (readonly [type: string, asked: string | undefined, isListed: boolean])[] = [];
      const stop = area.onEvent(({ type }) => {
        seen.push([type, sent.at(-1)?.path.split('/').pop(), rows().some(({ id }) => id === item.id)]);
      });
      await act();
      stop();
      return seen;
    },
    /** Makes a folder and returns it. Throws when it cannot be made. */
    makeFolder: async (title: string, folderId = 'root'): Promise<FileItem> => {
      const result = await area.createFolder(title, { folderId });
      if (result.status !== 'done') throw new Error(`no folder: ${JSON.stringify(result)}`);
      return result.value;
    },
    /** Makes a blank flow chart and returns it. Throws when it cannot be made. */
    makeFile: async (folderId: string): Promise<FileItem> => {
      const result = await area.createFile('flow', { folderId });
      if (result.status !== 'done') throw new Error(`no file: ${JSON.stringify(result)}`);
      return result.value;
    },
  };
};
