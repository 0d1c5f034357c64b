import { describe, expect, it } from 'vitest';
import type { BatchResult } from '@chartdock/contract';
import { file, files, folder } from '../testing/builders.ts';
import { createFakeClient, refusal } from '../testing/fake-client.ts';
import type { BatchRequest } from './batch.ts';
import { chunksOf, firstFailure, isHopeless, runBatch, runSingle } from './batch.ts';
import type { ProgressReport } from './progress.state.ts';
import { runEach } from './run-each.ts';

interface Sent {
  readonly fileId: string;
}

const GENERIC = { code: 'unexpected', text: { key: 'error.generic' }, isSilent: false };

/**
 * A server that returns a result for each item, or throws for the whole call; it records the calls sent and
 * the progress reported.
 */
const setUp = (answer: (ids: readonly string[]) => Readonly<Record<string, Partial<BatchResult>>>) => {
  const fake = createFakeClient();
  fake.on('folders', 'getFolderData', () => ({ folder: null, chain: [], folders: [] }));
  fake.on('folders', 'batchOperation', ({ items }) => {
    const told = answer(items.map(({ fileId }) => fileId));
    return {
      results: items.flatMap(({ fileId, fileType }) => {
        const result = told[fileId];
        return result === undefined ? [] : [{ fileId, fileType, code: '200', msg: '', ...result }];
      }),
    };
  });
  const reports: ProgressReport[] = [];
  let isStopped = false;
  const watch = {
    report: (progress: ProgressReport) => void reports.push(progress),
    isStopped: () => isStopped,
  };
  const run = (request: Pick<BatchRequest, 'items'> & Partial<BatchRequest>) =>
    runBatch(fake.client, { type: 'move', ...request }, watch);
  const sent = () =>
    fake
      .callsOf('folders.batchOperation')
      .map((call) => (call['items'] as readonly Sent[]).map((one) => one.fileId));
  return { fake, run, sent, reports, watch, stop: () => void (isStopped = true) };
};

const refusing = (code: string, ...bad: readonly string[]) =>
  setUp((ids) => {
    if (ids.some((id) => bad.includes(id))) throw refusal(code);
    return Object.fromEntries(ids.map((id) => [id, {}]));
  });

describe('the calls of a change', () => {
  it('grow from 25 to 500 items, never empty', () => {
    expect(chunksOf(files(0, 1_300)).map((chunk) => chunk.length)).toEqual([25, 50, 100, 200, 400, 500, 25]);
    expect(chunksOf(files(0, 75)).map((chunk) => chunk.length)).toEqual([25, 50]);
    expect(chunksOf([])).toEqual([]);
  });

  it('report each item with its words and copies', async () => {
    const { run, fake, reports } = setUp(() => ({
      a: { newId: 'a2' },
      b: { code: '70003', msg: 'taken' },
      d: { newId: 'd2' },
    }));
    const [a, b, c, d] = [file('a', { parentId: 'p' }), file('b'), file('c'), folder('d')];
    const copied = await run({ type: 'copy', items: [a, b, c, d], folderId: 'x' });
    const failed = [{ item: b, failure: { code: '70003', text: { literal: 'taken' }, isSilent: false } }];
    expect(copied).toEqual({
      done: [a, c, d],
      failed,
      made: [
        { ...a, id: 'a2', parentId: 'x' },
        { ...d, id: 'd2', parentId: 'x' },
      ],
    });
    expect(reports).toEqual([{ tried: 4, failed }]);
    expect(fake.callsOf('folders.batchOperation')).toEqual([
      {
        type: 'copy',
        folderId: 'x',
        items: [
          { fileId: 'a', fileType: 'chart' },
          { fileId: 'b', fileType: 'chart' },
          { fileId: 'c', fileType: 'chart' },
          { fileId: 'd', fileType: 'folder' },
        ],
      },
    ]);
    // A copy beside its original stays there.
    expect((await run({ type: 'copy', items: [a] })).made).toEqual([{ ...a, id: 'a2' }]);
    expect(Object.keys(fake.callsOf('folders.batchOperation')[1] ?? {})).toEqual(['type', 'items']);
  });

  it('are not sent any more once it is stopped', async () => {
    const { run, sent, stop, watch } = setUp((ids) => Object.fromEntries(ids.map((id) => [id, {}])));
    const running = run({ items: files(0, 60) });
    stop();
    expect((await running).done).toHaveLength(25);
    expect([sent().length, watch.isStopped()]).toEqual([1, true]);
  });
});

describe('a call that is refused for one of its items', () => {
  it.each(['70002', '70013', '70009'])('is sent in halves, for code %s', async (code) => {
    const { run, sent } = refusing(code, 'f1');
    const outcome = await run({ items: files(0, 4), folderId: 'x' });
    expect(sent()).toEqual([['f0', 'f1', 'f2', 'f3'], ['f0', 'f1'], ['f0'], ['f1'], ['f2', 'f3']]);
    expect(outcome.done.map(({ id }) => id)).toEqual(['f0', 'f2', 'f3']);
    expect(outcome.failed).toMatchObject([{ item: { id: 'f1' }, failure: { code } }]);
    expect(outcome.made).toEqual([]);
  });

  it('splits two items in halves, and one never', async () => {
    const two = refusing('70002', 'f1');
    expect((await two.run({ items: files(0, 2) })).failed).toHaveLength(1);
    expect(two.sent()).toEqual([['f0', 'f1'], ['f0'], ['f1']]);
    // A change without a target asks for none.
    expect(two.fake.callsOf('folders.getFolderData')).toEqual([]);
    const one = refusing('70002', 'f0');
    await one.run({ items: files(0, 1), folderId: 'x' });
    expect([one.sent().length, one.fake.callsOf('folders.getFolderData')]).toEqual([1, []]);
  });

  it('blames no item when the target folder is gone', async () => {
    const { run, sent, fake } = refusing('70002', 'f1');
    await run({ items: files(0, 4), folderId: 'x' });
    expect(fake.callsOf('folders.getFolderData')).toEqual([{ folderId: 'x' }]);
    fake.on('folders', 'getFolderData', () => {
      throw refusal('70002');
    });
    const before = sent().length;
    expect((await run({ items: files(0, 4), folderId: 'gone' })).failed).toHaveLength(4);
    expect(sent().length - before).toBe(1);
  });

  it('stays whole where items have reasons of their own', async () => {
    const whole = refusing('70003', 'f1');
    await whole.run({ items: files(0, 4), folderId: 'x' });
    expect(whole.sent()).toHaveLength(1);
    const each = setUp((ids) =>
      Object.fromEntries(ids.map((id) => [id, { code: id === 'f0' ? '200' : '70002' }])),
    );
    const outcome = await each.run({ items: files(0, 4), folderId: 'x' });
    expect([each.sent().length, outcome.failed.length]).toEqual([1, 3]);
  });

  it('keeps the result of a half that partly failed', async () => {
    const kit = setUp((ids) => {
      if (ids.includes('f0') && ids.length > 1) throw refusal('70002');
      return Object.fromEntries(ids.map((id) => [id, id === 'f3' ? { code: '70002' } : {}]));
    });
    const outcome = await kit.run({ items: files(0, 4) });
    expect(kit.sent()).toEqual([['f0', 'f1', 'f2', 'f3'], ['f0', 'f1'], ['f0'], ['f1'], ['f2', 'f3']]);
    expect(outcome.done.map(({ id }) => id)).toEqual(['f0', 'f1', 'f2']);
  });

  it('costs at most 41 calls and loses no item', async () => {
    const { run, sent } = refusing('70002', ...files(0, 25).map(({ id }) => id));
    const few = await run({ items: files(0, 25) });
    expect([few.failed.length, sent().length]).toEqual([25, 41]);
    const ids = new Set(few.failed.map(({ item }) => item.id));
    expect(ids.size).toBe(25);
  });
});

describe('going on', () => {
  const failedWith = (...codes: readonly string[]) =>
    codes.map((code) => ({
      item: file(code),
      failure: { ...GENERIC, code, text: { key: 'error.generic' } } as const,
    }));

  it('makes no sense after lost answers or rate limits', () => {
    expect(isHopeless({ done: [], failed: failedWith('network') })).toBe(true);
    expect(isHopeless({ done: [], failed: failedWith('429', '70014') })).toBe(true);
    for (const codes of [['70002'], ['70014', '70002'], ['network', '70002'], []])
      expect(isHopeless({ done: [], failed: failedWith(...codes) })).toBe(false);
    expect(isHopeless({ done: [file('a')], failed: failedWith('network') })).toBe(false);
    for (const code of ['a70002', '70002a', '7']) {
      expect(isHopeless({ done: [], failed: failedWith(code) })).toBe(code !== '7');
    }
  });

  it('fails the rest after a call without a response', async () => {
    const { run, sent, reports } = setUp((ids) => {
      if (ids.includes('f25')) throw new TypeError('offline');
      return Object.fromEntries(ids.map((id) => [id, id === 'f3' ? { code: '70003', msg: 'taken' } : {}]));
    });
    const { done, failed } = await run({ items: files(0, 200) });
    expect([done.length, failed.length, sent().length]).toEqual([24, 176, 2]);
    expect(new Set(failed.map(({ item }) => item.id)).size).toBe(176);
    expect(failed.at(-1)).toEqual({
      item: expect.objectContaining({ id: 'f199' }) as unknown,
      failure: GENERIC,
    });
    expect(reports.map(({ tried, failed: lost }) => [tried, lost.length])).toEqual([[25, 1]]);
  });
});

describe('a change of one item by its own call', () => {
  it('looks like a batch of one', async () => {
    const [item, made] = [file('a'), file('a2')];
    expect(await runSingle(item, () => Promise.resolve(undefined))).toEqual({
      done: [item],
      failed: [],
      made: [],
    });
    expect(await runSingle(item, () => Promise.resolve(made))).toEqual({
      done: [item],
      failed: [],
      made: [made],
    });
    const lost = await runSingle(item, () => Promise.reject(refusal('70002', 'gone')));
    expect(lost).toMatchObject({ done: [], failed: [{ item, failure: { code: '70002' } }], made: [] });
    expect([firstFailure(lost)?.code, firstFailure({ failed: [] })]).toEqual(['70002', undefined]);
  });
});

describe('a call for each item', () => {
  it('runs four at a time and reports progress', async () => {
    const { watch, reports } = setUp(() => ({}));
    let [running, most] = [0, 0];
    const outcome = await runEach(
      files(0, 8),
      async ({ id }) => {
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
        if (id === 'f1') throw refusal('70002', 'gone');
      },
      watch,
    );
    expect([most, outcome.done.length, outcome.failed.length, outcome.made]).toEqual([4, 7, 1, []]);
    expect(reports).toEqual([
      { tried: 4, failed: outcome.failed },
      { tried: 8, failed: outcome.failed },
    ]);
  });

  it('stops trying when stopped or cut off', async () => {
    const { watch, stop, reports } = setUp(() => ({}));
    const seen: string[] = [];
    const outcome = await runEach(
      files(0, 10),
      ({ id }) => {
        seen.push(id);
        return Promise.reject(new TypeError('offline'));
      },
      watch,
    );
    expect([seen.length, outcome.failed.map(({ item }) => item.id), reports]).toEqual([
      4,
      files(0, 10).map(({ id }) => id),
      [],
    ]);
    stop();
    expect(await runEach(files(0, 3), () => Promise.reject(new Error('asked')), watch)).toEqual({
      done: [],
      failed: [],
      made: [],
    });
  });
});
