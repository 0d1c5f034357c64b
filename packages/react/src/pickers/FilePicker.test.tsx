import { createPickLinks } from '@chartdock/files';
import type { FileItem, LinkPassword } from '@chartdock/files';
import { afterEach, expect, test, vi } from 'vitest';
import { createDemoArea } from '../gallery/demo-area.ts';
import { demoRecords } from '../gallery/demo-records.ts';
import type { Rendered } from '../testing/render.ts';
import { button, click, find, press, renderInto, settle, type, waitFor } from '../testing/render.ts';
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
  await waitFor(() => at(5));
  return { area, onCommit, onCancel, root: rendered.container };
};

const at = (index: number) => find(rendered?.container ?? document, `[data-cd-index="${index}"]`);
const count = () => rendered?.container.querySelector('.cd-picker__count')?.textContent;
const ids = (calls: readonly (readonly [readonly FileItem[]])[]) =>
  calls.map(([items]) => items.map(({ id }) => id));

test('picks the file pressed last', async () => {
  const { onCommit, root } = await open();
  expect(button(root, 'Choose').disabled).toBe(true);
  await click(at(5));
  await click(at(6));
  await click(button(root, 'Choose'));
  expect(ids(onCommit.mock.calls)).toEqual([['chart-1']]);
});

test('picks several up to the maximum', async () => {
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

test('a folder opens without losing the choice', async () => {
  const { area } = await open({ options: { multiple: true } });
  await click(at(5));
  await click(at(0));
  await waitFor(() => expect(area.getState().place).toEqual({ page: 'diagrams', folderId: 'folder-0' }));
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

test('Enter and double press pick at once', async () => {
  const { onCommit } = await open();
  await press(at(5), 'Enter');
  at(6).dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  await waitFor(() => expect(ids(onCommit.mock.calls)).toEqual([['chart-0'], ['chart-1']]));
});

test('a refusal stays until the next choice', async () => {
  const onCommit = () => Promise.resolve({ accepted: false, message: 'Too big' } as const);
  const { root } = await open({ onCommit });
  await click(at(5));
  await click(button(root, 'Choose'));
  // The message above the bar comes when it is needed.
  await waitFor(() => expect(find(root, '[role=alert]').textContent).toBe('Too big'));
  expect(count()).toBe('用户注册流程');
  await click(at(6));
  expect(root.querySelector('[role=alert]')).toBeNull();
});

test('a failed hand-over is a refusal', async () => {
  const { root } = await open({ onCommit: () => Promise.reject(new Error('gone')) });
  await click(at(5));
  await click(button(root, 'Choose'));
  await waitFor(() => expect(find(root, '[role=alert]').textContent).toContain('try again'));
});

test('Esc and Cancel cancel', async () => {
  const { onCancel, root } = await open();
  await press(at(5), 'Escape');
  await click(button(root, 'Cancel'));
  expect(onCancel).toHaveBeenCalledTimes(2);
});

test('tells every change of the choice', async () => {
  const onSelection = vi.fn((_items: readonly FileItem[]): void => undefined);
  await open({ onSelection, options: { multiple: true } });
  await click(at(5));
  await click(at(5));
  expect(onSelection.mock.calls.map(([items]) => items.length)).toEqual([1, 0]);
});

test('recent files are on their own tab', async () => {
  const { area, root } = await open();
  await click(button(root, 'Recent'));
  await waitFor(() => expect(area.getState().place.page).toBe('history'));
  expect(find(root, '[role=tab][aria-selected=true]').textContent).toBe('Recent');
});

test('shows the wanted tabs in order', async () => {
  const { root } = await open({ options: { tabs: ['starred', 'mine'] } });
  const tabs = Array.from(root.querySelectorAll('[role=tab]'), (tab) => tab.textContent);
  expect(tabs).toEqual(['Favourites', 'My files']);
  await rendered?.unmount();
  const alone = await open({ options: { tabs: ['mine'] } });
  expect(alone.root.querySelector('[role=tab]')).toBeNull();
});

test('leaves out the parts that someone else draws', async () => {
  const { root } = await open({ options: { hide: ['tabs', 'search', 'breadcrumb', 'tray'] } });
  for (const part of ['[role=tab]', '[role=search]', '.cd-crumbs', 'footer'])
    expect(root.querySelector(part), part).toBeNull();
});

test('greys refused files out and says why', async () => {
  const check = vi.fn((items: readonly FileItem[]) =>
    Promise.resolve(items.map(({ id }) => (id === 'chart-1' ? 'Already in the report' : true))),
  );
  const { onCommit, root } = await open({ check, options: { multiple: true } });
  await waitFor(() => expect(at(6).getAttribute('aria-disabled')).toBe('true'));
  expect(at(6).getAttribute('aria-description')).toBe('Already in the report');
  expect(at(6).getAttribute('data-cd-tip')).toBe('Already in the report');
  await click(at(6));
  await click(at(7));
  await click(button(root, 'Choose'));
  expect(ids(onCommit.mock.calls)).toEqual([['chart-2']]);
});

test('runs a command and shows its answer', async () => {
  const onCommand = vi.fn((_id: string, _items: readonly FileItem[]) =>
    Promise.resolve('Added to the report'),
  );
  const commands = [{ id: 'add', label: 'Add to report', needs: 'selection' }] as const;
  const { root } = await open({ onCommand, options: { commands } });
  expect(button(root, 'Add to report').disabled).toBe(true);
  await click(at(5));
  await click(button(root, 'Add to report'));
  expect(onCommand.mock.calls.map(([id, items]) => [id, items.map((item) => item.id)])).toEqual([
    ['add', ['chart-0']],
  ]);
  expect(find(root, '.cd-picker__said').textContent).toBe('Added to the report');
});

test('keeps the choice across tabs and searches', async () => {
  const { area, root } = await open({ options: { multiple: true } });
  await click(at(5));
  await click(button(root, 'Recent'));
  await waitFor(() => expect(area.getState().place.page).toBe('history'));
  await type(find<HTMLInputElement>(root, '.cd-search__input'), 'plan');
  await waitFor(() => expect(area.getState().search.mode).toBe('on'));
  expect(count()).toBe('1 chosen');
});

test('offers recent searches', async () => {
  const searches = { get: () => ['release plan'], add: vi.fn() };
  const { area, root } = await open({ searches });
  find<HTMLInputElement>(root, '.cd-search__input').focus();
  await waitFor(() => button(root, 'release plan'));
  await click(button(root, 'release plan'));
  expect(area.getState().search).toMatchObject({ mode: 'on', title: 'release plan' });
});

const openImport = () => Promise.reject(new Error('not asked for'));

test('makes a folder in the open one', async () => {
  const { area } = await open();
  const createFolder = vi.fn((title: string) => area.createFolder(title));
  const making = { createFolder, openImport };
  await rendered?.render(
    <FilePicker area={area} making={making} create onCancel={() => undefined} now={() => 0} />,
  );
  const root = rendered?.container ?? document;
  expect(root.querySelector('[aria-label="Import files"]')).toBeNull();
  await click(find(root, '[aria-label="New folder"]'));
  await waitFor(() => find(document, '.cd-dialog'));
  await settle();
  await click(button(find(document, '.cd-dialog'), 'Create folder'));
  expect(createFolder).toHaveBeenCalledWith('New folder');
});

test('offers to make nothing when full', async () => {
  const { area, root } = await open();
  const canMakeIn = (folderId: string) => folderId !== 'root';
  const making = { createFolder: area.createFolder, openImport, canMakeIn };
  await rendered?.render(
    <FilePicker area={area} making={making} create upload onCancel={() => undefined} now={() => 0} />,
  );
  expect(root.querySelector('.cd-picker__making')).toBeNull();
  await click(find(at(0), '[data-cd-part="open"]'));
  await waitFor(() => find(root, '[aria-label="New folder"]'));
  find(root, '[aria-label="Import files"]');
});

const openLinked = async (mode: LinkPassword) => {
  const refused = (): Promise<never> => Promise.reject(new TypeError('offline'));
  const links = createPickLinks({ viewLinks: { addPassword: refused, updateLink: refused } }, mode);
  const onCommit = vi.fn(async (items: readonly FileItem[]): Promise<PickAnswer> =>
    (await links.make(items)) === undefined ? { accepted: false, message: '' } : { accepted: true },
  );
  const { root } = await open({ links, onCommit });
  await click(at(5));
  return { links, onCommit, root };
};

test('asks for link passwords and names mistakes once', async () => {
  const { onCommit, root } = await openLinked('required');
  const field = await waitFor(() => find<HTMLInputElement>(root, '.cd-picker__link input'));
  expect(find(root, '.cd-picker__link label').textContent).toBe('Password of the link');
  expect(root.querySelector('.cd-picker__link [role=alert]')).toBeNull();
  await click(button(root, 'Choose'));
  const alerts = () => Array.from(root.querySelectorAll('[role=alert]'), (alert) => alert.textContent);
  expect(alerts()).toEqual(['Enter a password of 4 to 20 characters for the link']);
  expect(document.activeElement).toBe(field);
  await type(field, 'abc');
  expect(alerts()).toEqual([]);
  await press(field, 'Enter');
  expect(onCommit).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(alerts()).toEqual(['Use 4 to 20 characters']));
  expect(count()).toBe('用户注册流程');
});

test('says why links failed, keeping choice and password', async () => {
  for (const mode of ['none', 'optional'] as const) {
    const { links, root } = await openLinked(mode);
    links.setPassword('opensesame');
    await waitFor(() => {
      expect(root.querySelectorAll('.cd-picker__link').length).toBe(mode === 'none' ? 0 : 1);
    });
    await click(button(root, 'Choose'));
    await waitFor(() =>
      expect(find(root, '[role=alert]').textContent).toContain(
        "The link to “用户注册流程” couldn't be created",
      ),
    );
    expect(count()).toBe('用户注册流程');
    expect(links.getState().password).toBe('opensesame');
    await rendered?.unmount();
  }
});
