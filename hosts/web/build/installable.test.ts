import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeWorker } from './installable.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'installable-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, 'icons'));
  const files = ['index.html', 'boot.js', 'assets/index-abc.js', 'icons/app.svg', 'manifest.en.webmanifest'];
  for (const file of files) await writeFile(join(folder, file), file);
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

const write = async (): Promise<string> => {
  await writeWorker(folder);
  return readFile(join(folder, 'sw.js'), 'utf8');
};

it('lists the shell in the worker, and nothing else', async () => {
  const text = await write();
  expect(text).toContain('["/assets/index-abc.js","/boot.js","/"]');
  expect(text).not.toContain('app.svg');
});

it('changes exactly when a shell file changes', async () => {
  const first = await write();
  expect(await write()).toBe(first);
  await writeFile(join(folder, 'boot.js'), 'other');
  expect(await write()).not.toBe(first);
});
