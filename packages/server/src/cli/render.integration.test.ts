import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderDefinition, readDefinition } from '@chartdock/documents';
import { afterAll, expect, it } from 'vitest';
import { seedDemo } from '../demo/seed-demo.ts';
import { RenderError, renderDocument } from '../drawing/thumbnails/render-document.ts';
import { runCommand } from './run-command.ts';
import { withApp } from './with-app.ts';
import { readConfig } from '../kernel/config/config.ts';

const folder = mkdtempSync(join(tmpdir(), 'chartdock-render-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const DATA = { CHARTDOCK_DATA: join(folder, 'data') };
const TREE = {
  v: 2,
  type: 'tree',
  page: { name: '增长计划' },
  structure: 'free',
  theme: 'ocean',
  root: { id: 'root', title: '增长计划', children: [{ id: 'a', title: '拉新', children: [] }] },
};

const at = (name: string): string => join(folder, name);
const run = async (...args: readonly string[]) => {
  const said = { out: '', err: '' };
  const code = await runCommand(args, {
    environment: DATA,
    print: (line) => (said.out += line),
    printError: (line) => (said.err += line),
    stopped: new Promise(() => undefined),
  });
  return { code, ...said };
};
const drawn = (definition: unknown): string => {
  const reading = readDefinition(definition);
  return reading.status === 'read' ? renderDefinition(reading.definition).svg : 'refused';
};

it('draws a file as the usual SVG', async () => {
  writeFileSync(at('plan.json'), JSON.stringify(TREE));
  const { code, out } = await run('render', at('plan.json'), '--to', at('plan.svg'));
  expect([code, out]).toEqual([0, at('plan.svg')]);
  expect(readFileSync(at('plan.svg'), 'utf8')).toBe(drawn(TREE));
});

it('draws a text as PNG of a given width', async () => {
  writeFileSync(at('note.md'), '# 会议纪要\n\n1. 下一步');
  const args = ['render', at('note.md'), '--format', 'png', '--width', '500', '--to', at('note.png')];
  expect((await run(...args)).code).toBe(0);
  const png = readFileSync(at('note.png'));
  expect([png.subarray(1, 4).toString(), png.readUInt32BE(16)]).toEqual(['PNG', 500]);
});

it('draws a document of an id in the database', async () => {
  let [id, def]: [string, unknown] = ['', undefined];
  await withApp(readConfig(DATA), async (app, { db }) => {
    await seedDemo(app);
    const row = await db
      .selectFrom('node_body')
      .select(['node_id', 'def'])
      .where('canvas', '=', 0)
      .orderBy('node_id')
      .limit(1)
      .executeTakeFirstOrThrow();
    [id, def] = [row.node_id, row.def];
  });
  expect(await run('render', id, '--to', at('stored.svg'))).toMatchObject({ code: 0 });
  expect(readFileSync(at('stored.svg'), 'utf8')).toBe(drawn(def));
  const missing = await run('render', id, '--canvas', 'c9');
  expect([missing.code, missing.err]).toEqual([2, expect.stringContaining('no such canvas')]);
});

it.each([
  ['a fault, by its place', { ...TREE, structure: 'round' }, 'structure: must be one of'],
  ['what a newer program wrote', { ...TREE, v: 9 }, 'version 9'],
  ['another JSON', { a: 1 }, 'type: must be one of'],
])('names in one line the fault of %s', async (_what, definition, expected) => {
  writeFileSync(at('wrong.json'), JSON.stringify(definition));
  const { code, err } = await run('render', at('wrong.json'));
  expect([code, err]).toEqual([2, expect.stringContaining(expected)]);
});

it('names its arguments', async () => {
  for (const args of [
    ['render'],
    ['render', at('none.json')],
    ['render', at('plan.json'), '--format', 'gif'],
  ])
    expect((await run(...args)).code).toBe(2);
});

it('is a function too, whose error names every fault', async () => {
  expect((await renderDocument(TREE)).toString()).toBe(drawn(TREE));
  const refused = renderDocument({ ...TREE, structure: 'round', theme: 5 });
  await expect(refused).rejects.toBeInstanceOf(RenderError);
  await expect(refused).rejects.toMatchObject({ code: 'definition_refused', faults: { length: 2 } });
});
