import { describe, expect, it } from 'vitest';
import { file, fileRecord } from '../testing/builders.ts';
import { createDeferred, folderPageOf, pageOf, refusal } from '../testing/fake-client.ts';
import { setUp } from '../testing/set-up.ts';
import { isPicked, pickedCount } from './selection.state.ts';

const long = async () => {
  const kit = setUp();
  kit.fake.on('lists', 'loadFiles', ({ page = 1 }) => {
    const first = (Number(page) - 1) * 100;
    return folderPageOf(
      Array.from({ length: 100 }, (_, at) => fileRecord(`f${first + at}`)),
      { total: 1000 },
    );
  });
  await kit.area.openFolder('root');
  return kit;
};

describe('picking rows', () => {
  it('[LIST-07] turns selection mode on with the first pick', async () => {
    const { area } = setUp();
    await area.openPlace({ page: 'history' });
    expect(area.getState().selection.mode).toBe('off');
    area.toggleItem(file('a'));
    expect(area.getState().selection.mode).toBe('some');
  });

  it('[LIST-08] turns it off when no picked item remains', async () => {
    const { area } = setUp();
    await area.openPlace({ page: 'history' });
    area.toggleItem(file('a'));
    area.toggleItem(file('a'));
    expect(area.getState().selection.mode).toBe('off');
    area.pickAll();
    for (const id of ['a', 'b', 'c']) area.toggleItem(file(id));
    expect(area.getState().selection.mode).toBe('off');
  });

  it('picks a run, in both directions', async () => {
    const { area } = await long();
    area.pickOnly(file('f7'));
    await area.pickRange(file('f4'));
    expect(pickedCount(area.getState().selection, 1000)).toBe(4);
    await area.pickRange(file('f9'));
    expect(['f4', 'f9', 'f10'].map((id) => isPicked(area.getState().selection, id))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('loads the rows in the middle of a run', async () => {
    const { area, fake } = await long();
    area.pickOnly(file('f10'));
    await area.ensureRange(500, 510);
    await area.pickRange(file('f505'));
    expect(pickedCount(area.getState().selection, 1000)).toBe(496);
    expect(fake.callsOf('lists.loadFiles').map((input) => input['page'])).toEqual([1, 6, 2, 3, 4, 5]);
  });

  it('picks nothing when another list opens meanwhile', async () => {
    const { area, fake } = await long();
    await area.ensureRange(500, 510);
    area.pickOnly(file('f10'));
    const slow = createDeferred<ReturnType<typeof folderPageOf>>();
    fake.on('lists', 'loadFiles', () => slow.promise);
    // It has rows where the run would be.
    const others = Array.from({ length: 100 }, (_, at) => fileRecord(`h${at}`));
    fake.on('lists', 'historyFiles', () => pageOf(others));
    const running = area.pickRange(file('f505'));
    await area.openPlace({ page: 'history' });
    slow.resolve(folderPageOf([]));
    await running;
    expect(area.getState().selection.mode).toBe('off');
  });

  const pickedIds = (area: Awaited<ReturnType<typeof long>>['area']) => {
    const { selection } = area.getState();
    return selection.mode === 'some' ? [...selection.picked.keys()] : [];
  };

  it('picks with a band alone, added, or inverted', async () => {
    const { area } = await long();
    area.pickOnly(file('f1'));
    const from = area.getState().selection;
    await area.pickBand([{ first: 0, last: 2 }], { from, manner: 'only' });
    expect(pickedIds(area)).toEqual(['f0', 'f1', 'f2']);
    await area.pickBand([{ first: 4, last: 5 }], { from, manner: 'add' });
    expect(pickedIds(area)).toEqual(['f1', 'f4', 'f5']);
    await area.pickBand([{ first: 0, last: 1 }], { from, manner: 'toggle' });
    expect(pickedIds(area)).toEqual(['f0']);
    await area.pickBand([], { from, manner: 'add' });
    expect(pickedIds(area)).toEqual(['f1']);
    await area.pickBand([], { from, manner: 'only' });
    expect(area.getState().selection.mode).toBe('off');
  });

  it('turns rows of "all" round under a band', async () => {
    const { area } = await long();
    area.pickAll();
    const from = area.getState().selection;
    await area.pickBand([{ first: 0, last: 9 }], { from, manner: 'toggle' });
    expect(pickedCount(area.getState().selection, 1000)).toBe(990);
    await area.pickBand([{ first: 0, last: 9 }], { from: area.getState().selection, manner: 'add' });
    expect(pickedCount(area.getState().selection, 1000)).toBe(1000);
  });

  it('picks unloaded rows of a band that stays', async () => {
    const { area } = await long();
    const { selection: from } = area.getState();
    const late = area.pickBand([{ first: 90, last: 409 }], { from, manner: 'only' });
    expect(pickedIds(area)).toHaveLength(10);
    await late;
    expect(pickedIds(area)).toHaveLength(320);
    const overtaken = area.pickBand([{ first: 90, last: 609 }], { from, manner: 'only' });
    await area.pickBand([{ first: 0, last: 1 }], { from, manner: 'only' });
    await overtaken;
    expect(pickedIds(area)).toEqual(['f0', 'f1']);
  });

  it('stretches a key run and releases the rest', async () => {
    const { area } = await long();
    area.pickOnly(file('f5'));
    for (const [from, to] of [
      [5, 6],
      [6, 7],
    ] as const)
      await area.stretchTo(from, to);
    expect(pickedIds(area).sort()).toEqual(['f5', 'f6', 'f7']);
    await area.stretchTo(7, 6);
    expect(pickedIds(area).sort()).toEqual(['f5', 'f6']);
    await area.stretchTo(6, 3);
    expect(pickedIds(area).sort()).toEqual(['f3', 'f4', 'f5']);
  });

  it('begins a run at the keyboard position', async () => {
    const { area } = await long();
    await area.stretchTo(8, 7);
    expect(pickedIds(area).sort()).toEqual(['f7', 'f8']);
    area.toggleItem(file('f20'));
    await area.stretchTo(20, 21);
    expect(pickedIds(area)).toEqual(['f8', 'f7', 'f20', 'f21']);
  });

  it('ignores a click on a row that is gone', async () => {
    const { area } = await long();
    area.toggleItem(file('gone'));
    area.pickOnly(file('gone'));
    await area.pickRange(file('gone'));
    expect(area.getState().selection.mode).toBe('off');
  });

  it('picks all without a call', async () => {
    const { area, fake } = await long();
    area.pickAll();
    expect([pickedCount(area.getState().selection, 1000), fake.calls.length]).toEqual([1000, 1]);
    area.clearSelection();
    expect(area.getState().selection.mode).toBe('off');
  });
});

describe('commands on what is picked', () => {
  it('covers every row of "all" but exceptions', async () => {
    const { area, fake } = await long();
    fake.on('folders', 'batchOperation', ({ items }) => ({
      results: items.map((item) => ({ ...item, code: '200', msg: '' })),
    }));
    area.pickAll();
    area.toggleItem(file('f3'));
    await area.toTrash('selection');
    const sent = fake
      .callsOf('folders.batchOperation')
      .map((input) => (input['items'] as { fileId: string }[]).map((item) => item.fileId));
    expect(sent.map((ids) => ids.length)).toEqual([25, 50, 100, 200, 400, 224]);
    expect(sent.flat()).not.toContain('f3');
  });

  it('never touches rows of a newly opened list', async () => {
    const { area, fake } = await long();
    area.pickAll();
    const slow = createDeferred<ReturnType<typeof folderPageOf>>();
    fake.on('lists', 'loadFiles', () => slow.promise);
    const running = area.toTrash('selection');
    await area.openPlace({ page: 'history' });
    slow.resolve(folderPageOf([]));
    expect(await running).toEqual({ status: 'refused', reason: 'nothing_picked' });
    expect(fake.calls.filter((call) => call.name.startsWith('folders.'))).toEqual([]);
  });

  it('does not run on part of "all"', async () => {
    const { area, fake, eventTypes } = await long();
    area.pickAll();
    fake.on('lists', 'loadFiles', () => {
      throw refusal('70014', 'busy');
    });
    expect(await area.removeForGood('selection')).toMatchObject({
      status: 'failed',
      failure: { code: '70014' },
    });
    expect([eventTypes(), fake.calls.filter((call) => call.name.startsWith('folders.'))]).toEqual([
      ['deleteFailed'],
      [],
    ]);
  });

  it('are refused when nothing is picked', async () => {
    const { area, fake } = setUp();
    fake.on('lists', 'historyFiles', () => pageOf([]));
    await area.openPlace({ page: 'history' });
    expect(await area.toTrash('selection')).toEqual({ status: 'refused', reason: 'nothing_picked' });
    expect(await area.move('selection', 'x')).toEqual({ status: 'refused', reason: 'nothing_picked' });
  });
});
