import { createClient, createInProcessTransport, createMemoryTokenStore } from '@chartdock/client';
import type { Client } from '@chartdock/client';
import type { FileRecord, TemplateCard } from '@chartdock/contract';

/** A call as the server gets it: the end of its path, and its input. */
export interface AskedCall {
  readonly name: string;
  readonly input: Readonly<Record<string, string>>;
}

/** A fake server of templates; change it at any time. */
export interface FakeLibrary {
  readonly client: Client;
  rows: TemplateCard[];
  readonly asked: AskedCall[];
  /** Ends of paths that cannot be reached. */
  readonly unreachable: Set<string>;
  /** Ends of paths that are refused with a code. */
  readonly refused: Map<string, string>;
  /** Ends of paths whose responses, made already, are on their way until the promise is resolved. */
  readonly held: Map<string, Promise<void>>;
  /** Response of a check. */
  check: { result: string; price?: number; title?: string };
  /** Returns the inputs of the calls whose path ends so. */
  readonly callsOf: (name: string) => readonly AskedCall['input'][];
  /** Keeps a response back until the returned function is called. */
  readonly hold: (name: string) => () => void;
}

/** Makes a card of a number. */
export const cardOf = (n: number, more: Partial<TemplateCard> = {}): TemplateCard => ({
  chartId: `t${n}`,
  title: `Template ${n}`,
  bgImage: `/chart_image/thumb/template/t${n}.png`,
  favourite: false,
  publicClonePrice: 0,
  category: 'flow',
  about: '',
  uses: n,
  ...more,
});

/** The file that every template of the fake is made into. */
export const madeFile: FileRecord = {
  chartId: 'made',
  parentId: 'root',
  title: 'Template 1',
  category: 'flow',
  _filesType: 'chart',
  owner: { userId: 'u1' },
  creator: { userId: 'u1' },
};

const envelope = (code: string, data: unknown): Response =>
  Response.json({ code, msg: `code ${code}`, data });

const inputOf = async (request: Request): Promise<Record<string, string>> => {
  const entries = [...new URL(request.url).searchParams];
  const text = request.method === 'GET' ? '' : await request.text();
  const sent: unknown = text.startsWith('{')
    ? JSON.parse(text)
    : Object.fromEntries(new URLSearchParams(text));
  const fields = typeof sent === 'object' && sent !== null ? Object.entries(sent) : [];
  return Object.fromEntries([...entries, ...fields].map(([key, value]) => [key, String(value)]));
};

/** Creates a server of `count` templates, and a client in front of it. */
export const createFakeLibrary = (count: number): FakeLibrary => {
  const pageOf = ({ pageSize, cursor, curPage }: Readonly<Record<string, string>>): Response => {
    const size = Number(pageSize);
    const start = curPage === undefined ? Number(cursor ?? 0) : (Number(curPage) - 1) * size;
    const end = start + size;
    const isLast = end >= library.rows.length;
    const page = { total: library.rows.length, page: 1, pageSize: size, pagerCount: 7 };
    return envelope('200', {
      rows: library.rows.slice(start, end),
      ...page,
      cursor: isLast || curPage !== undefined ? null : String(end),
    });
  };
  const like = ({ chartId }: Readonly<Record<string, string>>): Response => {
    library.rows = library.rows.map((row) =>
      row.chartId === chartId ? { ...row, favourite: !row.favourite } : row,
    );
    return envelope('200', { favourite: library.rows.find((row) => row.chartId === chartId)?.favourite });
  };
  const special: Readonly<Record<string, (input: Readonly<Record<string, string>>) => Response>> = {
    '/api/personal/template/like': like,
    '/api/personal/diagraming/clone_check': () => envelope('200', library.check),
    '/api/personal/diagraming/root/new': () => envelope('200', { chart: 'made', file: madeFile }),
  };
  const transport = createInProcessTransport(async (request) => {
    const { pathname } = new URL(request.url);
    const input = await inputOf(request);
    const name = pathname.replace('/api/personal/', '');
    library.asked.push({ name, input });
    if (library.unreachable.has(name)) throw new TypeError('fetch failed');
    const code = library.refused.get(name);
    const response = code === undefined ? (special[pathname] ?? pageOf)(input) : envelope(code, null);
    await library.held.get(name);
    return response;
  });
  const library: FakeLibrary = {
    client: createClient({ transport, tokenStore: createMemoryTokenStore({ token: 't' }) }),
    rows: Array.from({ length: count }, (_, index) => cardOf(index + 1)),
    asked: [],
    unreachable: new Set(),
    refused: new Map(),
    held: new Map(),
    check: { result: 'clone' },
    callsOf: (name) => library.asked.filter((call) => call.name === name).map(({ input }) => input),
    hold: (name) => {
      let open: () => void = () => undefined;
      library.held.set(name, new Promise((resolve) => (open = resolve)));
      return () => {
        library.held.delete(name);
        open();
      };
    },
  };
  return library;
};
