import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findTreeFaults } from '../../kernel/db/crash/tree-faults.ts';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { createRandom } from '../../demo/random.ts';
import { shareNode } from '../../testing/share-node.ts';
import { refusalOf, startTestServer } from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';

const GRAPH = {
  v: 2,
  type: 'graph',
  page: { name: 'Orders', w: 1050, h: 1500 },
  theme: 'default',
  cells: {
    a: {
      t: 'node',
      shape: 'round',
      x: 1,
      y: 2,
      w: 120,
      h: 48,
      z: 1,
      text: '开始',
      style: { fill: '#e8f0fe', stroke: '#3d7dea' },
      order: 'V0000',
    },
  },
};

const TREE = {
  v: 2,
  type: 'tree',
  page: { name: 'Plan' },
  structure: 'org',
  theme: 'default',
  root: { id: 'root', title: 'Top', children: [{ id: 'a', title: 'Below', children: [], order: 'V0000' }] },
};

const nested = (depth: number): string => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);

const deepTree = (depth: number): unknown => {
  let root = { id: 'x', title: 't', children: [] as unknown[] };
  for (let level = 0; level < depth; level += 1) root = { id: 'x', title: 't', children: [root] };
  return { ...TREE, root };
};

const fileOf = (name: string, content: unknown): File =>
  new File([content instanceof Uint8Array ? content.slice() : textOf(content)], name);

const textOf = (content: unknown): string =>
  typeof content === 'string' ? content : JSON.stringify(content);

/** Proves the import of documents over HTTP. */
export const importingSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(await under.open());
  });
  afterAll(() => server.stop());

  const take = ({ client }: Person, file: File, folderId?: string) =>
    client.importing.importFile(folderId === undefined ? { file } : { file, folderId });
  const contentOf = async ({ client }: Person, chartId: string): Promise<unknown> =>
    JSON.parse((await client.charts.definition({ chartId })).def);
  const totalOf = async ({ client }: Person): Promise<number> => (await client.lists.loadFiles()).total;

  describe('what can be taken', () => {
    it('[CALL-F-030] makes a Markdown file of Markdown or text', async () => {
      const person = await server.person();
      const folderId = (await person.client.folders.create({ title: 'Place' })).file._id ?? '';
      const { chartId, file } = await take(person, fileOf('会议 纪要.v2.MD', '\ufeff# 题\r\n正文'), folderId);
      expect(file).toMatchObject({ title: '会议 纪要.v2', category: 'markdown', parentId: folderId });
      expect(await contentOf(person, chartId)).toEqual({
        v: 2,
        type: 'markdown',
        page: { name: '会议 纪要.v2' },
        text: '# 题\n正文',
      });
      const plain = await take(person, fileOf('note.txt', 'text'));
      expect(plain.file).toMatchObject({ title: 'note', category: 'markdown' });
      expect((await person.client.lists.historyFiles()).rows[0]).toMatchObject({ title: 'note' });
    });

    it('reads texts in the older encoding of mainland China', async () => {
      const person = await server.person();
      const { chartId } = await take(person, fileOf('a.txt', Uint8Array.of(0xc4, 0xe3, 0xba, 0xc3)));
      expect(await contentOf(person, chartId)).toMatchObject({ text: '```\n你好\n```\n' });
    });

    it.each([
      ['flow.json', GRAPH, 'flow'],
      ['orders.pos', { ...GRAPH, category: 'bpmn' }, 'bpmn'],
      ['plan.json', TREE, 'mind_org'],
      ['levels.json', { ...TREE, category: 'mind_org_multistage' }, 'mind_org_multistage'],
      ['text.json', { v: 2, type: 'markdown', page: { name: 'T' }, text: 'x' }, 'markdown'],
      ['board.json', { v: 2, type: 'board', page: { name: 'B' }, elements: [] }, 'board'],
    ])('makes the same file of our document %s', async (name, document, category) => {
      const person = await server.person();
      const { chartId, file } = await take(person, fileOf(name, document));
      expect(file.category).toBe(category);
      const { category: _, ...definition } = { category, ...document };
      expect(await contentOf(person, chartId)).toEqual(definition);
    });

    it('infers the kind from the tree’s layout', async () => {
      const person = await server.person();
      const kinds = {
        right: 'mind',
        free: 'mind_free',
        timeline: 'mind_timeline',
        fishbone: 'mind_fishbone',
        org: 'mind_org',
        stages: 'mind_org_multistage',
        tree: 'mind_tree',
        bracket: 'mind_bracket',
        outline: 'outline',
      };
      for (const [structure, category] of Object.entries(kinds)) {
        const { file } = await take(person, fileOf('tree.json', { ...TREE, structure }));
        expect([structure, file.category]).toEqual([structure, category]);
      }
    });

    it('takes back every kind of blank file', async () => {
      const person = await server.person();
      for (const category of ['flow', 'mind', 'mind_fishbone', 'outline', 'markdown', 'board'] as const) {
        const blank = await person.client.charts.create({ category });
        const { def } = await person.client.charts.definition({ chartId: blank.chartId });
        const { chartId, file } = await take(person, fileOf('again.json', def));
        expect(file.category).toBe(category);
        expect(await contentOf(person, chartId)).toEqual(JSON.parse(def));
      }
    });

    it('numbers a taken name and invents missing ones', async () => {
      const person = await server.person();
      const titles: string[] = [];
      for (const name of ['a.md', 'a.md', '.md', '<script>x</script>.md', `${'n'.repeat(300)}.md`])
        titles.push((await take(person, fileOf(name, 'x'))).file.title);
      expect(titles).toEqual(['a', 'a (2)', 'Untitled file', 'Untitled file (2)', 'n'.repeat(128)]);
    });

    it('keeps no text that a database cannot hold', async () => {
      const person = await server.person();
      const root = { id: 'root', title: 'a\u0000b\ud800c', children: [] };
      const { chartId } = await take(person, fileOf('a.json', { ...TREE, root }));
      expect(await contentOf(person, chartId)).toMatchObject({ root: { title: 'abc' } });
    });
  });

  describe('documents of other programs', () => {
    const DRAWIO =
      '<mxfile><diagram name="Page 1"><mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>' +
      '<mxCell id="a" value="收到 &amp;amp; paid" style="rhombus" vertex="1" parent="1"><mxGeometry x="10" y="20" width="100" height="60" as="geometry"/></mxCell>' +
      '<mxCell id="b" value="Ship" style="shape=mxgraph.aws4.lambda" vertex="1" parent="1"><mxGeometry x="300" y="20" width="100" height="60" as="geometry"/></mxCell>' +
      '<mxCell id="e" value="yes" edge="1" source="a" target="b" parent="1"><mxGeometry relative="1" as="geometry"/></mxCell>' +
      '</root></mxGraphModel></diagram></mxfile>';
    const MM =
      '<map version="1.0.1"><node TEXT="Plan"><node TEXT="左" POSITION="left"/><node TEXT="Right" POSITION="right"/></node></map>';

    it('become files and name their losses', async () => {
      const person = await server.person();
      const drawio = await take(person, fileOf('flow.drawio', DRAWIO));
      expect([drawio.file.category, drawio.losses]).toEqual([
        'flow',
        [{ kind: 'shapes', count: 1, text: '1 unknown shape became a rectangle' }],
      ]);
      const drawn = (await contentOf(person, drawio.chartId)) as { cells: Record<string, { text?: string }> };
      expect(Object.values(drawn.cells).flatMap(({ text }) => text ?? [])).toEqual(['收到 & paid', 'Ship']);
      const map = await take(person, fileOf('map.mm', MM));
      expect([map.file.category, map.losses]).toEqual(['mind_free', []]);
      expect(await contentOf(person, map.chartId)).toMatchObject({
        page: { name: 'map' },
        root: { title: 'Plan', children: [{ title: '左' }, { title: 'Right' }] },
      });
      const mermaid = await take(person, fileOf('a.mmd', 'flowchart LR\n  a[Start] --> b{OK?}'));
      expect(mermaid.file.category).toBe('flow');
    });

    it('make nothing of hostile or damaged bytes', async () => {
      const person = await server.person();
      const before = await totalOf(person);
      const bomb = '<!DOCTYPE m [<!ENTITY a "aaaa">]><map><node TEXT="&a;"/></map>';
      for (const [name, content, code] of [
        ['a.mm', bomb, '70028'],
        ['a.mm', '<html/>', '70027'],
        ['a.xmind', 'PK', '70027'],
        ['a.drawio', '<mxfile><diagram>@@</diagram></mxfile>', '70028'],
        ['a.excalidraw', '{"type":"excalidraw","elements":1}', '70027'],
      ] as const)
        expect([name, await refusalOf(take(person, fileOf(name, content)))]).toEqual([name, code]);
      expect(await totalOf(person)).toBe(before);
    });
  });

  describe('what cannot', () => {
    const cells = (cell: object) => ({ ...GRAPH, cells: { a: { ...GRAPH.cells.a, ...cell } } });
    it.each([
      ['a picture', 'a.png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47), '70027'],
      ['no ending', 'readme', 'text', '70027'],
      ['JSON of another product', 'a.pos', { diagram: {} }, '70027'],
      ['a list', 'a.json', [], '70027'],
      ['a format that comes later', 'a.vsdx', 'PK', '70027'],
      ['bytes that are no text', 'a.md', Uint8Array.of(0, 1, 2, 3), '70028'],
      ['a broken encoding', 'a.md', Uint8Array.of(0xff, 0xff, 0xff), '70039'],
      ['broken JSON', 'a.json', '{"v":1,', '70028'],
      ['another version', 'a.json', { ...GRAPH, v: 3 }, '70028'],
      ['a shape nobody knows', 'a.json', cells({ shape: 'star' }), '70028'],
      ['markup for a colour', 'a.json', cells({ style: { fill: '"/><script>', stroke: 'red' } }), '70028'],
      ['a number beyond any page', 'a.json', cells({ x: 1e300 }), '70028'],
      ['a category of another kind', 'a.json', { ...GRAPH, category: 'mind' }, '70028'],
      ['a folder', 'a.json', { ...GRAPH, category: 'folder' }, '70028'],
      ['endless nesting', 'a.json', nested(100_000), '70028'],
      ['a tree without end', 'a.json', deepTree(500), '70028'],
    ])('refuses %s and creates nothing', async (_what, ...[name, content, code]) => {
      const person = await server.person();
      expect(await refusalOf(take(person, fileOf(name, content)))).toBe(code);
      expect(await totalOf(person)).toBe(0);
      const { privilege } = await person.client.user.privilege({ compulsion: true });
      expect(privilege.usedFileCount).toBe(0);
    });

    it('says in the caller’s language why', async () => {
      const person = await server.person();
      const zh = server.client(person.token, 'zh');
      const call = zh.importing.importFile({ file: fileOf('a.png', 'x') });
      await expect(call).rejects.toMatchObject({ text: '暂不支持导入此格式的文件' });
    });

    it('[VALID-15] takes 20 MB and refuses any byte more', async () => {
      const person = await server.person();
      const limit = 20 * 1_048_576;
      for (const size of [limit + 1, limit + 200_000]) {
        const file = fileOf('big.md', new Uint8Array(size).fill(97));
        expect(await refusalOf(take(person, file))).toBe('70029');
      }
      expect(await totalOf(person)).toBe(0);
      await take(person, fileOf('full.md', new Uint8Array(limit).fill(97)));
      expect(await totalOf(person)).toBe(1);
    });

    it('asks who uploads before the document is kept', async () => {
      const body = new FormData();
      body.append('file', fileOf('a.md', new Uint8Array(5_000_000).fill(97)));
      const answer = await server.send('/api/personal/import/file', { method: 'POST', body });
      expect(await answer.json()).toMatchObject({ code: '407' });
    });

    it('wants one file, as form data', async () => {
      const person = await server.person();
      const path = '/api/personal/import/file';
      const send = async (init: RequestInit): Promise<unknown> => {
        const headers = { token: person.token, ...init.headers };
        return (await server.send(path, { method: 'POST', ...init, headers })).json();
      };
      const text = new FormData();
      text.append('file', 'a text');
      const broken = { 'content-type': 'multipart/form-data; boundary=x' };
      const json = { 'content-type': 'application/json' };
      for (const init of [
        { body: new FormData() },
        { body: text },
        { headers: broken, body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.md"\r\n' },
        { headers: json, body: '{"file":"a"}' },
        {},
      ])
        expect(await send(init)).toMatchObject({ code: '70001' });
      expect(await totalOf(person)).toBe(0);
    });
  });

  describe('who may', () => {
    it('imports into shared folders for editors only', async () => {
      const [owner, editor, viewer, stranger, restricted] = [
        await server.person(),
        await server.person(),
        await server.person(),
        await server.person(),
        await server.person({ restrictedAt: 1 }),
      ];
      const folderId = (await owner.client.folders.create({ title: 'Ours' })).file._id ?? '';
      const { db } = server.app.database;
      await shareNode(db, { ownerId: owner.id, nodeId: folderId, userId: editor.id, role: 'editor' });
      await shareNode(db, { ownerId: owner.id, nodeId: folderId, userId: viewer.id, role: 'viewer' });
      const codes: (string | undefined)[] = [];
      for (const person of [viewer, stranger])
        codes.push(await refusalOf(take(person, fileOf('a.md', 'x'), folderId)));
      codes.push(await refusalOf(take(restricted, fileOf('a.md', 'x'))));
      expect(codes).toEqual(['70013', '70002', '61672']);
      await take(editor, fileOf('a.md', 'x'), folderId);
      expect((await owner.client.lists.loadFiles({ folderId })).total).toBe(1);
      expect((await owner.client.user.privilege()).privilege.usedFileCount).toBe(1);
    });

    it('[QUOTA-10] keeps to the file limit in a rush', async () => {
      const person = await server.person({ free: true });
      for (let made = 0; made < 8; made += 1) await take(person, fileOf('a.md', 'x'));
      const clients = Array.from({ length: 6 }, () => server.client(person.token));
      const calls = clients.map(({ importing }, index) =>
        importing.importFile({ file: fileOf(`${index}.md`, 'x') }),
      );
      const results = await Promise.allSettled(calls);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await refusalOf(take(person, fileOf('a.md', 'x')))).toBe('509');
      expect(await totalOf(person)).toBe(9);
    });

    it('makes one file under one key', async () => {
      const person = await server.person();
      const options = { idempotencyKey: 'import-once' };
      const send = (content: string) =>
        person.client.importing.importFile({ file: fileOf('a.md', content) }, options);
      const first = await send('one');
      expect((await send('one')).chartId).toBe(first.chartId);
      expect(await refusalOf(send('two'))).toBe('70006');
      expect(await totalOf(person)).toBe(1);
    });
  });

  it('stands 300 damaged documents without falling over', async () => {
    const person = await server.person();
    const random = createRandom(20_261_121);
    const sound = [textOf(GRAPH), textOf(TREE)] as const;
    const known = new Set(['200', '70027', '70028', '70039']);
    for (let round = 0; round < 300; round += 1) {
      const bytes = new TextEncoder().encode(random.pick(sound));
      for (let hit = random.int(1, 6); hit > 0; hit -= 1)
        bytes[random.int(0, bytes.length - 1)] = random.int(0, 255);
      const cut = random.next() < 0.2 ? bytes.slice(0, random.int(0, bytes.length - 1)) : bytes;
      const call = take(person, fileOf(random.pick(['a.json', 'a.pos', 'a.md'] as const), cut));
      const code = await call.then(
        () => '200',
        () => refusalOf(call),
      );
      expect([round, known.has(code ?? '')]).toEqual([round, true]);
    }
    expect(await findTreeFaults(server.app.database)).toEqual([]);
  });
};
