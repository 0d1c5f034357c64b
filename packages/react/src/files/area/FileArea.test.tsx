import { contentOf } from '@chartdock/files';
import { afterEach, expect, test, vi } from 'vitest';
import { createDemoArea } from '../../gallery/demo-area.ts';
import { demoRecords } from '../../gallery/demo-records.ts';
import type { Rendered } from '../../testing/render.ts';
import { button, click, find, press, renderInto, settle, type, waitFor } from '../../testing/render.ts';
import { FileArea } from './FileArea.tsx';

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

const open = async (options: { count?: number; silent?: boolean; failing?: boolean } = {}) => {
  const { count = 20, ...client } = options;
  const area = createDemoArea({ records: demoRecords(count, 0), ...client });
  rendered = await renderInto(<FileArea area={area} now={() => 0} userId="demo-user" />);
  void area.openFolder('root');
  await settle();
  return { area, root: rendered.container };
};

const at = (index: number) => find(rendered?.container ?? document, `[data-cd-index="${index}"]`);

test('holds the place of a loading list', async () => {
  const { root } = await open({ silent: true });
  expect(find(root, '[role=status][aria-label=Loading]').querySelectorAll('.cd-card').length).toBeGreaterThan(
    3,
  );
});

test('a failed list reassures and can be retried', async () => {
  const { area, root } = await open({ failing: true });
  const retry = vi.spyOn(area, 'retry');
  await rendered?.render(<FileArea area={{ ...area, retry }} now={() => 0} />);
  const message = find(root, '[role=alert]');
  expect(message.textContent).toContain('Your files are safe');
  await click(button(message, 'Try again'));
  expect(retry).toHaveBeenCalledOnce();
});

test('an empty place offers the next step', async () => {
  const { root } = await open({ count: 0 });
  const state = find(root, '.cd-state');
  expect(state.textContent).toContain('No files yet');
  await click(button(state, 'New'));
  expect(find(root, '[role=menu]').textContent).toContain('Flowchart');
});

test('changes between icons and rows', async () => {
  const { root } = await open();
  expect(root.querySelector('.cd-grid')).not.toBeNull();
  await click(button(root, 'List view'));
  expect(root.querySelector('.cd-list')).not.toBeNull();
});

test('a column title orders the folder for good', async () => {
  const { area, root } = await open();
  await click(button(root, 'List view'));
  const title = () => find(root, '[role=columnheader].cd-row__name');
  await click(button(title(), 'Name'));
  await waitFor(() => expect(title().getAttribute('aria-sort')).toBe('ascending'));
  expect(area.getState().preferences.sorting).toEqual({ by: 'title', direction: 'asc' });
});

test('favourites and shared lists show their own time', async () => {
  const { area, root } = await open();
  const time = () => find(root, '[role=columnheader].cd-row__time');
  for (const [place, text] of [
    [{ page: 'favourites', kind: 'chart' }, 'Added'],
    [{ page: 'shared', by: 'others' }, 'Shared'],
    [{ page: 'shared', by: 'me' }, 'Modified'],
  ] as const) {
    await area.openPlace(place);
    area.setView('list');
    await settle();
    await waitFor(() => expect(time().textContent).toBe(text));
    expect(time().getAttribute('aria-sort')).toBe('descending');
  }
});

test('a time tells its date under the pointer', async () => {
  const { root } = await open();
  const time = find(at(10), '.cd-card__words');
  expect(time.title).toBe('');
  time.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(time.title).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}/);
  await click(button(root, 'List view'));
  const inRow = find(at(10), '.cd-row__time');
  inRow.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(inRow.title).toBe(time.title);
});

test('a pick brings the bar, clearing removes it', async () => {
  const { root } = await open();
  await click(at(1));
  await click(at(2), { ctrlKey: true });
  const bar = find(root, '.cd-selection');
  expect(bar.textContent).toBe('2 selectedCopy or moveMove to trash');
  await click(button(bar, 'Clear selection'));
  expect(root.querySelector('.cd-selection')).toBeNull();
});

test('the bar says that publishing would be cancelled', async () => {
  const { area, root } = await open();
  const offersOf = () => [{ action: 'publish', isDangerous: false, text: 'menu.cancelPublish' } as const];
  await rendered?.render(<FileArea area={{ ...area, offersOf }} now={() => 0} />);
  await click(at(1));
  expect(find(root, '.cd-selection').textContent).toBe('1 selectedcancel publish and make public');
});

test('Delete moves one or all picked to trash', async () => {
  const { area } = await open();
  const before = contentOf(area.getState().list)?.rows.length ?? 0;
  at(6).focus();
  await press(at(6), 'Delete');
  await waitFor(() => expect(contentOf(area.getState().list)?.rows).toHaveLength(before - 1));
  await click(at(1));
  await click(at(2), { ctrlKey: true });
  await press(at(2), 'Delete');
  await waitFor(() => expect(contentOf(area.getState().list)?.rows).toHaveLength(before - 3));
});

test('the menu renames an item in place', async () => {
  const { area, root } = await open();
  await click(find(at(6), '[data-cd-part=menu]'));
  await click(find(root, '.cd-menu__item:nth-child(2) > [role=menuitem]'));
  const input = await waitFor(() => find<HTMLInputElement>(root, '.cd-name-field input'));
  expect(input.value).toBe('Release plan 2027');
  await type(input, 'Plan B');
  await press(input, 'Enter');
  await waitFor(() => expect(contentOf(area.getState().list)?.rows[6]?.title).toBe('Plan B'));
  await waitFor(() => expect(root.querySelector('.cd-name-field')).toBeNull());
});

test('deleting for good in trash asks first', async () => {
  const { area, root } = await open();
  await area.openPlace({ page: 'trash' });
  await settle();
  const removeForGood = vi.spyOn(area, 'removeForGood');
  await rendered?.render(<FileArea area={{ ...area, removeForGood }} now={() => 0} />);
  await press(at(0), 'Delete');
  // The question is loaded when it is asked for the first time.
  const question = await waitFor(() => find(root, 'dialog'));
  expect(removeForGood).not.toHaveBeenCalled();
  await click(button(question, 'Delete forever'));
  expect(removeForGood).toHaveBeenCalledOnce();
});

test.each([
  ['en', 'Leave the collaboration?', 'Leave'],
  ['zh', '退出协作？', '退出'],
] as const)('leaving a collaboration asks first, in %s', async (locale, title, verb) => {
  const area = createDemoArea({ records: demoRecords(20, 0) });
  const leaveCollaboration = vi.fn<typeof area.leaveCollaboration>(() =>
    Promise.resolve({ status: 'done', value: undefined, undo: undefined }),
  );
  rendered = await renderInto(<FileArea area={{ ...area, leaveCollaboration }} now={() => 0} />, locale);
  await area.openPlace({ page: 'shared', by: 'others' });
  await settle();
  const row = contentOf(area.getState().list)?.rows.findIndex(
    (item) => item !== undefined && area.menuOf(item).some(({ action }) => action === 'exitCollaboration'),
  );
  await click(find(at(row ?? 0), '[data-cd-part=menu]'));
  await click(button(rendered.container, locale === 'en' ? 'Leave collaboration' : '退出协作'));
  const { container } = rendered;
  const dialog = await waitFor(() => find(container, 'dialog'));
  expect([dialog.textContent, leaveCollaboration.mock.calls.length]).toEqual([
    expect.stringContaining(title),
    0,
  ]);
  await click(button(dialog, verb));
  expect(leaveCollaboration).toHaveBeenCalledOnce();
});

test('removes picked stars as one change', async () => {
  const area = createDemoArea({ records: demoRecords(20, 0) });
  const cancelFavourites = vi.fn<typeof area.cancelFavourites>(() =>
    Promise.resolve({ status: 'done', value: undefined, undo: undefined }),
  );
  rendered = await renderInto(<FileArea area={{ ...area, cancelFavourites }} now={() => 0} />);
  await area.openPlace({ page: 'favourites', kind: 'chart' });
  await settle();
  await click(at(0));
  await click(at(1), { ctrlKey: true });
  await click(button(find(rendered.container, '.cd-selection'), 'Remove from favourites'));
  expect(cancelFavourites.mock.calls).toEqual([['selection']]);
});

test('keeps its content while offline', async () => {
  const { root } = await open();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await settle();
  expect(root.textContent).toContain("You're offline");
  expect(at(0)).not.toBeNull();
  online.mockRestore();
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(root.textContent).not.toContain("You're offline");
});

test('trash opens previews, and emptying picks nothing', async () => {
  const { area, root } = await open();
  await click(at(6));
  await press(at(6), 'Delete');
  await area.openPlace({ page: 'trash' });
  await settle();
  // Words on a card are heard in the order they are read: title, where it lay, when it went; and its kind.
  expect(at(5).getAttribute('aria-label')).toMatch(/^.+ My files.* Deleted .+, .+$/);
  await click(find(at(5), '[data-cd-part=open]'));
  await waitFor(() => expect(find(root, 'dialog').textContent).toContain('Preview of'));
  expect(area.getState().selection.mode).toBe('off');
  await press(find(root, 'dialog'), 'Escape');
  await waitFor(() => expect(root.querySelector('dialog')).toBeNull());
  await click(button(root, 'Empty trash'));
  await waitFor(() => expect(find(root, 'dialog').textContent).toContain('Everything in the trash'));
  expect([area.getState().selection.mode, root.querySelector('.cd-selection')]).toEqual(['off', null]);
});

test('an offline page without rows claims none', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const failed = await open({ failing: true });
  expect([
    failed.root.textContent.includes("You're offline"),
    failed.root.querySelector('[role=alert]') === null,
  ]).toEqual([false, false]);
  await rendered?.unmount();
  const { root } = await open();
  expect(root.textContent).toContain("You're offline");
});
