import type { Mock } from 'vitest';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDemoArea } from '../../gallery/demo-area.ts';
import { demoRecords } from '../../gallery/demo-records.ts';
import type { Rendered } from '../../testing/render.ts';
import { button, click, find, renderInto, waitFor } from '../../testing/render.ts';
import type { FilePickerProps } from '../FilePicker.tsx';
import { loadPickerTexts } from '../../composed/texts/picker-texts.ts';
import { FilePicker } from '../FilePicker.tsx';
import type { ViewMemory } from '../picker.types.ts';
import { viewKey } from './view-key.ts';

let rendered: Rendered | undefined;
beforeEach(() => {
  // A window without a layout has no size to watch.
  vi.stubGlobal('ResizeObserver', undefined);
});
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

const rememberedAs = (
  view: 'list' | 'icon',
): { readonly get: ViewMemory['get']; readonly set: Mock<ViewMemory['set']> } => ({
  get: (key) => (key === viewKey('someone') ? view : undefined),
  set: vi.fn<ViewMemory['set']>(),
});

const open = async (more: Partial<FilePickerProps> = {}): Promise<HTMLElement> => {
  const area = createDemoArea({ records: demoRecords(20, 0) });
  rendered = await renderInto(
    <FilePicker area={area} onCancel={() => undefined} now={() => 0} userId="someone" {...more} />,
  );
  const root = rendered.container;
  await waitFor(() => find(root, '[data-cd-index="6"]'));
  return root;
};

const at = (root: HTMLElement, index: number): HTMLElement => find(root, `[data-cd-index="${index}"]`);
const chips = (root: HTMLElement): readonly (string | null | undefined)[] =>
  [...root.querySelectorAll('.cd-chosen__title')].map((title) => title.textContent);

test('shows pictures, keeps the choice, remembers it', async () => {
  const views = rememberedAs('list');
  const root = await open({ views, options: { multiple: true } });
  await click(at(root, 5));
  await click(await waitFor(() => button(root, 'Show pictures')));
  const card = await waitFor(() => find(root, '.cd-card[data-cd-index="5"]'));
  expect(card.querySelector('.cd-thumb')).not.toBeNull();
  expect(card.getAttribute('aria-selected')).toBe('true');
  expect(views.set.mock.calls).toEqual([[viewKey('someone'), 'icon']]);
  await click(button(root, 'Show rows'));
  await waitFor(() => find(root, '.cd-row[data-cd-index="5"]'));
  expect(views.set.mock.lastCall).toEqual([viewKey('someone'), 'list']);
});

test('begins with pictures where they were shown before', async () => {
  const root = await open({ views: rememberedAs('icon') });
  await waitFor(() => find(root, '.cd-card[data-cd-index="6"]'));
});

test('picks by pictures, and says why not', async () => {
  const root = await open({ views: rememberedAs('icon'), options: { categories: ['mind'] } });
  const refused = await waitFor(() => find(root, '.cd-card[data-cd-index="5"]'));
  expect(refused.getAttribute('aria-description')).toBe('Files of this type cannot be chosen');
  await click(refused);
  expect(find(root, '.cd-picker__count').textContent).toBe('Nothing chosen');
  await click(at(root, 6));
  expect(find(root, '.cd-picker__count').textContent).not.toBe('Nothing chosen');
});

test('shows each chosen file and removes one', async () => {
  const root = await open({ options: { multiple: true } });
  await click(at(root, 5));
  await click(at(root, 6));
  await waitFor(() => find(root, '.cd-chosen'));
  const titles = [5, 6].map((index) => at(root, index).querySelector('.cd-row__title')?.textContent);
  expect(chips(root)).toEqual(titles);
  await click(button(root, `Remove “${titles[0] ?? ''}”`));
  expect(chips(root)).toEqual([titles[1]]);
  expect(at(root, 5).getAttribute('aria-selected')).toBe('false');
  expect(document.activeElement).toBe(button(root, `Remove “${titles[1] ?? ''}”`));
});

test('takes all of several back at once', async () => {
  const root = await open({ options: { multiple: true } });
  await click(at(root, 5));
  await waitFor(() => find(root, '.cd-chosen'));
  expect(root.textContent).not.toContain('Clear');
  await click(at(root, 6));
  await click(button(root, 'Clear'));
  expect(root.querySelector('.cd-chosen')).toBeNull();
  expect(find(root, '.cd-picker__count').textContent).toBe('Nothing chosen');
});

test('names the kind of files and counts', async () => {
  const root = await open();
  const kind = await waitFor(() => find(at(root, 6), '.cd-kind[aria-hidden=false]'));
  expect(kind.getAttribute('aria-label')).toBe('Mind map');
  expect(find(at(root, 5), '.cd-kind').getAttribute('aria-label')).toBe('Flowchart');
  expect(find(root, 'p[role=status]').textContent).toBe('20 items');
});

test('names itself by number, without single chips', async () => {
  const root = await open();
  await click(at(root, 6));
  await waitFor(() => button(root, 'Show pictures'));
  expect(find(root, '.cd-picker').getAttribute('aria-label')).toBe('Choose a file');
  expect(root.querySelector('.cd-chosen')).toBeNull();
});

test.each(['zh', 'en'] as const)('brings words of pictures in %s', async (locale) => {
  const texts = await loadPickerTexts(locale);
  for (const key of ['zone.folders', 'zone.files', 'kind.circuit', 'kind.flow'] as const)
    expect(texts[key]).toMatch(/./);
});
