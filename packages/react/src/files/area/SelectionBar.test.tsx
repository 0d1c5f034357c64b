import { afterEach, expect, test, vi } from 'vitest';
import type { Rendered } from '../../testing/render.ts';
import { button, click, find, renderInto } from '../../testing/render.ts';
import { SelectionBar } from './SelectionBar.tsx';

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
  vi.restoreAllMocks();
});

/** Lays the bar out: each action is 96 px wide with 4 px beside it, all else takes 150, and the bar gets no wider than this. */
const layOut = (most: number): void => {
  const wanted = (element: HTMLElement): number =>
    150 + 100 * element.querySelectorAll('[data-cd-fold]').length;
  const { prototype } = HTMLElement;
  vi.spyOn(prototype, 'offsetWidth', 'get').mockReturnValue(96);
  vi.spyOn(prototype, 'scrollWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return wanted(this);
  });
  vi.spyOn(prototype, 'clientWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return Math.min(most, wanted(this));
  });
};

const draw = (ids: readonly string[], onAction = vi.fn()) => (
  <SelectionBar
    count={2}
    actions={ids.map((id) => ({ id, label: `Do ${id}`, icon: '' }))}
    onAction={onAction}
    onClear={vi.fn()}
  />
);

const labels = (root: ParentNode): (string | null)[] =>
  [...root.querySelectorAll('.cd-selection__action')].map(({ textContent }) => textContent);

test('folds surplus buttons into a menu with a button', async () => {
  layOut(150 + 2 * 100 + 40);
  const onAction = vi.fn();
  rendered = await renderInto(draw(['a', 'b', 'c', 'd'], onAction));
  const root = rendered.container;
  expect(labels(root)).toEqual(['Do a', 'Do b']);
  await click(button(root, 'More actions'));
  const entries = [...find(root, '[role=menu]').querySelectorAll<HTMLElement>('[role=menuitem]')];
  expect(entries.map(({ textContent }) => textContent)).toEqual(['Do c', 'Do d']);
  if (entries[1]) await click(entries[1]);
  expect(onAction.mock.calls).toEqual([['d']]);
});

test('shows all where the last still fits', async () => {
  layOut(150 + 4 * 100);
  rendered = await renderInto(draw(['a', 'b', 'c', 'd']));
  expect(labels(rendered.container)).toHaveLength(4);
  expect(rendered.container.querySelector('[aria-haspopup=menu]')).toBeNull();
});

test('folds one more at a missing pixel', async () => {
  layOut(150 + 4 * 100 - 1);
  rendered = await renderInto(draw(['a', 'b', 'c', 'd']));
  expect(labels(rendered.container)).toEqual(['Do a', 'Do b', 'Do c']);
});

test('measures again when it has other actions', async () => {
  layOut(150 + 2 * 100);
  rendered = await renderInto(draw(['a', 'b', 'c']));
  expect(labels(rendered.container)).toEqual(['Do a']);
  await rendered.render(draw(['a', 'b']));
  expect(labels(rendered.container)).toEqual(['Do a', 'Do b']);
});
