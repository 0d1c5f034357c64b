import { contentOf } from '@chartdock/files';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { createDemoArea } from '../../gallery/demo-area.ts';
import { demoRecords } from '../../gallery/demo-records.ts';
import type { Rendered } from '../../testing/render.ts';
import { button, click, find, press, renderInto, settle, waitFor } from '../../testing/render.ts';
import { FileArea } from '../area/FileArea.tsx';
import { pickedItems } from '../area/useAreaCommands.ts';

// Its code comes when it is first opened; here it is there before.
beforeAll(() => Promise.all([import('./PreviewOverlay.tsx'), import('./FileContent.tsx')]));

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

const open = async () => {
  const area = createDemoArea({ records: demoRecords(20, 0) });
  rendered = await renderInto(<FileArea area={area} now={() => 0} userId="demo-user" />);
  void area.openFolder('root');
  await settle();
  const root = rendered.container;
  const files = (contentOf(area.getState().list)?.rows ?? []).flatMap((row, index) =>
    row?.type === 'chart' ? [{ row, index }] : [],
  );
  const at = (index: number) => find(root, `[data-cd-index="${index}"]`);
  const heading = () => root.querySelector('dialog h2')?.textContent;
  return { area, root, files, at, heading };
};

const peek = async (kit: Awaited<ReturnType<typeof open>>, which: number) => {
  const file = kit.files[which];
  if (file === undefined) throw new Error('no such file');
  kit.at(file.index).focus();
  await press(kit.at(file.index), ' ');
  await waitFor(() => expect(kit.heading()).toBe(file.row.title));
  return kit.at(file.index);
};

/** Finds an entry of the open menu, which may go on with its key. */
const entry = (root: ParentNode, label: string) => {
  const found = [...root.querySelectorAll<HTMLElement>('[role=menuitem]')].find((each) =>
    each.textContent.startsWith(label),
  );
  if (found === undefined) throw new Error(`no entry ${label}`);
  return found;
};

test('the space bar previews, arrows continue, closing returns', async () => {
  const kit = await open();
  await peek(kit, 1);
  const body = find(kit.root, '.cd-overlay');
  expect(document.activeElement).toBe(body);
  await press(body, 'ArrowRight');
  expect(kit.heading()).toBe(kit.files[2]?.row.title);
  expect(find(kit.root, 'dialog [role=status]').textContent).toBe(kit.files[2]?.row.title);
  await press(body, 'ArrowLeft');
  await click(button(kit.root, 'Previous file'));
  expect(kit.heading()).toBe(kit.files[0]?.row.title);
  await press(find(kit.root, '.cd-overlay'), ' ');
  expect(kit.heading()).toBeUndefined();
  // To the file that was seen last.
  expect(document.activeElement).toBe(kit.at(kit.files[0]?.index ?? -1));
  expect(kit.area.getState().selection.mode).toBe('off');
});

test('focus returns to the file, picks follow', async () => {
  const kit = await open();
  const row = await peek(kit, 1);
  await press(find(kit.root, '.cd-overlay'), ' ');
  expect(document.activeElement).toBe(row);
  const [, one, two] = kit.files;
  if (one === undefined || two === undefined) throw new Error('too few files');
  const picked = (): readonly string[] => pickedItems(kit.area).map(({ id }) => id);
  kit.area.pickOnly(one.row);
  await peek(kit, 1);
  await press(find(kit.root, '.cd-overlay'), 'ArrowRight');
  expect(picked()).toEqual([two.row.id]);
  kit.area.toggleItem(one.row);
  await press(find(kit.root, '.cd-overlay'), 'ArrowLeft');
  expect(picked().toSorted()).toEqual([one.row.id, two.row.id].toSorted());
});

test('the space bar picks folders', async () => {
  const kit = await open();
  expect(contentOf(kit.area.getState().list)?.rows[0]?.type).toBe('folder');
  kit.at(0).focus();
  await press(kit.at(0), ' ');
  expect([kit.heading(), kit.area.getState().selection.mode]).toEqual([undefined, 'some']);
});

test('details, star, downloads and menu serve the file', async () => {
  const kit = await open();
  for (const { row } of kit.files.slice(0, 3)) kit.area.toggleItem(row);
  await settle();
  await peek(kit, 0);
  const dialog = find(kit.root, 'dialog');
  const facts = find(dialog, '.cd-overlay__facts');
  expect(facts.hidden).toBe(true);
  await click(button(dialog, 'Details'));
  expect([facts.hidden, facts.textContent.includes('Type')]).toEqual([false, true]);
  await click(button(dialog, 'Favourite'));
  await settle();
  expect(button(dialog, 'Favourite').getAttribute('aria-pressed')).toBe(
    String(kit.files[0]?.row.isFavourite !== true),
  );
  await click(button(dialog, 'Download'));
  expect(find(dialog, '[role=menu]').textContent).toContain('PNG');
  await press(find(dialog, '[role=menu]'), 'Escape');
  await click(button(dialog, `Actions for “${kit.files[0]?.row.title}”`));
  await click(entry(dialog, 'Rename'));
  await waitFor(() => find(kit.root, '.cd-name-field input'));
});

test('moving acts on the shown file alone', async () => {
  const kit = await open();
  const [first, second] = kit.files;
  if (first === undefined || second === undefined) throw new Error('too few files');
  for (const { row } of [first, second]) kit.area.toggleItem(row);
  await settle();
  await peek(kit, 0);
  await click(button(find(kit.root, 'dialog'), `Actions for “${first.row.title}”`));
  await click(entry(kit.root, 'Move to trash'));
  await settle();
  const left = contentOf(kit.area.getState().list)?.rows.map((row) => row?.id);
  expect([left?.includes(first.row.id), left?.includes(second.row.id)]).toEqual([false, true]);
});
