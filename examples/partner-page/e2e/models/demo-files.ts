import { randomUUID } from 'node:crypto';

/** A folder made for one test file, with the files in it. */
export interface DemoFolder {
  readonly id: string;
  readonly title: string;
  /** Titles by category. */
  readonly files: Readonly<Record<'flow' | 'mind' | 'markdown', string>>;
  /** Creates an empty folder in it. */
  readonly addsFolder: (title: string) => Promise<void>;
  /** Returns the titles of its present content. */
  readonly titles: () => Promise<readonly string[]>;
}

type Call = (path: string, input: object) => Promise<Record<string, unknown>>;

const createCaller =
  (server: string, token = ''): Call =>
  async (path, input) => {
    const answer = await fetch(`${server}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'idempotency-key': randomUUID(),
        ...(token === '' ? {} : { token }),
      },
      body: new URLSearchParams({ ...input }),
    });
    const envelope = (await answer.json()) as { code: string; msg: string; data: Record<string, unknown> };
    if (envelope.code !== '200') throw new Error(`${path}: ${envelope.code} ${envelope.msg}`);
    return envelope.data;
  };

/** Creates a folder with one file of three categories for the demo account `member`, through the public calls. */
export const createDemoFolder = async (server: string): Promise<DemoFolder> => {
  const mark = randomUUID().slice(0, 8);
  const signIn = { account: 'member@chartdock.test', password: 'Chartdock1' };
  const { token } = await createCaller(server)('/api/personal/login/v2/account', signIn);
  const call = createCaller(server, String(token));
  const title = `Partner ${mark}`;
  const { file } = await call('/api/personal/folder/new', { title });
  const id = (file as { readonly fileId: string }).fileId;
  const files = { flow: `Flow ${mark}`, mind: `Mind ${mark}`, markdown: `Notes ${mark}` };
  for (const [category, name] of Object.entries(files))
    await call('/api/personal/diagraming/create', { folderId: id, category, title: name });
  const addsFolder = async (name: string): Promise<void> => {
    await call('/api/personal/folder/new', { folderId: id, title: name });
  };
  const titles = async (): Promise<readonly string[]> => {
    const query = new URLSearchParams({ folderId: id });
    const answer = await fetch(`${server}/api/personal/folder/load_files?${query.toString()}`, {
      headers: { token: String(token) },
    });
    const { data } = (await answer.json()) as { data: { rows: readonly { title: string }[] } };
    return data.rows.map((row) => row.title);
  };
  return { id, title, files, addsFolder, titles };
};
