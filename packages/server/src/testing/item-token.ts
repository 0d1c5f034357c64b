import type { Client } from '@chartdock/client';
import type { TokenItem } from '../kernel/calls/items.ts';
import type { Partner } from './partner.ts';
import type { Person, TestServer } from './test-server.ts';

/** Names a file as a token does. */
export const chart = (fileId: string): TokenItem => ({ fileId, fileType: 'chart' });

/** Names a folder as a token does. */
export const folder = (fileId: string): TokenItem => ({ fileId, fileType: 'folder' });

/** Makes a folder of a person and returns its id. */
export const newFolder = async ({ folders }: Client, title: string, folderId?: string): Promise<string> =>
  (await folders.create({ title, folderId })).file._id ?? '';

/** Makes a file of a person and returns its id. */
export const newFile = async ({ charts }: Client, title: string, folderId?: string): Promise<string> =>
  (await charts.create({ category: 'flow', title, folderId })).chartId;

/** Lists the titles of a folder, by title unless the input says otherwise. */
export const titlesAt = async (
  { lists }: Client,
  input: Parameters<Client['lists']['loadFiles']>[0] = {},
): Promise<readonly string[]> =>
  (await lists.loadFiles({ sidx: 'title', ...input })).rows.map(({ title }) => title);

/** A person of a test with `Above/Named/Sub`, a file in each of these, and one at the top. */
export interface ItemTokens {
  readonly person: Person;
  readonly ids: Readonly<Record<'above' | 'named' | 'sub' | 'file' | 'deep' | 'beside' | 'other', string>>;
  /** Makes a client on a token of every scope that covers some items. */
  readonly clientOf: (...items: TokenItem[]) => Promise<Client>;
}

/** Makes a person whose partner gets tokens for some of their files. */
export const makeItemTokens = async (server: TestServer, partner: Partner): Promise<ItemTokens> => {
  const person = await server.person();
  const { client } = person;
  const above = await newFolder(client, 'Above');
  const named = await newFolder(client, 'Named', above);
  const sub = await newFolder(client, 'Sub', named);
  const ids = {
    above,
    named,
    sub,
    file: await newFile(client, 'File', named),
    deep: await newFile(client, 'Deep', sub),
    beside: await newFile(client, 'Beside', above),
    other: await newFile(client, 'Other'),
  };
  return {
    person,
    ids,
    clientOf: async (...items) => server.client(await partner.tokenOf(person.token, undefined, items)),
  };
};
