import * as CODE from '@chartdock/contract/codes';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as tick } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, it, vi } from 'vitest';
import { packDefinition } from '../definitions/packed.ts';
import { WrittenJson } from '../../kernel/calls/written-json.ts';
import { createByteCache } from './byte-cache.ts';
import { createDiskCache } from './disk-cache.ts';
import type { PictureLook } from './picture-job.types.ts';
import { pictureKey } from './picture-key.ts';
import { createPictures } from './picture-pool.ts';
import type { Pictures } from './picture-pool.ts';

let pictures: Pictures | undefined;
afterEach(() => pictures?.stop());

const treeOf = (title: string, topics = 1) => ({
  v: 2,
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

it('answers other work between 100 pictures', async () => {
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

it('draws the same job once', async () => {
  const open = createPictures({ workers: 2, waiting: 1 });
  pictures = open;
  const same = await Promise.all([1, 2, 3, 4, 5].map(() => open.content(contentOf('same'))));
  expect(new Set(same).size).toBe(1);
  expect(await open.content(contentOf('same'))).toBe(same[0]);
});

const LOOK = { scale: 1, palette: 'light', format: 'png' } as const;

/** Asks a pool for the picture of a tree by its title. */
const thumbnailOf = (pool: Pictures, title: string, look: Partial<PictureLook> = {}): Promise<Buffer> => {
  const wanted = { ...LOOK, ...look };
  const text = JSON.stringify(treeOf(title));
  return pool.image(pictureKey({ kind: 'thumbnail', contentKey: text, category: 'mind' }, wanted), () =>
    Promise.resolve({ kind: 'thumbnail', definition: { text }, category: 'mind', look: wanted }),
  );
};

it('skips callers who left and makes room', async () => {
  const open = createPictures({ workers: 1, waiting: 1 });
  pictures = open;
  const avatar = (id: string, signal?: AbortSignal): Promise<Buffer> =>
    open.image(
      id,
      () => Promise.resolve({ kind: 'avatar', id, look: LOOK }),
      signal === undefined ? {} : { signal },
    );
  const slow = open.content(contentOf('slow', 400));
  const [first, second] = [new AbortController(), new AbortController()];
  const both = [avatar('a', first.signal), avatar('a', second.signal)];
  const outcomes = Promise.allSettled(both);
  // Both wait for one drawing, which fills the queue.
  await expect(avatar('b')).rejects.toMatchObject({ code: CODE.databaseBusy });
  first.abort();
  await expect(avatar('b')).rejects.toMatchObject({ code: CODE.databaseBusy });
  second.abort();
  expect(await outcomes).toEqual(
    both.map(() => ({
      status: 'rejected',
      reason: expect.objectContaining({ code: CODE.databaseBusy }) as unknown,
    })),
  );
  const [b, a] = [await avatar('b'), await avatar('a')];
  for (const png of [a, b]) expect(png.subarray(1, 4).toString()).toBe('PNG');
  await slow;
});

it('draws pixels as PNG and WebP', async () => {
  const open = createPictures({ workers: 1 });
  pictures = open;
  const one = await thumbnailOf(open, '会员增长');
  const other = await thumbnailOf(open, '库存管理');
  const avatar = await open.image('a0', () => Promise.resolve({ kind: 'avatar', id: 'a', look: LOOK }));
  expect(one.equals(other)).toBe(false);
  for (const png of [one, other, avatar]) expect(png.subarray(1, 4).toString()).toBe('PNG');
  const webp = await thumbnailOf(open, '会员增长', { format: 'webp' });
  expect([webp.subarray(0, 4).toString(), webp.subarray(8, 12).toString()]).toEqual(['RIFF', 'WEBP']);
  expect(webp.length).toBeLessThan(one.length);
});

it('draws packed and plain definitions alike', async () => {
  const open = createPictures({ workers: 1 });
  pictures = open;
  const text = JSON.stringify(treeOf('会员增长'));
  const packed = await open.image('ff', () =>
    Promise.resolve({
      kind: 'thumbnail',
      definition: { packed: packDefinition(text) },
      category: 'mind',
      look: LOOK,
    }),
  );
  expect(packed.equals(await thumbnailOf(open, '会员增长'))).toBe(true);
});

it('draws viewed pictures before listed ones', async () => {
  const open = createPictures({ workers: 1 });
  pictures = open;
  let drawn = 0;
  const list = Array.from({ length: 20 }, async (_, at) => {
    await thumbnailOf(open, `row ${at}`);
    drawn += 1;
  });
  await Promise.race(list);
  const before = drawn;
  expect(before).toBeLessThan(15);
  await open.content(contentOf('looked at'));
  // The picture in the worker's hands comes before it, and no other.
  expect(drawn - before).toBeLessThan(3);
  await Promise.all(list);
});

it('asks no job for kept pictures', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chartdock-pool-'));
  const disk = createDiskCache({ folder, mostBytes: 1_000_000 });
  const first = createPictures({ workers: 1, disk });
  pictures = first;
  const drawn = await thumbnailOf(first, 'kept');
  const key = pictureKey(
    { kind: 'thumbnail', contentKey: JSON.stringify(treeOf('kept')), category: 'mind' },
    LOOK,
  );
  const refuse = () => Promise.reject(new Error('asked for'));
  expect((await first.image(key, refuse)).equals(drawn)).toBe(true);
  await expect.poll(() => disk.get(key)).toBeDefined();
  const second = createPictures({ workers: 1, disk });
  expect((await second.image(key, refuse)).equals(drawn)).toBe(true);
  await expect(second.image('0a', refuse)).rejects.toThrow('asked for');
  rmSync(folder, { recursive: true });
});

it('has one font folder per process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chartdock-pool-'));
  const program = `
    import { readdirSync } from 'node:fs';
    import { createPictures } from ${JSON.stringify(new URL('./picture-pool.ts', import.meta.url).href)};
    const pool = createPictures({ workers: 3 });
    const look = ${JSON.stringify(LOOK)};
    const definition = { text: ${JSON.stringify(JSON.stringify(treeOf('T')))} };
    const job = async () => ({ kind: 'thumbnail', definition, category: 'mind', look });
    const all = await Promise.all(['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((key) => pool.image(key, job)));
    const before = readdirSync(${JSON.stringify(folder)}).length;
    await pool.stop();
    console.log(JSON.stringify([all.length, before, (await pool.image('a7', job)).length > 0]));
    process.exit();`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, TMPDIR: folder },
    encoding: 'utf8',
  });
  expect([stdout.trim(), stderr]).toEqual(['[6,1,true]', '']);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

it('refuses work without a place', async () => {
  pictures = createPictures({ workers: 1, waiting: 1 });
  await pictures.content(contentOf('warm'));
  const [first, second] = [pictures.content(contentOf('a')), pictures.content(contentOf('b'))];
  await expect(pictures.content(contentOf('c'))).rejects.toMatchObject({ code: CODE.databaseBusy });
  await Promise.all([first, second]);
});

it('refuses waiting work when stopped', async () => {
  const open = createPictures({ workers: 1 });
  pictures = open;
  const outcomes = Promise.allSettled([open.content(contentOf('drawn')), open.content(contentOf('waits'))]);
  await open.stop();
  const [, waited] = await outcomes;
  expect(waited).toMatchObject({ status: 'rejected', reason: { code: CODE.databaseBusy } });
});

it('sweeps its disk, if any', async () => {
  const sweep = vi.fn(() => Promise.resolve(3));
  const disk = { get: () => Promise.resolve(undefined), set: () => Promise.resolve(), sweep };
  expect(await createPictures({ workers: 1, disk }).sweep()).toBe(3);
  expect(await createPictures({ workers: 1 }).sweep()).toBe(0);
  expect(sweep).toHaveBeenCalledOnce();
});

it('ends workers on stop after finished work', async () => {
  const [given, set, cleared] = [
    vi.spyOn(Worker.prototype, 'postMessage'),
    vi.spyOn(globalThis, 'setTimeout'),
    vi.spyOn(globalThis, 'clearTimeout'),
  ];
  const clearedTimers = (ms: number): boolean[] =>
    set.mock.calls.flatMap(([, after], at) =>
      after === ms ? [cleared.mock.calls.some(([timer]) => timer === set.mock.results[at]?.value)] : [],
    );
  const open = createPictures({ workers: 2, patienceMs: 19_999 });
  await Promise.all(['a', 'b', 'c'].map((title) => open.content(contentOf(title))));
  expect(clearedTimers(19_999)).toEqual([true, true, true]);
  const workers = new Set(given.mock.contexts as Worker[]);
  expect(workers.size).toBe(2);
  await open.stop();
  for (const worker of workers) expect(worker.threadId).toBe(-1);
  expect(clearedTimers(2_000)).toEqual([true, true]);
});

it('reports a failing drawing and continues', async () => {
  const open = createPictures({ workers: 1 });
  pictures = open;
  const broken = { kind: 'thumbnail', definition: { text: '{' }, category: 'mind', look: LOOK } as const;
  await expect(open.image('0b', () => Promise.resolve(broken))).rejects.toThrow(
    /^A picture could not be drawn: SyntaxError/,
  );
  expect((await thumbnailOf(open, 'next')).subarray(1, 4).toString()).toBe('PNG');
});

it('draws on when one watcher leaves', async () => {
  const open = createPictures({ workers: 1 });
  pictures = open;
  const gone = new AbortController();
  const avatar = (id: string, signal?: AbortSignal): Promise<Buffer> =>
    open.image(
      id,
      () => Promise.resolve({ kind: 'avatar', id, look: LOOK }),
      signal === undefined ? {} : { signal },
    );
  const given = vi.spyOn(Worker.prototype, 'postMessage');
  const drawing = avatar('a', gone.signal);
  await vi.waitFor(() => expect(given).toHaveBeenCalledOnce());
  const waiting = avatar('b');
  await tick();
  gone.abort();
  for (const png of await Promise.all([drawing, waiting])) expect(png.subarray(1, 4).toString()).toBe('PNG');
});

it('gives waiters another worker', async () => {
  const open = createPictures({ workers: 1, patienceMs: 1 });
  pictures = open;
  const outcomes = await Promise.allSettled([
    open.content(contentOf('long', 5_000)),
    open.content(contentOf('longer', 5_001)),
  ]);
  for (const outcome of outcomes)
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: CODE.databaseBusy } });
});

it('ends long jobs and continues elsewhere', async () => {
  pictures = createPictures({ workers: 1, patienceMs: 1 });
  await expect(pictures.content(contentOf('long', 5_000))).rejects.toMatchObject({ code: CODE.databaseBusy });
  await expect(pictures.content(contentOf('long', 5_000))).rejects.toMatchObject({ code: CODE.databaseBusy });
});

it('keeps recent pictures up to a size', () => {
  const cache = createByteCache<string>(10);
  cache.set('a', 'A', 4);
  cache.set('b', 'B', 4);
  cache.get('a');
  cache.set('c', 'C', 4);
  cache.set('huge', 'H', 11);
  expect(['a', 'b', 'c', 'huge'].map(cache.get)).toEqual(['A', undefined, 'C', undefined]);
});

it('draws for an account beside greedy strangers', async () => {
  const open = createPictures({ workers: 2 });
  pictures = open;
  await Promise.all([open.content(contentOf('warm')), open.content(contentOf('warm too'))]);
  let strangers = 0;
  const flood = Array.from({ length: 12 }, async (_, at) => {
    const asking = { asker: 'address 1', isStranger: true, cost: 1_000 };
    await open.content(contentOf(`stranger ${at}`, 1_500), asking);
    strangers += 1;
  });
  await tick();
  await open.content(contentOf('looked at'), { asker: 'account a' });
  // A worker is kept for known callers: they wait for no stranger at all, or for the job in hand.
  expect(strangers).toBeLessThan(2);
  await Promise.all(flood);
});

it('draws a revision once', async () => {
  const open = createPictures({ workers: 1 });
  pictures = open;
  const given = vi.spyOn(Worker.prototype, 'postMessage');
  const first = await open.content(contentOf('same'), { key: 'revision 1' });
  expect(await open.content(contentOf('same'), { key: 'revision 1' })).toBe(first);
  await open.content(contentOf('same'), { key: 'revision 2' });
  expect(given.mock.calls.filter(([job]) => job !== null)).toHaveLength(2);
});

it('reads a kept content only once', async () => {
  const open = createPictures({ workers: 1 });
  pictures = open;
  const read = vi.fn(() => Promise.resolve(contentOf('same')));
  const asked = [1, 2].map(() => open.content(read, { key: 'revision 1' }));
  expect(new Set(await Promise.all(asked)).size).toBe(1);
  await open.content(read, { key: 'revision 1' });
  expect(read).toHaveBeenCalledOnce();
  await open.content(read, { key: 'revision 2' });
  expect(read).toHaveBeenCalledTimes(2);
});

it('keeps no content that could not be read', async () => {
  const open = createPictures({ workers: 1 });
  pictures = open;
  const failing = () => Promise.reject(new Error('The database is away.'));
  await expect(open.content(failing, { key: 'revision 1' })).rejects.toThrow('The database is away.');
  expect(await open.content(contentOf('same'), { key: 'revision 1' })).toBeInstanceOf(WrittenJson);
});
