import type { FileArea } from '@chartdock/files';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createDemoArea } from '../../gallery/demo-area.ts';
import type { Rendered } from '../../testing/render.ts';
import { button, click, find, press, renderInto, settle } from '../../testing/render.ts';
import { AreaTabs } from './AreaTabs.tsx';
import { ListEmptyState } from '../list/ListEmptyState.tsx';
import { PickerStates } from '../../pickers/PickerStates.tsx';

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

type Place = Parameters<FileArea['openPlace']>[0];

const off = { ...createDemoArea({ records: [] }).getState().search };

const show = async (place: Place, openPlace = vi.fn(() => Promise.resolve())) => {
  rendered = await renderInto(<AreaTabs area={{ openPlace }} state={{ place, search: off }} />);
  return { root: rendered.container, openPlace };
};

test('shared files have two tabs', async () => {
  const { root, openPlace } = await show({ page: 'shared', by: 'others' });
  expect(find(root, '[aria-selected=true]').textContent).toBe('Shared with me');
  await click(button(root, 'Shared by me'));
  expect(openPlace).toHaveBeenCalledWith({ page: 'shared', by: 'me' });
});

test('favourites have two tabs that arrows reach', async () => {
  const { root, openPlace } = await show({ page: 'favourites', kind: 'template' });
  expect(find(root, '[aria-selected=true]').textContent).toBe('Templates');
  await press(find(root, '[aria-selected=true]'), 'ArrowLeft');
  expect(openPlace).toHaveBeenCalledWith({ page: 'favourites', kind: 'chart' });
});

test('other pages have no tabs', async () => {
  const { root } = await show({ page: 'history' });
  expect(root.querySelector('[role=tablist]')).toBeNull();
});

test.each<[Place, string]>([
  [{ page: 'shared', by: 'others' }, 'Nothing shared yet'],
  [{ page: 'shared', by: 'me' }, "You haven't shared anything yet"],
  [{ page: 'favourites', kind: 'chart' }, 'No favourites yet'],
  [{ page: 'favourites', kind: 'template' }, 'No favourite templates yet'],
])('the empty tab %j explains itself', async (place, title) => {
  const openFiles = vi.fn();
  rendered = await renderInto(<ListEmptyState state={{ place, search: off }} onOpenFiles={openFiles} />);
  await settle();
  expect(find(rendered.container, '.cd-state__title').textContent).toBe(title);
  await click(button(rendered.container, 'Go to my files'));
  expect(openFiles).toHaveBeenCalledOnce();
});

test('an empty list leads home by default', async () => {
  const place: Place = { page: 'favourites', kind: 'template' };
  const shown = async (next?: ReactNode): Promise<string> => {
    rendered = await renderInto(
      <ListEmptyState state={{ place, search: off }} onOpenFiles={vi.fn()} next={next} />,
    );
    await settle();
    return [...rendered.container.querySelectorAll('a, button')].map((each) => each.textContent).join();
  };
  expect(await shown(<a href="/library">Browse templates</a>)).toBe('Browse templates');
  await rendered?.unmount();
  expect(await shown()).toBe('Go to my files');
});

test('an empty picker asks nobody to make files', async () => {
  const { list, place, search } = createDemoArea({ records: [] }).getState();
  const state = { list: { ...list, status: 'ready' }, place, search } as never;
  rendered = await renderInto(<PickerStates state={state} onRetry={vi.fn()} />);
  expect(find(rendered.container, '.cd-state__title').textContent).toBe('No files yet');
  expect(rendered.container.textContent).toContain('There is nothing to choose here yet.');
  expect(rendered.container.textContent).not.toContain('Create');
});
