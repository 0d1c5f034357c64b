import { expect, it, vi } from 'vitest';
import { fileRecord } from '../testing/builders.ts';
import { normaliseFile } from '../items/normalise-file.ts';
import type { FileItem } from '../items/file-item.types.ts';
import { createPick } from './pick.ts';
import type { PickAnswer, FilePickOptions, PickVerdict } from './pick.types.ts';

const file = (id: string, category = 'flow'): FileItem => normaliseFile({ ...fileRecord(id), category });
const [a, b, c] = [file('a'), file('b'), file('c', 'mind')];

const setUp = (more: Partial<FilePickOptions> = {}) => {
  const onCommit = vi.fn((_items: readonly FileItem[]): Promise<PickAnswer> =>
    Promise.resolve({ accepted: true }),
  );
  const pick = createPick({ rules: { multiple: true }, onCommit, ...more });
  return { pick, onCommit, ids: () => [...pick.getState().chosen.keys()] };
};

const deny =
  (...refused: readonly string[]) =>
  (items: readonly FileItem[]): Promise<readonly PickVerdict[]> =>
    Promise.resolve(items.map(({ id }) => (refused.includes(id) ? 'Not this one' : true)));

it('keeps the order of choice and takes one back', async () => {
  const { pick, ids } = setUp();
  for (const item of [b, a, c, b]) await pick.press(item);
  expect(ids()).toEqual(['a', 'c']);
});

it('asks about files in view together and only once', async () => {
  const ask = vi.fn(deny());
  const { pick } = setUp({ ask });
  pick.see([a, b]);
  pick.see([b, c]);
  await vi.waitFor(() => expect(pick.getState().verdicts.size).toBe(3));
  pick.see([a, b, c]);
  await pick.press(a);
  expect(ask.mock.calls.map(([items]) => items.map(({ id }) => id))).toEqual([['a', 'b', 'c']]);
});

it('asks about at most a hundred files at once', async () => {
  const ask = vi.fn(deny());
  const { pick } = setUp({ ask });
  pick.see(Array.from({ length: 250 }, (_, at) => file(`f${at}`)));
  await vi.waitFor(() => expect(pick.getState().verdicts.size).toBe(250));
  expect(ask.mock.calls.map(([items]) => items.length)).toEqual([100, 100, 50]);
});

it('skips refused items and says why', async () => {
  const { pick, ids } = setUp({ ask: deny('b') });
  await pick.add([a, b]);
  await pick.press(b);
  expect(ids()).toEqual(['a']);
  expect(pick.refusalOf(b)).toEqual({ reason: 'verdict', text: 'Not this one' });
  expect(pick.refusalOf(a)).toBeUndefined();
});

it('asks again about items without an answer', async () => {
  const ask = vi.fn(deny());
  ask.mockRejectedValueOnce(new Error('gone'));
  const { pick, ids } = setUp({ ask });
  await pick.press(a);
  expect(ids()).toEqual([]);
  await pick.press(a);
  expect(ids()).toEqual(['a']);
});

it('adds fitting items and leaves the rest', async () => {
  const { pick, ids } = setUp({ rules: { multiple: true, maxItems: 2, categories: ['flow'] } });
  await pick.add([c, a, b, file('d')]);
  expect(ids()).toEqual(['a', 'b']);
  expect(pick.refusalOf(c)).toEqual({ reason: 'category' });
});

it('keeps choice and refusal until the next choice', async () => {
  const { pick } = setUp({ onCommit: () => Promise.resolve({ accepted: false, message: 'Too big' }) });
  await pick.press(a);
  expect(await pick.commit()).toBe(false);
  expect(pick.getState()).toMatchObject({ busy: false, refusal: { message: 'Too big', failed: false } });
  await pick.press(b);
  expect(pick.getState().refusal).toBeUndefined();
});

it('hands over once, and only existing files', async () => {
  const { pick, onCommit } = setUp();
  expect(await pick.commit()).toBe(false);
  await pick.add([a]);
  expect(await Promise.all([pick.commit(), pick.commit()])).toEqual([true, false]);
  expect(onCommit).toHaveBeenCalledTimes(1);
});
