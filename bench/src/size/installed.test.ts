import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { measureInstalled } from './installed.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chartdock-installed-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const install = (name: string, dependencies: object, bytes: number): void => {
  const path = join(folder, 'node_modules', name);
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'package.json'), JSON.stringify({ dependencies }));
  writeFileSync(join(path, 'index.js'), 'x'.repeat(bytes));
};
const manifestBytes = (dependencies: object): number => JSON.stringify({ dependencies }).length;

it('counts every package below once, wherever it lies', () => {
  install('a', { b: '1', c: '1' }, 100);
  install('b', { c: '1' }, 10);
  install('c', {}, 1);
  install('b/node_modules/c', {}, 1_000);
  install('left-alone', {}, 5_000);
  expect(measureInstalled(['a'], folder)).toEqual({
    packages: 4,
    files: 8,
    bytes: 1_111 + manifestBytes({ b: '1', c: '1' }) + manifestBytes({ c: '1' }) + 2 * manifestBytes({}),
  });
  expect(measureInstalled(['b', 'c'], folder).packages).toBe(3);
});
