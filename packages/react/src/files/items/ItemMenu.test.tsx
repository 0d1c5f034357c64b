import type { MenuItem } from '@chartdock/files';
import { DOWNLOADS } from '@chartdock/files';
import { afterEach, expect, test, vi } from 'vitest';
import { createTextLookup } from '../../composed/texts/texts.ts';
import { fileItem } from '../../testing/items.ts';
import type { Rendered } from '../../testing/render.ts';
import { click, find, press, renderInto } from '../../testing/render.ts';
import { Menu } from '../../foundation/primitives/menus/Menu.tsx';
import { downloadEntries } from './download-entries.ts';
import { ItemMenu } from './ItemMenu.tsx';
import { TrashPreviewDialog } from '../trash/TrashPreviewDialog.tsx';

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

const offers: readonly MenuItem[] = [
  { action: 'preview', isDangerous: false },
  { action: 'download', isDangerous: false },
];

const open = async (category: string) => {
  const calls = { onAction: vi.fn(), onDownload: vi.fn(), onClose: vi.fn() };
  rendered = await renderInto(
    <ItemMenu item={fileItem('a', { category })} offers={offers} anchor={{ x: 0, y: 0 }} {...calls} />,
  );
  return { root: rendered.container, ...calls };
};

const entry = (root: Element, text: string): HTMLElement => {
  const all = Array.from(root.querySelectorAll<HTMLElement>('[role=menuitem]'));
  const found = all.find((each) => each.textContent.startsWith(text));
  if (found === undefined) throw new Error(`no entry ${text}`);
  return found;
};

const badgesOf = (element: Element): (string | null)[] =>
  Array.from(element.querySelectorAll('.cd-badge'), (badge) => badge.textContent);

test('ArrowRight opens formats, and one is chosen', async () => {
  const { root, onDownload, onAction, onClose } = await open('markdown');
  await press(entry(root, 'Download'), 'ArrowRight');
  const menus = root.querySelectorAll('[role=menu]');
  expect(menus).toHaveLength(2);
  expect(menus[1]?.querySelectorAll('[role=menuitem]')).toHaveLength(8);
  expect(badgesOf(entry(root, 'HD PNG'))).toEqual(['VIP']);
  expect(badgesOf(entry(root, 'Markdown'))).toEqual([]);
  await click(entry(root, 'Markdown'));
  expect(onDownload).toHaveBeenCalledWith('md', expect.objectContaining({ id: 'a' }));
  expect([onAction.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
});

test('[EXPORT-32] a beta format shows a mark of its own', async () => {
  const [first, second] = DOWNLOADS.mind.filter(({ isVip }) => isVip);
  if (first === undefined || second === undefined) throw new Error('no vip formats');
  const t = createTextLookup('en');
  const entries = downloadEntries([{ ...first, isBeta: true }, second], t);
  rendered = await renderInto(
    <Menu entries={entries} anchor={{ x: 0, y: 0 }} label="Download" onChoose={vi.fn()} onClose={vi.fn()} />,
  );
  const rows = Array.from(rendered.container.querySelectorAll('[role=menuitem]'), badgesOf);
  expect(rows).toEqual([['Beta', 'VIP'], ['VIP']]);
});

test('a trashed file can be restored or deleted', async () => {
  const calls = { onRestore: vi.fn(() => Promise.resolve()), onRemove: vi.fn(), onClose: vi.fn() };
  const item = fileItem('a', {
    title: 'Plan',
    category: 'mind_tree',
    kind: 'mind',
    canvasCount: 2,
    deletedAt: 0,
  });
  rendered = await renderInto(<TrashPreviewDialog item={item} userId="me" {...calls} />);
  const dialog = find(rendered.container, 'dialog');
  expect(dialog.textContent).toContain('Preview of “Plan”');
  const facts = Array.from(dialog.querySelectorAll('dd'), (fact) => fact.textContent);
  expect(facts.slice(0, 3)).toEqual(['Tree chart', 'Me', '2']);
  const [remove, restore] = Array.from(dialog.querySelectorAll<HTMLElement>('.cd-dialog__footer button'));
  await click(remove as HTMLElement);
  expect(calls.onRemove).toHaveBeenCalledOnce();
  await click(restore as HTMLElement);
  expect([calls.onRestore.mock.calls.length, calls.onClose.mock.calls.length]).toEqual([1, 1]);
});
