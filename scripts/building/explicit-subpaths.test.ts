import { build } from 'esbuild';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { explicitSubpaths, looseSubpaths } from './explicit-subpaths.ts';

let path: string;
const manifest = {
  name: 'ours',
  dependencies: { '@old/loose': '1.0.0', strict: '1.0.0', '@chartdock/files': '*' },
};

const write = (name: string, content: unknown): void => {
  const file = join(path, 'node_modules', name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
};

beforeAll(() => {
  path = mkdtempSync(join(tmpdir(), 'chartdock-subpaths-'));
  write('@old/loose/package.json', { name: '@old/loose', main: 'dist/index.js' });
  write('@old/loose/part/package.json', { main: '../dist/part.js' });
  write('@old/loose/dist/part.js', 'exports.part = 1;');
  write('strict/package.json', { name: 'strict', exports: { './part': './part.js' } });
  write('strict/part.js', 'export const part = 1;');
});
afterAll(() => {
  rmSync(path, { recursive: true, force: true });
});

it('knows the dependencies that say nothing about their subpaths', () => {
  const matches = (id: string) => looseSubpaths({ path, manifest }).some((each) => each.test(id));
  expect(['@old/loose/part', '@old/loose', 'strict/part'].map(matches)).toEqual([true, false, false]);
});

it('writes files, leaving other exports', async () => {
  const contents = `export { part } from '@old/loose/part'; export { part as other } from 'strict/part';`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: path },
    bundle: true,
    format: 'esm',
    write: false,
    external: ['strict'],
    plugins: [explicitSubpaths({ path, manifest })],
  });
  const text = outputFiles[0]?.text ?? '';
  expect(text).toContain('"@old/loose/dist/part.js"');
  expect(text).toContain('"strict/part"');
});
