import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Rendered } from '../../testing/render.ts';
import { button, click, find, renderInto } from '../../testing/render.ts';
import { SelectionBar } from './SelectionBar.tsx';

let rendered: Rendered | undefined;
let isNarrow = true;
beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: isNarrow && query.includes('max-width'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
});
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

const open = async (ids: readonly string[]) => {
  const onAction = vi.fn();
  const actions = ids.map((id) => ({ id, label: `Do ${id}`, icon: '' }));
  rendered = await renderInto(
    <SelectionBar count={2} actions={actions} onAction={onAction} onClear={vi.fn()} />,
  );
  return { onAction, root: rendered.container };
};

const labels = (root: HTMLElement): (string | null)[] =>
  [...root.querySelectorAll('.cd-selection__action')].map(({ textContent }) => textContent);

test('a narrow bar folds what it has no room for into a menu', async () => {
  isNarrow = true;
  const { root, onAction } = await open(['a', 'b', 'c', 'd']);
  expect(labels(root)).toEqual(['Do a', 'Do b']);
  await click(button(root, 'More actions'));
  const entries = [...find(root, '[role=menu]').querySelectorAll<HTMLElement>('[role=menuitem]')];
  expect(entries.map(({ textContent }) => textContent)).toEqual(['Do c', 'Do d']);
  if (entries[1]) await click(entries[1]);
  expect(onAction.mock.calls).toEqual([['d']]);
});

test('three actions fit a narrow bar, and any number a wide one', async () => {
  isNarrow = true;
  expect(labels((await open(['a', 'b', 'c'])).root)).toEqual(['Do a', 'Do b', 'Do c']);
  await rendered?.unmount();
  isNarrow = false;
  expect(labels((await open(['a', 'b', 'c', 'd'])).root)).toHaveLength(4);
});
