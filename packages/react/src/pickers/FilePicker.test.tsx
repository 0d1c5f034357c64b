import type { FileItem } from '@chartdock/files';
import { afterEach, expect, test, vi } from 'vitest';
import { createDemoArea } from '../gallery/demo-area.ts';
import { demoRecords } from '../gallery/demo-records.ts';
import type { Rendered } from '../testing/render.ts';
import { button, click, find, press, renderInto } from '../testing/render.ts';
import { FilePicker } from './FilePicker.tsx';
import type { FilePickerProps } from './FilePicker.tsx';
import type { PickAnswer } from './picker.types.ts';

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

const open = async (more: Partial<FilePickerProps> = {}) => {
  const area = createDemoArea({ records: demoRecords(20, 0) });
  const onCommit = vi.fn((_items: readonly FileItem[]): Promise<PickAnswer> =>
    Promise.resolve({ accepted: true }),
  );
  const onCancel = vi.fn();
  rendered = await renderInto(
    <FilePicker area={area} onCommit={onCommit} onCancel={onCancel} now={() => 0} {...more} />,
  );
  await vi.waitFor(() => at(5));
  return { area, onCommit, onCancel, root: rendered.container };
};

const at = (index: number) => find(rendered?.container ?? document, `[data-cd-index="${index}"]`);
const count = () => rendered?.container.querySelector('.cd-picker__count')?.textContent;
const ids = (calls: readonly (readonly [readonly FileItem[]])[]) =>
  calls.map(([items]) => items.map(({ id }) => id));

test('picks one file, the one pressed last, and hands it over', async () => {
  const { onCommit, root } = await open();
  expect(button(root, 'Choose').disabled).toBe(true);
  await click(at(5));
  await click(at(6));
  await click(button(root, 'Choose'));
  expect(ids(onCommit.mock.calls)).toEqual([['chart-1']]);
});

test('picks several up to the most allowed and says how many', async () => {
  const { onCommit, root } = await open({ options: { multiple: true, maxItems: 2 } });
  await click(at(5));
  expect(count()).toBe('1 of 2 chosen');
  await click(at(6));
  expect(count()).toBe('At most 2 can be chosen');
  expect(at(7).getAttribute('aria-disabled')).toBe('true');
  await click(at(7));
  await click(button(root, 'Choose 2'));
  expect(ids(onCommit.mock.calls)).toEqual([['chart-0', 'chart-1']]);
});

test('a folder opens, and what was chosen stays chosen', async () => {
  const { area } = await open({ options: { multiple: true } });
  await click(at(5));
  await click(at(0));
  await vi.waitFor(() => expect(area.getState().place).toEqual({ page: 'diagrams', folderId: 'folder-0' }));
  expect(count()).toBe('1 chosen');
});

test('greys out files of other categories, never folders', async () => {
  await open({ options: { categories: ['mind'] } });
  expect(at(0).getAttribute('aria-disabled')).toBeNull();
  expect(at(5).getAttribute('aria-disabled')).toBe('true');
  await click(at(5));
  expect(count()).toBe('Nothing chosen');
  await click(at(6));
  expect(count()).toBe('Release plan 2027');
});

test('Enter and a double press pick and hand over at once', async () => {
  const { onCommit } = await open();
  await press(at(5), 'Enter');
  at(6).dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  await vi.waitFor(() => expect(ids(onCommit.mock.calls)).toEqual([['chart-0'], ['chart-1']]));
});

test('a refusal keeps the picker open, shows the words of the host, and goes with the next choice', async () => {
  const onCommit = () => Promise.resolve({ accepted: false, message: 'Too big' } as const);
  const { root } = await open({ onCommit });
  await click(at(5));
  await click(button(root, 'Choose'));
  expect(find(root, '[role=alert]').textContent).toBe('Too big');
  expect(count()).toBe('用户注册流程');
  await click(at(6));
  expect(root.querySelector('[role=alert]')).toBeNull();
});

test('a hand-over that fails is a refusal, not a crash', async () => {
  const { root } = await open({ onCommit: () => Promise.reject(new Error('gone')) });
  await click(at(5));
  await click(button(root, 'Choose'));
  expect(find(root, '[role=alert]').textContent).toContain('try again');
});

test('Esc and Cancel cancel', async () => {
  const { onCancel, root } = await open();
  await press(at(5), 'Escape');
  await click(button(root, 'Cancel'));
  expect(onCancel).toHaveBeenCalledTimes(2);
});

test('tells after every change what is chosen', async () => {
  const onSelection = vi.fn((_items: readonly FileItem[]): void => undefined);
  await open({ onSelection, options: { multiple: true } });
  await click(at(5));
  await click(at(5));
  expect(onSelection.mock.calls.map(([items]) => items.length)).toEqual([1, 0]);
});

test('recent files are on their own tab', async () => {
  const { area, root } = await open();
  await click(button(root, 'Recent'));
  await vi.waitFor(() => expect(area.getState().place.page).toBe('history'));
  expect(find(root, '[role=tab][aria-selected=true]').textContent).toBe('Recent');
});
