import { afterEach, expect, test, vi } from 'vitest';
import type { Rendered } from '../../testing/render.ts';
import { find, press, renderInto, type, waitFor } from '../../testing/render.ts';
import { PaletteDialog } from './PaletteDialog.tsx';
import type { PaletteEntry } from './PaletteDialog.tsx';

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

const entry = (label: string, run = vi.fn()): PaletteEntry => ({
  id: label.replaceAll(' ', '-'),
  label,
  art: null,
  run,
});

const open = async () => {
  const [onClose, openTrash, openPlan] = [vi.fn(), vi.fn(), vi.fn()];
  const findItems = vi.fn((text: string) =>
    Promise.resolve(text === 'plan' ? [entry('Plan B', openPlan)] : []),
  );
  rendered = await renderInto(
    <PaletteDialog
      pages={[entry('Recent files'), entry('Trash', openTrash)]}
      actions={[entry('New: Flowchart'), entry('New: Folder')]}
      findItems={findItems}
      onClose={onClose}
    />,
  );
  const root = rendered.container;
  const options = (): string[] => [...root.querySelectorAll('[role=option]')].map((each) => each.textContent);
  return {
    root,
    input: find<HTMLInputElement>(root, '[role=combobox]'),
    options,
    findItems,
    onClose,
    openTrash,
    openPlan,
  };
};

test('narrows by words in any order', async () => {
  const { root, input, options } = await open();
  expect(document.activeElement).toBe(input);
  expect(options()).toEqual(['Recent files', 'Trash', 'New: Flowchart', 'New: Folder']);
  await type(input, 'flow new');
  expect(options()).toEqual(['New: Flowchart']);
  await type(input, 'xyz');
  expect([options(), find(root, '[role=status]').textContent]).toEqual([[], 'Nothing matches']);
});

test('arrows wrap, and Enter goes there', async () => {
  const { root, input, onClose, openTrash } = await open();
  const chosen = (): string | null => find(root, '[aria-selected=true]').textContent;
  await press(input, 'ArrowUp');
  expect(chosen()).toBe('New: Folder');
  await press(input, 'ArrowDown');
  await press(input, 'ArrowDown');
  expect([chosen(), find(root, '[aria-selected=true]').id]).toEqual([
    'Trash',
    input.getAttribute('aria-activedescendant'),
  ]);
  await press(input, 'Enter');
  expect([onClose.mock.calls.length, openTrash.mock.calls.length]).toEqual([1, 1]);
});

test('finds files once typing pauses', async () => {
  const { input, options, findItems, openPlan } = await open();
  await type(input, 'pl');
  await type(input, 'plan');
  await waitFor(() => expect(options()).toEqual(['Plan B']));
  expect(findItems.mock.calls).toEqual([['plan']]);
  await press(input, 'Enter');
  expect(openPlan).toHaveBeenCalledOnce();
});
