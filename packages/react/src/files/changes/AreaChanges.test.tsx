// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { press, renderInto, settle } from '../../testing/render.ts';
import type { Rendered } from '../../testing/render.ts';
import { useCatchUp } from './useCatchUp.ts';
import { useUndoKey } from './useUndoKey.ts';

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
  document.body.replaceChildren();
});

const show = async () => {
  const area = {
    undo: vi.fn(() => Promise.resolve(true)),
    refresh: vi.fn(() => Promise.resolve()),
    loadTrashCount: vi.fn(() => Promise.resolve(3)),
  };
  const Page = () => {
    useUndoKey(area);
    useCatchUp(area);
    return <input aria-label="name" />;
  };
  rendered = await renderInto(<Page />);
  return { area, root: rendered.container };
};

test.each([
  ['Ctrl', { ctrlKey: true }],
  ['Cmd', { metaKey: true }],
])('%s+Z takes the latest change back anywhere', async (_, held) => {
  const { area } = await show();
  await press(document.body, 'z', held);
  expect(area.undo).toHaveBeenCalledOnce();
});

test('leaves the keys to fields, dialogs and redo', async () => {
  const { area, root } = await show();
  await press(root.querySelector('input') ?? root, 'z', { ctrlKey: true });
  await press(document.body, 'z', { ctrlKey: true, shiftKey: true });
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  await press(document.body, 'z', { ctrlKey: true });
  expect(area.undo).not.toHaveBeenCalled();
});

test('does one step while the keys are held', async () => {
  const { area } = await show();
  await press(document.body, 'z', { ctrlKey: true, repeat: true });
  expect(area.undo).not.toHaveBeenCalled();
});

test('refreshes list and counts once online', async () => {
  const { area } = await show();
  window.dispatchEvent(new Event('online'));
  await settle();
  expect([area.refresh.mock.calls.length, area.loadTrashCount.mock.calls.length]).toEqual([1, 1]);
});
