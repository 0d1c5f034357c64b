import { afterEach, expect, test, vi } from 'vitest';
import { createDemoArea } from '../../gallery/demo-area.ts';
import { demoRecords } from '../../gallery/demo-records.ts';
import type { Rendered } from '../../testing/render.ts';
import { button, click, find, press, renderInto, settle, waitFor } from '../../testing/render.ts';
import { FolderNav } from './FolderNav.tsx';

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

const show = async (expanded: boolean) => {
  const area = createDemoArea({ records: demoRecords(20, 0) });
  const createFolderTree = vi.fn(area.createFolderTree);
  const onToggle = vi.fn();
  rendered = await renderInto(
    <FolderNav area={{ ...area, createFolderTree }} expanded={expanded} onToggle={onToggle} />,
  );
  await area.openFolder('root');
  await settle();
  const names = () =>
    Array.from(rendered?.container.querySelectorAll('[role=treeitem]') ?? []).map((row) =>
      row.textContent.trim(),
    );
  return { area, root: rendered.container, names, onToggle, createFolderTree };
};

test('loads nothing while folded', async () => {
  const { root, names, onToggle, createFolderTree } = await show(false);
  expect([names(), createFolderTree.mock.calls.length]).toEqual([[], 0]);
  const head = button(root, 'Folders');
  expect(head.getAttribute('aria-expanded')).toBe('false');
  await click(head);
  expect(onToggle).toHaveBeenCalledOnce();
});

test('marks the open folder and opens others', async () => {
  const { area, root, names } = await show(true);
  await waitFor(() => expect(names().length).toBeGreaterThan(2));
  const [top, first] = root.querySelectorAll<HTMLElement>('[role=treeitem]');
  expect(top?.getAttribute('aria-selected')).toBe('true');
  const id = first?.dataset['cdFolder'];
  await click(first ?? root);
  expect(area.getState().place).toEqual({ page: 'diagrams', folderId: id });
  await waitFor(() => expect(first?.getAttribute('aria-selected')).toBe('true'));
});

test('marks no folder on other pages', async () => {
  const area = createDemoArea({ records: demoRecords(20, 0) });
  rendered = await renderInto(<FolderNav area={area} expanded isElsewhere onToggle={vi.fn()} />);
  const rows = () => Array.from(rendered?.container.querySelectorAll('[role=treeitem]') ?? []);
  await waitFor(() => expect(rows().length).toBeGreaterThan(2));
  expect(rows().filter((row) => row.getAttribute('aria-selected') === 'true')).toEqual([]);
});

test('walks by arrow keys and letters', async () => {
  const { root, names } = await show(true);
  await waitFor(() => expect(names().length).toBeGreaterThan(2));
  const top = find(root, '[role=treeitem]');
  top.focus();
  await press(top, 'ArrowRight');
  expect(document.activeElement).toBe(root.querySelectorAll('[role=treeitem]')[1]);
  await press(document.activeElement ?? top, 'ArrowLeft');
  expect(document.activeElement).toBe(top);
  await press(top, 'ArrowLeft');
  expect(names()).toHaveLength(1);
});
