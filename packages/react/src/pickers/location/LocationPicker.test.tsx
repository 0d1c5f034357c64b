import { afterEach, expect, test, vi } from 'vitest';
import { createDemoArea } from '../../gallery/demo-area.ts';
import { demoRecords } from '../../gallery/demo-records.ts';
import type { Rendered } from '../../testing/render.ts';
import { button, click, find, press, renderInto, type, waitFor } from '../../testing/render.ts';
import { LocationPicker } from './LocationPicker.tsx';
import type { ChosenPlace, LocationPickerOptions } from './location.types.ts';
import type { PickAnswer } from '../picker.types.ts';

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

const open = async (options: LocationPickerOptions = {}, taken: readonly string[] = []) => {
  const lists = createDemoArea({ records: demoRecords(20, 0) });
  const isTitleTaken = vi.fn((_folderId: string, title: string) => Promise.resolve(taken.includes(title)));
  const area = {
    ...lists,
    createFolder: (title: string) => lists.createFolder(title),
    openImport: () => Promise.reject(new Error('not offered')),
    isTitleTaken,
  };
  const onCommit = vi.fn((_place: ChosenPlace): Promise<PickAnswer> => Promise.resolve({ accepted: true }));
  const onCancel = vi.fn();
  rendered = await renderInto(
    <LocationPicker area={area} options={options} onCommit={onCommit} onCancel={onCancel} now={() => 0} />,
  );
  await waitFor(() => at(0));
  return { area, onCommit, onCancel, isTitleTaken, root: rendered.container };
};

const at = (index: number) => find(rendered?.container ?? document, `[data-cd-index="${index}"]`);
const places = (calls: readonly (readonly [ChosenPlace])[]) => calls.map(([place]) => place);
const alerts = (root: ParentNode) => root.querySelector('.cd-field__note')?.textContent;

test('shows folders only', async () => {
  const { root } = await open();
  const rows = Array.from(root.querySelectorAll('[data-cd-index]'));
  expect(rows.length).toBe(5);
  expect(rows.every((row) => row.getAttribute('data-cd-folder') !== null)).toBe(true);
});

test('a press opens and chooses a folder', async () => {
  const { area, onCommit, root } = await open();
  await click(at(0));
  await waitFor(() => expect(area.getState().list.status).toBe('ready'));
  await click(button(root, 'Choose this folder'));
  expect(places(onCommit.mock.calls)).toMatchObject([{ folderId: 'folder-0' }]);
});

test('gives the name with the place', async () => {
  const { onCommit, root } = await open({ name: 'Report' });
  await type(find<HTMLInputElement>(root, '.cd-field__input'), 'Report 2');
  await click(button(root, 'Save here'));
  expect(places(onCommit.mock.calls)).toEqual([{ folderId: 'root', title: '', name: 'Report 2' }]);
});

test('warns of a taken name, then accepts', async () => {
  const { onCommit, root } = await open({ name: 'Report' }, ['Report']);
  await click(button(root, 'Save here'));
  expect(onCommit).not.toHaveBeenCalled();
  expect(alerts(root)).toContain('has this name');
  await click(button(root, 'Save here'));
  expect(places(onCommit.mock.calls)).toEqual([{ folderId: 'root', title: '', name: 'Report', taken: true }]);
});

test('blocks a taken name until changed', async () => {
  const { onCommit, root } = await open({ name: 'Report', conflict: 'block' }, ['Report']);
  await click(button(root, 'Save here'));
  expect(button(root, 'Save here').disabled).toBe(true);
  await type(find<HTMLInputElement>(root, '.cd-field__input'), 'Plan');
  await click(button(root, 'Save here'));
  expect(places(onCommit.mock.calls)).toMatchObject([{ name: 'Plan' }]);
});

test('accepts taken names silently, empty ones never', async () => {
  const { isTitleTaken, onCommit, root } = await open({ name: ' ', conflict: 'accept' }, ['Report']);
  await click(button(root, 'Save here'));
  expect(alerts(root)).toBe('Enter a name');
  await type(find<HTMLInputElement>(root, '.cd-field__input'), 'Report');
  await click(button(root, 'Save here'));
  expect(isTitleTaken).not.toHaveBeenCalled();
  expect(onCommit).toHaveBeenCalledTimes(1);
});

test('stays open with the refusal', async () => {
  const { onCommit, root } = await open();
  onCommit.mockResolvedValueOnce({ accepted: false, message: 'Not there' });
  await click(button(root, 'Choose this folder'));
  expect(find(root, '[role=alert]').textContent).toBe('Not there');
});

test('Esc cancels', async () => {
  const { onCancel } = await open();
  await press(at(0), 'Escape');
  expect(onCancel).toHaveBeenCalledTimes(1);
});
