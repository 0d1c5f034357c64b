// @vitest-environment happy-dom
import type { FileAreaState } from '@chartdock/files';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { folderItem } from '../../testing/items.ts';
import { find, renderInto, settle } from '../../testing/render.ts';
import type { Rendered } from '../../testing/render.ts';
import { FileDropZone } from './FileDropZone.tsx';

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

const stateAt = (place: FileAreaState['place']): FileAreaState => ({
  place,
  search: { mode: 'off', text: '' },
  preferences: {
    folderId: 'root',
    favouriteKind: 'chart',
    sorting: { by: 'modified', direction: 'desc' },
    views: { diagrams: 'icon', history: 'icon', trash: 'icon', favourites: 'icon', shared: 'icon' },
  },
  list: {
    status: 'ready',
    ticket: 1,
    content: {
      query: { source: 'history' },
      rows: [folderItem('inner', { title: 'Inner' })],
      folder: undefined,
      chain: [{ folderId: 'plans', title: 'Plans' }],
      cursors: new Map(),
      broken: new Map(),
    },
  },
  selection: { mode: 'off' },
  trash: { status: 'unknown' },
  pins: undefined,
  marked: undefined,
  position: undefined,
  changes: [],
  returned: new Set(),
});

const show = async (place: FileAreaState['place'] = { page: 'diagrams', folderId: 'plans' }) => {
  const onImport = vi.fn();
  const root = createRef<HTMLDivElement>();
  rendered = await renderInto(
    <div ref={root} data-root="">
      <span data-cd-folder="inner">Inner</span>
      <p>list</p>
      <FileDropZone root={root} state={stateAt(place)} onImport={onImport} />
    </div>,
  );
  return { onImport, container: rendered.container };
};

const file = new File(['# hi'], 'notes.md');

const transferOf = (...files: readonly File[]) => ({
  types: ['Files'],
  files,
  items: [],
  dropEffect: 'none',
});

const drag = async (type: string, target: Element, transfer: object = transferOf(file)): Promise<Event> => {
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
    dataTransfer: transfer,
  });
  target.dispatchEvent(event);
  await settle();
  return event;
};

const paste = async (target: Element, ...files: readonly File[]): Promise<void> => {
  const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true, composed: true }), {
    clipboardData: transferOf(...files),
  });
  target.dispatchEvent(event);
  await settle();
};

test('files over the list land in the lit folder', async () => {
  const { onImport, container } = await show();
  const list = find(container, 'p');
  await drag('dragover', list);
  expect(find(container, '.cd-area__drop-title').textContent).toBe('Drop to import into “Plans”');
  const drop = await drag('drop', list);
  expect([drop.defaultPrevented, container.querySelector('.cd-area__drop')]).toEqual([true, null]);
  expect(onImport).toHaveBeenCalledWith([file], 'plans');
});

test('a folder under the files takes them', async () => {
  const { onImport, container } = await show();
  const folder = find(container, '[data-cd-folder]');
  await drag('dragover', folder);
  expect(folder.getAttribute('data-cd-drop')).toBe('over');
  expect(find(container, '.cd-area__drop-title').textContent).toContain('Inner');
  await drag('drop', folder);
  expect([folder.hasAttribute('data-cd-drop'), onImport.mock.calls]).toEqual([false, [[[file], 'inner']]]);
});

test('the light goes when the files leave again', async () => {
  const { container } = await show();
  await drag('dragover', find(container, 'p'));
  await drag('dragleave', find(container, '[data-root]'));
  expect(container.querySelector('.cd-area__drop')).toBeNull();
});

test('a drag from the page is no file', async () => {
  const { onImport, container } = await show();
  const list = find(container, 'p');
  list.dispatchEvent(new Event('dragstart', { bubbles: true }));
  await drag('dragover', list);
  await drag('drop', list);
  list.dispatchEvent(new Event('dragend', { bubbles: true }));
  expect([container.querySelector('.cd-area__drop'), onImport.mock.calls]).toEqual([null, []]);
});

test('pasted files go to the folder or root', async () => {
  const inFolder = await show();
  await paste(document.body, file);
  expect(inFolder.onImport).toHaveBeenCalledWith([file], 'plans');
  await rendered?.unmount();
  const recent = await show({ page: 'history' });
  await paste(document.body, file);
  expect(recent.onImport).toHaveBeenCalledWith([file], 'root');
});

test('pasted text and trash make no files', async () => {
  const { onImport, container } = await show();
  await paste(document.body);
  const field = document.createElement('input');
  container.append(field);
  await paste(field, file);
  expect(onImport).not.toHaveBeenCalled();
  await rendered?.unmount();
  const trash = await show({ page: 'trash' });
  await paste(document.body, file);
  await drag('dragover', find(trash.container, 'p'));
  expect([trash.onImport.mock.calls, trash.container.querySelector('.cd-area__drop')]).toEqual([[], null]);
});
