import { afterEach, expect, test, vi } from 'vitest';
import type { Rendered } from '../../testing/render.ts';
import { button, click, renderInto } from '../../testing/render.ts';
import { CreateTiles } from './CreateTiles.tsx';

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

const categories = (root: ParentNode) =>
  Array.from(root.querySelectorAll('[data-category]'), (tile) => tile.getAttribute('data-category'));

test('shows the further shapes once they are asked for', async () => {
  rendered = await renderInto(<CreateTiles onCreate={vi.fn()} />);
  const { container } = rendered;
  expect(categories(container)).toHaveLength(16);
  expect(categories(container)).not.toContain('bpmn');
  await click(button(container, 'More shapes'));
  expect(categories(container)).toHaveLength(22);
  expect(categories(container).slice(11, 17)).toEqual([
    'network',
    'swimlane',
    'circuit',
    'venn',
    'bpmn',
    'ui',
  ]);
});

test('reports the pressed shape, or makes a folder', async () => {
  const [onCreate, onCreateFolder] = [vi.fn(), vi.fn()];
  rendered = await renderInto(
    <CreateTiles onCreate={onCreate} onCreateFolder={onCreateFolder} withoutMarkdown />,
  );
  await click(button(rendered.container, 'Mind map'));
  await click(button(rendered.container, 'New folder'));
  expect([onCreate.mock.calls, onCreateFolder.mock.calls.length]).toEqual([[['mind']], 1]);
  expect(categories(rendered.container)).not.toContain('markdown');
});
