import type { FileArea, FileItem } from '@chartdock/files';
import { contentOf } from '@chartdock/files';
import { createMemoryStorage } from '@chartdock/platform';
import { afterEach, expect, test, vi } from 'vitest';
import { AppContext } from '../../foundation/app/app-context.ts';
import type { AppParts } from '../../foundation/app/app.types.ts';
import { createDemoArea } from '../../gallery/demo-area.ts';
import { demoRecords } from '../../gallery/demo-records.ts';
import type { Rendered } from '../../testing/render.ts';
import { button, click, find, press, renderInto, waitFor } from '../../testing/render.ts';
import { PinnedPlace } from './PinnedPlace.tsx';

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

const foldersOf = async (area: FileArea): Promise<readonly [FileItem, FileItem]> => {
  await area.openFolder('root');
  const folders = (contentOf(area.getState().list)?.rows ?? []).flatMap((row) =>
    row?.type === 'folder' ? [row] : [],
  );
  const [one, two] = folders;
  if (one === undefined || two === undefined) throw new Error('the demo has too few folders');
  return [one, two];
};

const show = async (stored: Record<string, string> = {}) => {
  const area = createDemoArea({ records: demoRecords(20, 0) });
  const [one, two] = await foldersOf(area);
  const storage = createMemoryStorage(stored);
  const navigate = vi.fn();
  const onGo = vi.fn();
  // No more of the app is asked for than this.
  const parts = {
    storage,
    navigate,
    addressOf: (place) => `/diagrams?folder=${place.page === 'diagrams' ? place.folderId : ''}`,
  } as Partial<AppParts> as AppParts;
  rendered = await renderInto(
    <AppContext.Provider value={parts}>
      <PinnedPlace area={area} onGo={onGo} />
    </AppContext.Provider>,
  );
  const root = rendered.container;
  const titles = () => Array.from(root.querySelectorAll('.cd-pin__name'), (name) => name.textContent);
  await waitFor(() => expect(area.getState().pins).toBeDefined());
  return { area, one, two, root, titles, navigate, onGo, storage };
};

test('shows pinned folders by address, or nothing', async () => {
  const { area, one, root, titles, navigate, onGo } = await show();
  expect(titles()).toEqual([]);
  await area.togglePin(one);
  await waitFor(() => expect(titles()).toEqual([one.title]));
  await click(find(root, '.cd-pin__link'));
  expect(onGo).toHaveBeenCalledOnce();
  expect(navigate.mock.calls).toEqual([[`/diagrams?folder=${one.id}`]]);
});

test('moves by Alt with arrows and menu', async () => {
  const { area, one, two, root, titles } = await show();
  await area.togglePin(one);
  await area.togglePin(two);
  await waitFor(() => expect(titles()).toEqual([one.title, two.title]));
  await press(find(root, '.cd-pin__link'), 'ArrowUp', { altKey: true });
  expect(titles()).toEqual([one.title, two.title]);
  await press(find(root, '.cd-pin__link'), 'ArrowDown', { altKey: true });
  await waitFor(() => expect(titles()).toEqual([two.title, one.title]));
  expect(find(root, '[role=status]').textContent).toBe(`“${one.title}” is now 2 of 2`);
  await click(button(root, `Actions for “${two.title}”`));
  expect(button(document.body, 'Move up').getAttribute('aria-disabled')).toBe('true');
  await click(button(document.body, 'Move down'));
  await waitFor(() => expect(titles()).toEqual([one.title, two.title]));
});

test('takes one off by its menu', async () => {
  const { area, one, root, titles } = await show();
  await area.togglePin(one);
  await waitFor(() => expect(titles()).toEqual([one.title]));
  await click(button(root, `Actions for “${one.title}”`));
  await click(button(document.body, 'Unpin from side menu'));
  await waitFor(() => expect(titles()).toEqual([]));
  expect(find(root, 'section').hidden).toBe(true);
});

test('asks again after a rename or trash', async () => {
  const { area, one, two, titles } = await show();
  await area.togglePin(one);
  await area.togglePin(two);
  await area.rename(one, 'Another name');
  await waitFor(() => expect(titles()).toEqual(['Another name', two.title]));
  await area.toTrash([two]);
  await waitFor(() => expect(titles()).toEqual(['Another name']));
});

test('keeps the room of the last visit', async () => {
  const { area, one, root, storage } = await show({ 'chartdock.pinnedRows': '3' });
  expect(find(root, '.cd-pins').style.getPropertyValue('--cd-pins')).toBe('3');
  await area.togglePin(one);
  await waitFor(() => expect(storage.get('chartdock.pinnedRows')).toBe('1'));
});
