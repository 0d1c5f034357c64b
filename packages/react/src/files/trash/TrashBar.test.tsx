import type { FileAreaState } from '@chartdock/files';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fileItem } from '../../testing/items.ts';
import type { Rendered } from '../../testing/render.ts';
import { button, click, find, renderInto, type } from '../../testing/render.ts';
import { TrashBar } from './TrashBar.tsx';

let rendered: Rendered | undefined;
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(async () => {
  vi.useRealTimers();
  await rendered?.unmount();
  rendered = undefined;
});

const stateWith = (titles: readonly string[]): Pick<FileAreaState, 'place' | 'search' | 'list'> => ({
  place: { page: 'trash' },
  search: { mode: 'off', text: '' },
  list: {
    status: 'ready',
    ticket: 1,
    content: {
      query: { source: 'trash' },
      rows: titles.map((title) => fileItem(title)),
      folder: undefined,
      chain: [],
      cursors: new Map(),
      broken: new Map(),
    },
  },
});

const open = async (titles: readonly string[] = ['a', 'b']) => {
  const [openPlace, askEmptying] = [vi.fn(() => Promise.resolve()), vi.fn()];
  rendered = await renderInto(
    <TrashBar area={{ openPlace }} state={stateWith(titles)} commands={{ askEmptying }} />,
  );
  return { openPlace, askEmptying, root: rendered.container };
};

const fields = (root: HTMLElement) => Array.from(root.querySelectorAll<HTMLInputElement>('[type=date]'));

test('lists matches of words, kind and days once', async () => {
  const { root, openPlace } = await open();
  await type(find(root, 'input'), ' plan ');
  await click(button(root, 'Folders'));
  const [from, to] = fields(root);
  if (from) await type(from, '2026-11-20');
  if (to) await type(to, '2026-11-21');
  await vi.advanceTimersByTimeAsync(400);
  const filter = {
    keyword: 'plan',
    type: 'folder',
    deletedFrom: new Date(2026, 10, 20).getTime(),
    deletedTo: new Date(2026, 10, 22).getTime() - 1,
  };
  expect(openPlace.mock.calls.at(-1)).toEqual([{ page: 'trash', filter }]);
});

test('shows all again once the filters are cleared', async () => {
  const { root, openPlace } = await open();
  await click(button(root, 'Files'));
  await vi.advanceTimersByTimeAsync(400);
  expect(openPlace.mock.calls).toEqual([[{ page: 'trash', filter: { type: 'chart' } }]]);
  await click(button(root, 'Clear filters'));
  await vi.advanceTimersByTimeAsync(400);
  // The list under test still shows everything, so nothing is asked for.
  expect(openPlace).toHaveBeenCalledTimes(1);
});

test('asks before emptying and says how much', async () => {
  const { root, askEmptying } = await open();
  await click(button(root, 'Empty trash'));
  expect(askEmptying.mock.calls).toEqual([[2, true]]);
});

test('has nothing to empty in an empty trash', async () => {
  const { root } = await open([]);
  expect(button(root, 'Empty trash').disabled).toBe(true);
});
