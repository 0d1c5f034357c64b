import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDiskCache } from './disk-cache.ts';

const HOUR_MS = 3_600_000;
const DIGEST = 32;

let folder = '';
let now = 0;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'chartdock-disk-')), 'pictures');
  now = Date.UTC(2026, 10, 23);
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

const open = (mostBytes = 1_000) => createDiskCache({ folder, mostBytes, now: () => now });
const bytesOf = (digit: string, size = 68): Buffer => Buffer.alloc(size, digit);
const filesIn = (): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
const heldBytes = (): number => filesIn().reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

it('returns pictures to other servers and restarts', async () => {
  await open().set('aa11', bytesOf('a'));
  const other = open();
  expect((await other.get('aa11'))?.equals(bytesOf('a'))).toBe(true);
  expect(await other.get('aa12')).toBeUndefined();
  expect(statSync(join(folder, 'aa')).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, 'aa', 'aa11')).mode & 0o777).toBe(0o600);
});

it('stays within its room, oldest out', async () => {
  const cache = open(1_000);
  for (let at = 0; at < 40; at += 1) {
    now += HOUR_MS + 1;
    const key = at.toString(16).padStart(4, '0');
    await cache.set(key, bytesOf('x'));
    expect(heldBytes()).toBeLessThanOrEqual(1_000);
    // Someone looks at the first one again and again.
    expect(await cache.get('0000')).toBeDefined();
  }
  expect(await cache.get('0027')).toBeDefined();
  expect(await cache.get('0001')).toBeUndefined();
});

it('counts files of other servers', async () => {
  const [one, other] = [open(1_000), open(1_000)];
  for (let at = 0; at < 10; at += 1) await one.set(`aa0${at}`, bytesOf('a'));
  now += 1_000;
  await other.set('bb00', bytesOf('b'));
  expect(heldBytes()).toBeLessThanOrEqual(1_000);
  expect(await other.get('bb00')).toBeDefined();
  expect(await other.sweep()).toBe(heldBytes());
});

it('serves nothing that was damaged', async () => {
  const cache = open();
  await cache.set('aa11', bytesOf('a'));
  for (const damaged of [Buffer.alloc(0), Buffer.alloc(10), Buffer.alloc(DIGEST + 68, 'a')]) {
    writeFileSync(join(folder, 'aa', 'aa11'), damaged);
    expect(await cache.get('aa11')).toBeUndefined();
  }
  await cache.set('aa11', bytesOf('a'));
  expect(await cache.get('aa11')).toBeDefined();
});

it('sweeps unfinished files later', async () => {
  const cache = open();
  await cache.set('aa11', bytesOf('a'));
  const files = ['old', 'young'].map((name) => join(folder, 'aa', `${name}.new`));
  for (const file of files) writeFileSync(file, 'half');
  utimesSync(files[0] ?? '', now / 1000 - 7_200, now / 1000 - 7_200);
  utimesSync(files[1] ?? '', now / 1000, now / 1000);
  await cache.sweep();
  expect(filesIn().toSorted()).toEqual([join('aa', 'aa11'), join('aa', 'young.new')]);
});

it('keeps nothing without disk, failing nobody', async () => {
  const none = open(0);
  await none.set('aa11', bytesOf('a'));
  expect(await none.get('aa11')).toBeUndefined();
  const file = join(folder, '..', 'file');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, '');
  const broken = createDiskCache({ folder: join(file, 'pictures'), mostBytes: 1_000 });
  await broken.set('aa11', bytesOf('a'));
  expect(await broken.get('aa11')).toBeUndefined();
  expect(await broken.sweep()).toBe(0);
});
