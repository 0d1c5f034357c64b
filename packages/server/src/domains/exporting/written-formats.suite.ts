import { downloadAddress } from '@chartdock/contract';
import type { ExportType } from '@chartdock/contract';
import { formatOf } from '@chartdock/formats';
import type { FormatId } from '@chartdock/formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { readZip } from '../../testing/read-zip.ts';
import { startTestServer } from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';

const TREE = {
  v: 2,
  type: 'tree',
  page: { name: '增长计划' },
  structure: 'free',
  theme: 'light',
  root: {
    id: 'root',
    title: '增长计划',
    children: [
      {
        id: 'a',
        title: '拉新 & Growth',
        note: '第一步',
        children: [{ id: 'c', title: 'Search', children: [] }],
      },
      { id: 'b', title: '留存', children: [] },
    ],
  },
};

const node = (text: string, x: number): object => ({
  ...{ t: 'node', shape: 'round', x, y: 40, w: 120, h: 60, z: 1, text, style: {} },
});

const GRAPH = {
  v: 2,
  type: 'graph',
  page: { name: 'Order', w: 600, h: 400 },
  theme: 'light',
  cells: {
    a: node('收到订单', 40),
    b: node('Ship <it>', 300),
    e: {
      ...{
        t: 'edge',
        from: { id: 'a' },
        to: { id: 'b' },
        points: [],
        style: { begin: 'none', end: 'arrow' },
      },
      labels: [{ t: 0.5, text: '有货' }],
    },
  },
};

const TEXT = { v: 2, type: 'markdown', page: { name: 'Note' }, text: '# 会议\n\n- 议题一\n- Topic two\n' };

type Kind = 'mind' | 'flow' | 'markdown';

const CONTENT: Readonly<Record<Kind, object>> = { mind: TREE, flow: GRAPH, markdown: TEXT };
const TOPICS = ['增长计划', '拉新 & Growth', 'Search', '留存'];
const NOTES = ['会议', '议题一', 'Topic two'];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Joins the parts of an Office file whose names fit. */
const partsOf = (bytes: Buffer, pattern: RegExp): string =>
  readZip(bytes)
    .filter(({ name }) => pattern.test(name))
    .map(({ body }) => body.toString())
    .join('\n');

const holds = (text: string, wanted: readonly string[]): void => {
  for (const one of wanted) expect(text).toContain(one);
};

const readTitles = async (format: FormatId, bytes: Buffer): Promise<string[]> => {
  const reading = await (await formatOf(format).loadReader?.())?.(new Uint8Array(bytes));
  return (reading?.canvases ?? []).flatMap(({ definition }) => {
    const text = JSON.stringify(definition);
    return [...text.matchAll(/"(?:title|text)":"((?:[^"\\]|\\.)*)"/g)].map(
      ([, title = '']) => JSON.parse(`"${title}"`) as string,
    );
  });
};

const isPng = (bytes: Buffer): void => expect(bytes.subarray(1, 4).toString()).toBe('PNG');
const isJpeg =
  (width: number) =>
  (bytes: Buffer): void => {
    expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    const frame = bytes.findIndex(
      (byte, at) => byte === 0xff && /^c[0-2]$/.test((bytes[at + 1] ?? 0).toString(16)),
    );
    expect(bytes.readUInt16BE(frame + 7)).toBe(width);
  };
const isPdf = (bytes: Buffer): void => {
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.toString('latin1')).toMatch(/\/Type \/Page\b[\s\S]*%%EOF/);
  expect(bytes.toString('latin1')).toContain('/FontFile');
};
const hasTitles =
  (format: FormatId, wanted: readonly string[]) =>
  async (bytes: Buffer): Promise<void> =>
    expect(await readTitles(format, bytes)).toEqual(expect.arrayContaining([...wanted]));
const hasDrawnTexts =
  (wanted: readonly string[]) =>
  (bytes: Buffer): void =>
    holds(bytes.toString(), wanted.map(escaped));

type Check = (bytes: Buffer) => void | Promise<void>;

/** Lists the downloads of each menu in its order, written out, with the check of their bytes. */
const DOWNLOADS: readonly (readonly [Kind, ExportType, string, Check])[] = [
  ['mind', 'png', 'png', isPng],
  ['mind', 'jpg', 'jpg', isJpeg(1_280)],
  ['mind', 'xmind', 'xmind', hasTitles('xmind', TOPICS)],
  ['mind', 'mm', 'mm', hasTitles('freemind', TOPICS)],
  [
    'mind',
    'docx',
    'docx',
    (bytes) => holds(partsOf(bytes, /^word\/document\.xml$/), [...TOPICS, '第一步'].map(escaped)),
  ],
  ['mind', 'csv', 'csv', hasTitles('csv', TOPICS)],
  [
    'mind',
    'ppt',
    'pptx',
    (bytes) => holds(partsOf(bytes, /^ppt\/slides\/slide\d+\.xml$/), TOPICS.map(escaped)),
  ],
  ['mind', 'hd_pdf', 'pdf', isPdf],
  ['mind', 'svg', 'svg', hasDrawnTexts(TOPICS)],
  ['mind', 'hd_png', 'png', isPng],
  ['flow', 'png', 'png', isPng],
  ['flow', 'jpg', 'jpg', isJpeg(1_280)],
  ['flow', 'hd_pdf', 'pdf', isPdf],
  ['flow', 'visio', 'vsdx', hasTitles('visio', ['收到订单', 'Ship <it>', '有货'])],
  ['flow', 'svg', 'svg', hasDrawnTexts(['收到订单', 'Ship <it>', '有货'])],
  ['flow', 'hd_png', 'png', isPng],
  ['flow', 'vsdx', 'vsdx', hasTitles('visio', ['收到订单', 'Ship <it>', '有货'])],
  ['markdown', 'png', 'png', isPng],
  ['markdown', 'jpg', 'jpg', isJpeg(1_280)],
  ['markdown', 'md', 'md', (bytes) => expect(bytes.toString()).toBe(TEXT.text)],
  ['markdown', 'xmind', 'xmind', hasTitles('xmind', NOTES)],
  ['markdown', 'mm', 'mm', hasTitles('freemind', NOTES)],
  ['markdown', 'hd_png', 'png', isPng],
  ['markdown', 'hd_jpg', 'jpg', isJpeg(3_840)],
];

/** Proves the bytes of every download that is made of stored data, over HTTP. */
export const writtenFormatsSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  let person: Person;
  const files = new Map<Kind, string>();
  beforeAll(async () => {
    server = await startTestServer(await under.open());
    person = await server.person();
    for (const [kind, content] of Object.entries(CONTENT)) {
      const category = kind === 'mind' ? 'mind_free' : kind;
      const file = new File([JSON.stringify({ ...content, category })], `Plan of ${kind}.json`);
      files.set(kind as Kind, (await person.client.importing.importFile({ file })).chartId);
    }
  });
  afterAll(() => server.stop());

  const download = async (kind: Kind, type: ExportType): Promise<Response> => {
    const chartId = files.get(kind) ?? '';
    const uuid = await person.client.exporting.record({ chartId, exportType: type });
    const { key } = await person.client.exporting.signKey({ chartId, isCanvas: true });
    return server.send(downloadAddress({ category: kind, id: chartId, type, token: key, uuid }));
  };

  describe('every listed format', () => {
    it.each(DOWNLOADS)('[EXPORT-41] of a %s file, %s, is valid', async (...row) => {
      const [kind, type, ending, check] = row;
      const response = await download(kind, type);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-disposition')).toContain(`Plan of ${kind}.${ending}`);
      await check(Buffer.from(await response.arrayBuffer()));
    });
  });
};
