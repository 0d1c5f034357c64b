import * as CODE from '@chartdock/contract/codes';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as tick } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { createByteCache } from './byte-cache.ts';
import { createPictures } from './picture-pool.ts';
import type { Pictures } from './picture-pool.ts';

let pictures: Pictures | undefined;
afterEach(() => pictures?.stop());

const treeOf = (title: string, topics = 1) => ({
  v: 1,
  type: 'tree',
  page: { name: 'T' },
  structure: 'right',
  theme: 'default',
  root: {
    id: 'root',
    title,
    children: Array.from({ length: topics }, (_, at) => ({ id: `t${at}`, title: `${at}`, children: [] })),
  },
});
const contentOf = (title: string, topics?: number) =>
  ({
    kind: 'content',
    body: { canvas: 0, version: 1, def: treeOf(title, topics) },
    category: 'mind',
    wanted: {},
  }) as const;

it('answers other work between the pictures of a list of 100', async () => {
  pictures = createPictures({ workers: 1 });
  let drawn = 0;
  const open = pictures;
  await open.content(contentOf('warm'));
  const list = Array.from({ length: 100 }, async (_, at) => {
    await open.content(contentOf(`row ${at}`));
    drawn += 1;
  });
  await tick();
  expect(drawn).toBeLessThan(100);
  await Promise.all(list);
  expect(drawn).toBe(100);
});

it('draws the same job once, and again from what is kept', async () => {
  const open = createPictures({ workers: 2, waiting: 1 });
  pictures = open;
  const same = await Promise.all([1, 2, 3, 4, 5].map(() => open.content(contentOf('same'))));
  expect(new Set(same).size).toBe(1);
  expect(await open.content(contentOf('same'))).toBe(same[0]);
});

it('draws pixels with texts, and avatars', async () => {
  pictures = createPictures({ workers: 1 });
  const job = { kind: 'thumbnail', category: 'mind', width: 320 } as const;
  const one = await pictures.png({ ...job, def: treeOf('会员增长') });
  const other = await pictures.png({ ...job, def: treeOf('库存管理') });
  const avatar = await pictures.png({ kind: 'avatar', id: 'a' });
  expect(one.equals(other)).toBe(false);
  for (const png of [one, other, avatar]) expect(png.subarray(1, 4).toString()).toBe('PNG');
});

it('leaves no fonts behind in the folder for temporary files once it has stopped', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chartdock-pool-'));
  vi.stubEnv('TMPDIR', folder);
  pictures = createPictures({ workers: 1 });
  await pictures.png({ kind: 'thumbnail', category: 'mind', width: 320, def: treeOf('会员增长') });
  expect(readdirSync(folder)).toHaveLength(1);
  await pictures.stop();
  expect(readdirSync(folder)).toEqual([]);
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('refuses what finds no place to wait', async () => {
  pictures = createPictures({ workers: 1, waiting: 1 });
  const [first, second] = [pictures.content(contentOf('a')), pictures.content(contentOf('b'))];
  await expect(pictures.content(contentOf('c'))).rejects.toMatchObject({ code: CODE.databaseBusy });
  await Promise.all([first, second]);
});

it('ends a job that runs too long, and gives the next to another worker', async () => {
  pictures = createPictures({ workers: 1, patienceMs: 1 });
  await expect(pictures.content(contentOf('long', 5_000))).rejects.toMatchObject({ code: CODE.databaseBusy });
  await expect(pictures.content(contentOf('long', 5_000))).rejects.toMatchObject({ code: CODE.databaseBusy });
});

it('keeps the pictures used last, up to so many bytes', () => {
  const cache = createByteCache<string>(10);
  cache.set('a', 'A', 4);
  cache.set('b', 'B', 4);
  cache.get('a');
  cache.set('c', 'C', 4);
  cache.set('huge', 'H', 11);
  expect(['a', 'b', 'c', 'huge'].map(cache.get)).toEqual(['A', undefined, 'C', undefined]);
});
