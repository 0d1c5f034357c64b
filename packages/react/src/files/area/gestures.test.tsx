import type { FileArea as FileAreaCore } from '@chartdock/files';
import { contentOf, pickedCount } from '@chartdock/files';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createDemoArea } from '../../gallery/demo-area.ts';
import { demoRecords } from '../../gallery/demo-records.ts';
import type { Rendered } from '../../testing/render.ts';
import { button, click, find, press, renderInto, settle, waitFor } from '../../testing/render.ts';
import { FileArea } from './FileArea.tsx';

// The band and the dragging of items come after the first paint; here they are there before.
beforeAll(() => Promise.all([import('../band/rubber-band.ts'), import('../drag/attach-drag.ts')]));

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

const open = async (change: Partial<FileAreaCore> = {}) => {
  const area = createDemoArea({ records: demoRecords(20, 0) });
  rendered = await renderInto(
    <FileArea area={{ ...area, ...change }} now={() => 0} userId="demo-user" hostKeys={['search']} />,
  );
  void area.openFolder('root');
  await settle();
  const picked = () =>
    pickedCount(area.getState().selection, contentOf(area.getState().list)?.rows.length ?? 0);
  return { area, root: rendered.container, picked };
};

const at = (index: number) => find(rendered?.container ?? document, `[data-cd-index="${index}"]`);
const row = (area: FileAreaCore, index: number) => {
  const item = contentOf(area.getState().list)?.rows[index];
  if (item === undefined) throw new Error('no such row');
  return item;
};

describe('keys', () => {
  test('an arrow picks, Ctrl walks, Shift stretches', async () => {
    const { area, picked } = await open();
    at(0).focus();
    await press(at(0), 'End');
    expect(picked()).toBe(1);
    await press(at(19), 'ArrowLeft', { ctrlKey: true });
    expect(picked()).toBe(1);
    await press(at(19), 'Home');
    for (const index of [0, 0]) await press(at(index), 'ArrowRight', { shiftKey: true });
    await waitFor(() => expect(picked()).toBeGreaterThan(1));
    expect(area.getState().selection.mode).toBe('some');
  });

  test('page keys work without focus, never in texts', async () => {
    const { root, picked } = await open();
    await press(document.body, 'a', { ctrlKey: true });
    expect(picked()).toBe(20);
    await press(document.body, 'Escape');
    expect(picked()).toBe(0);
    const field = find<HTMLInputElement>(root, '.cd-search input');
    await press(field, '?');
    expect(root.querySelector('.cd-keys')).toBeNull();
  });

  test('the question mark lists keys of the page', async () => {
    const { area, root } = await open();
    await press(at(0), '?');
    const map = await waitFor(() => find(root, 'dialog'));
    expect(map.textContent).toContain('Rename');
    expect(map.textContent).toContain('Search files');
    expect(map.textContent).not.toContain('Move up one place');
    await click(button(map, 'Close'));
    await area.openPlace({ page: 'trash' });
    await settle();
    await click(button(root, 'Keyboard shortcuts'));
    const trashMap = await waitFor(() => find(root, 'dialog'));
    expect(trashMap.textContent).toContain('Delete forever');
    expect(trashMap.textContent).not.toContain('Rename');
  });

  test('cut items move into the open folder', async () => {
    const move = vi.fn<FileAreaCore['move']>(() =>
      Promise.resolve({ status: 'done', value: undefined, undo: undefined }),
    );
    const { area, root } = await open({ move });
    const item = row(area, 6);
    at(6).focus();
    await press(at(6), 'x', { ctrlKey: true });
    expect(find(root, '.cd-clipboard').textContent).toContain('Items cut: 1');
    await area.openFolder('folder-0');
    await settle();
    await press(document.body, 'v', { ctrlKey: true });
    expect(move).toHaveBeenCalledWith([item], 'folder-0');
    expect(root.querySelector('.cd-clipboard')).toBeNull();
  });

  test('Alt with an arrow moves an item', async () => {
    const reorder = vi.fn<FileAreaCore['reorder']>(() =>
      Promise.resolve({ status: 'refused', reason: 'already_there' }),
    );
    const { area } = await open({ reorder });
    await press(at(6), 'ArrowUp', { altKey: true });
    await press(at(6), 'ArrowDown', { altKey: true });
    expect(reorder.mock.calls).toEqual([
      [[row(area, 6)], 5],
      [[row(area, 6)], 8],
    ]);
  });

  test('the moved item has the focus at once', async () => {
    const { area } = await open();
    await area.setSorting({ by: 'manual', direction: 'asc' });
    await waitFor(() => at(6));
    await settle();
    const moved = row(area, 6);
    at(6).focus();
    for (const place of [7, 8, 9]) {
      // No time passes between the keys but the browser's own until the next listener.
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true, bubbles: true, cancelable: true }),
      );
      await Promise.resolve();
      expect(row(area, place).id).toBe(moved.id);
      expect(document.activeElement?.getAttribute('data-cd-index')).toBe(String(place));
    }
  });
});

describe('the menu of items', () => {
  const rightPress = async (index: number): Promise<void> => {
    at(index).dispatchEvent(
      new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 5, clientY: 5 }),
    );
    await settle();
  };
  const menu = (): HTMLElement => find(rendered?.container ?? document, '[role=menu]');

  test('a right press picks only its item', async () => {
    const { area, picked } = await open();
    area.toggleItem(row(area, 5));
    await rightPress(6);
    expect([picked(), menu().getAttribute('aria-label')]).toEqual([1, `Actions for “${row(area, 6).title}”`]);
    expect(at(6).getAttribute('aria-selected')).toBe('true');
  });

  test('a right press on picked items keeps them', async () => {
    const { area, picked } = await open();
    for (const index of [5, 6, 7]) area.toggleItem(row(area, index));
    await settle();
    await rightPress(6);
    expect([picked(), menu().getAttribute('aria-label')]).toEqual([3, '3 selected']);
    const entries = [...menu().querySelectorAll('[role=menuitem]')].map((each) => each.textContent);
    expect(entries.some((text) => text.startsWith('Rename'))).toBe(false);
    expect(entries.some((text) => text.startsWith('Move to trash'))).toBe(true);
  });

  test.each([
    ['ContextMenu', {}],
    ['F10', { shiftKey: true }],
  ])('%s picks the focused item and opens its menu', async (key, held) => {
    const { area, picked } = await open();
    at(7).focus();
    await press(at(7), key, held);
    expect([picked(), at(7).getAttribute('aria-selected')]).toEqual([1, 'true']);
    expect(menu().getAttribute('aria-label')).toBe(`Actions for “${row(area, 7).title}”`);
  });

  test('several files download together from bar and menu', async () => {
    const downloadMany = vi.fn<FileAreaCore['downloadMany']>(() =>
      Promise.resolve({ status: 'done', value: undefined, undo: undefined }),
    );
    const { area, root } = await open({ downloadMany });
    const files = (contentOf(area.getState().list)?.rows ?? []).filter(
      (item) => item?.category === 'flow' || item?.kind === 'mind',
    );
    for (const item of files.slice(0, 2)) if (item !== undefined) area.toggleItem(item);
    await settle();
    await click(button(find(root, '.cd-selection'), 'Download'));
    expect(downloadMany.mock.calls).toEqual([[files.slice(0, 2)]]);
  });

  test('Delete in a search never deletes for good', async () => {
    const toTrash = vi.fn<FileAreaCore['toTrash']>(() =>
      Promise.resolve({ status: 'refused', reason: 'nothing_picked' }),
    );
    const { area, root } = await open({ toTrash });
    await area.openPlace({ page: 'trash' });
    void area.setSearchText('a');
    await area.submitSearch();
    await settle();
    area.toggleItem(row(area, 1));
    await settle();
    await press(document.body, 'Delete');
    expect([toTrash.mock.calls, root.querySelector('dialog')]).toEqual([[['selection']], null]);
  });
});

/** Gives elements the boxes that a browser would: a list of 400 by 600 pixels at the top left. */
const layOut = (): void => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 600));
};

const pointer = async (target: EventTarget, type: string, init: PointerEventInit): Promise<void> => {
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, ...init }));
  await settle();
};

describe('the rubber band', () => {
  afterEach(() => vi.restoreAllMocks());

  const onList = async () => {
    const kit = await open();
    await click(button(kit.root, 'List view'));
    layOut();
    return kit;
  };

  test('picks covered rows, and Esc restores the former', async () => {
    const { root, picked } = await onList();
    await click(at(0), { ctrlKey: true });
    const cell = find(at(2), '.cd-row__owner');
    await pointer(cell, 'pointerdown', { clientX: 300, clientY: 100, pointerType: 'mouse' });
    await pointer(document, 'pointermove', { clientX: 320, clientY: 300, pointerType: 'mouse' });
    expect(find(root, '.cd-band').hidden).toBe(false);
    expect(picked()).toBe(5);
    await press(document.body, 'Escape');
    expect(find(root, '.cd-band').hidden).toBe(true);
    expect(picked()).toBe(1);
  });

  test('a press on empty space drops every pick', async () => {
    const { root, picked } = await onList();
    await click(at(0), { ctrlKey: true });
    const space = find(root, '.cd-list [role=rowgroup]');
    await pointer(space, 'pointerdown', { clientX: 300, clientY: 590, pointerType: 'mouse' });
    await pointer(space, 'pointerup', { clientX: 300, clientY: 590, pointerType: 'mouse' });
    expect(picked()).toBe(0);
  });

  test('ignores fingers and the names of rows', async () => {
    const { root, picked } = await onList();
    for (const [part, pointerType] of [
      ['.cd-row__owner', 'touch'],
      ['.cd-row__name', 'mouse'],
    ] as const) {
      await pointer(find(at(2), part), 'pointerdown', { clientX: 300, clientY: 100, pointerType });
      await pointer(document, 'pointermove', { clientX: 320, clientY: 300, pointerType });
      await pointer(document, 'pointerup', { clientX: 320, clientY: 300, pointerType });
    }
    expect(find(root, '.cd-band').hidden).toBe(true);
    expect(picked()).toBe(0);
  });
});

test('a pressed item can still be dragged quickly', async () => {
  const { root } = await open();
  await click(button(root, 'List view'));
  const mouse = { bubbles: true, pointerType: 'mouse' };
  await pointer(find(at(2), '.cd-row__name'), 'pointerdown', { ...mouse, buttons: 1 });
  expect(at(2).getAttribute('draggable')).toBe('true');
  await pointer(find(at(5), '.cd-row__name'), 'pointerover', { ...mouse, buttons: 1 });
  expect(at(2).getAttribute('draggable')).toBe('true');
  await pointer(document, 'pointerup', mouse);
  await pointer(find(at(5), '.cd-row__name'), 'pointerover', { ...mouse, buttons: 0 });
  expect([at(2), at(5)].map((each) => each.getAttribute('draggable'))).toEqual([null, 'true']);
});
