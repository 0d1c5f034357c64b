import { describe, expect, it } from 'vitest';
import { noticeOf } from '../notice-of.ts';
import { CORE_ABILITIES } from '../menu/menu.ts';
import { offersOn } from '../menu/action-offers.ts';
import { file, folder, folderRecord } from '../testing/builders.ts';
import { createDeferred, refusal } from '../testing/fake-client.ts';
import { setUp } from '../testing/set-up.ts';

const pinned = async (...ids: readonly string[]) => {
  const kit = setUp({ abilities: new Set([...CORE_ABILITIES, 'pin']) });
  // The server as far as pins go.
  let order = [...ids];
  kit.fake.on('folders', 'pinned', () => ({ folders: order.map((id) => folderRecord(id)) }));
  kit.fake.on('folders', 'pin', ({ folderId, index }) => {
    const others = order.filter((id) => id !== folderId);
    const at = Number(index ?? others.length);
    order = [...others.slice(0, at), folderId, ...others.slice(at)];
    return { pinned: true };
  });
  kit.fake.on('folders', 'unpin', ({ folderId }) => {
    order = order.filter((id) => id !== folderId);
    return { pinned: false };
  });
  await kit.area.openFolder('root');
  const pins = () => kit.area.getState().pins?.map(({ id }) => id);
  return { ...kit, pins, kept: () => order };
};

describe('pinned folders', () => {
  it('are unknown until loaded, and survive a failure', async () => {
    const { area, fake, pins } = await pinned('x', 'y');
    expect(pins()).toBeUndefined();
    await area.loadPins();
    expect(pins()).toEqual(['x', 'y']);
    fake.on('folders', 'pinned', () => Promise.reject(refusal('70500')));
    await area.loadPins();
    expect(pins()).toEqual(['x', 'y']);
  });

  it('gain one at the end, say so, undo', async () => {
    const { area, events, pins, kept } = await pinned('x');
    const result = await area.togglePin(folder('a'));
    expect([pins(), kept()]).toEqual([
      ['x', 'a'],
      ['x', 'a'],
    ]);
    expect(events.map(noticeOf)).toEqual([
      {
        tone: 'success',
        text: { key: 'pin.added' },
        detail: { literal: 'Title of a' },
        topic: 'pin a',
      },
    ]);
    await (result.status === 'done' ? result.undo?.() : undefined);
    expect([pins(), kept()]).toEqual([['x'], ['x']]);
  });

  it('lose one, say so, and restore its place', async () => {
    const { area, events, pins, kept } = await pinned('x', 'y', 'z');
    await area.loadPins();
    await area.togglePin(folder('y'));
    expect([pins(), kept()]).toEqual([
      ['x', 'z'],
      ['x', 'z'],
    ]);
    expect(events.map(noticeOf)).toMatchObject([{ text: { key: 'pin.removed' }, topic: 'pin y' }]);
    expect(await area.undo()).toBe(true);
    expect([pins(), kept()]).toEqual([
      ['x', 'y', 'z'],
      ['x', 'y', 'z'],
    ]);
  });

  it('swap at once and undo without a message', async () => {
    const { area, events, fake, pins, kept } = await pinned('x', 'y', 'z');
    await area.loadPins();
    const answer = createDeferred<{ pinned: boolean }>();
    fake.on('folders', 'pin', () => answer.promise);
    const running = area.placePin(folder('z'), 0);
    await Promise.resolve();
    await Promise.resolve();
    expect(pins()).toEqual(['z', 'x', 'y']);
    answer.resolve({ pinned: true });
    await running;
    expect([fake.callsOf('folders.pin'), events.map(noticeOf), kept()]).toEqual([
      [{ folderId: 'z', index: 0 }],
      [undefined],
      ['x', 'y', 'z'],
    ]);
    await area.undo();
    expect([pins(), fake.callsOf('folders.pin')[1]]).toEqual([['x', 'y', 'z'], { folderId: 'z', index: 2 }]);
  });

  it('ignore moves to the same place or none', async () => {
    const { area, fake } = await pinned('x', 'y');
    expect(await area.placePin(folder('y'), 1)).toEqual({ status: 'refused', reason: 'already_there' });
    expect(await area.placePin(folder('a'), 0)).toEqual({ status: 'refused', reason: 'not_found' });
    expect(fake.callsOf('folders.pin')).toEqual([]);
  });

  it('return when refused, with the reason', async () => {
    const { area, fake, events, pins } = await pinned('x');
    fake.on('folders', 'pin', () => Promise.reject(refusal('70038', 'Too many')));
    fake.on('folders', 'unpin', () => Promise.reject(refusal('70002', 'Gone')));
    expect((await area.togglePin(folder('a'))).status).toBe('failed');
    expect((await area.togglePin(folder('x'))).status).toBe('failed');
    expect(pins()).toEqual(['x']);
    expect(events.map(noticeOf)).toEqual([
      { tone: 'error', text: { literal: 'Too many' } },
      { tone: 'error', text: { literal: 'Gone' } },
    ]);
  });

  it('wait for one another, however quickly pressed', async () => {
    const { area, pins, kept } = await pinned('x');
    await Promise.all([area.togglePin(folder('a')), area.togglePin(folder('a'))]);
    expect([pins(), kept()]).toEqual([['x'], ['x']]);
  });
});

describe('the menu of a folder', () => {
  const textOf = (area: Awaited<ReturnType<typeof pinned>>['area'], id: string) =>
    offersOn(area.offersOf(folder(id)), 'menu').find(({ action }) => action === 'pin');

  it('offers to pin a folder, or to unpin', async () => {
    const { area } = await pinned('x');
    await area.loadPins();
    expect([textOf(area, 'a'), textOf(area, 'x')]).toEqual([
      { action: 'pin', isDangerous: false },
      { action: 'pin', isDangerous: false, text: 'menu.unpin' },
    ]);
    await area.togglePin(folder('x'));
    expect(textOf(area, 'x')).toEqual({ action: 'pin', isDangerous: false });
  });

  it('offers pins only where someone shows them', async () => {
    const { area } = await pinned();
    const actionsOf = (item: ReturnType<typeof file>) => area.offersOf(item).map(({ action }) => action);
    expect(actionsOf(file('a'))).not.toContain('pin');
    await area.openPlace({ page: 'trash' });
    expect(actionsOf(folder('x'))).not.toContain('pin');
    const plain = setUp().area;
    expect(plain.offersOf(folder('x')).map(({ action }) => action)).not.toContain('pin');
  });
});
