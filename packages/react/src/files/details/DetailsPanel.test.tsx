import { contentOf } from '@chartdock/files';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createDemoArea } from '../../gallery/demo-area.ts';
import { demoRecords } from '../../gallery/demo-records.ts';
import type { Rendered } from '../../testing/render.ts';
import { button, click, find, press, renderInto, settle, waitFor } from '../../testing/render.ts';
import { FileArea } from '../area/FileArea.tsx';

// The code comes when the panel is first open; here it is there before.
beforeAll(() => import('./DetailsPanel.tsx'));

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
  const at = (index: number) => find(root, `[data-cd-index="${index}"]`);
  const rows = () => contentOf(area.getState().list)?.rows ?? [];
  const panel = () => root.querySelector<HTMLElement>('aside');
  const seen = (text: string) => waitFor(() => expect(panel()?.textContent).toContain(text));
  return { area, root, at, rows, panel, seen };
};

describe('the panel of details', () => {
  test('opens with i and shows the focused item', async () => {
    const kit = await open();
    kit.at(6).focus();
    await press(kit.at(6), 'i');
    await kit.seen(kit.rows()[6]?.title ?? '?');
    await kit.seen('Type');
    await kit.seen('Owner');
    expect(document.activeElement).toBe(kit.at(6));
    expect(kit.panel()?.querySelector('h2')?.textContent).toBe('Details');
    await press(kit.at(6), 'i');
    expect(kit.panel()).toBeNull();
  });

  test('continues a typed name with the letter i', async () => {
    const kit = await open();
    kit.at(0).focus();
    // No time passes between the keys, as the pause after which typing starts over is short.
    for (const key of ['r', 'i'])
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    await settle();
    expect(kit.panel()).toBeNull();
  });

  test('follows the selection: one, several, none', async () => {
    const kit = await open();
    await click(button(kit.root, 'Details'));
    await kit.seen('Select a file or folder');
    const toggle = button(kit.root, 'Details');
    expect([toggle.getAttribute('aria-expanded'), toggle.getAttribute('aria-controls')]).toEqual([
      'true',
      kit.panel()?.id,
    ]);
    kit.area.pickAll();
    await settle();
    await kit.seen('20 selected');
    await kit.seen('Folder');
    const item = kit.rows()[7];
    if (item !== undefined) kit.area.pickOnly(item);
    await kit.seen(item?.title ?? '?');
  });

  test('opens by the menu, and Esc returns the focus', async () => {
    const kit = await open();
    await click(find(kit.at(6), '[data-cd-part=menu]'));
    const entry = [...kit.root.querySelectorAll<HTMLElement>('[role=menuitem]')].find((each) =>
      each.textContent.startsWith('Details'),
    );
    if (entry === undefined) throw new Error('no entry');
    await click(entry);
    await kit.seen(kit.rows()[6]?.title ?? '?');
    expect(kit.at(6).getAttribute('aria-selected')).toBe('true');
    const close = button(find(kit.root, 'aside'), 'Close');
    close.focus();
    await press(close, 'Escape');
    expect([kit.panel(), document.activeElement?.hasAttribute('data-cd-index')]).toEqual([null, true]);
    expect(kit.area.getState().selection.mode).toBe('some');
  });

  test('links the place of a file', async () => {
    const kit = await open();
    await kit.area.openPlace({ page: 'history' });
    await settle();
    await click(button(kit.root, 'Details'));
    const index = kit.rows().findIndex((row) => row?.parentId === 'root');
    const item = kit.rows()[index];
    if (item === undefined) throw new Error('no such file');
    kit.area.pickOnly(item);
    await kit.seen('My files');
    await click(button(find(kit.root, 'aside'), 'My files'));
    await waitFor(() => expect(kit.area.getState().place).toEqual({ page: 'diagrams', folderId: 'root' }));
    await waitFor(() => expect(kit.area.getState().marked).toBe(item.id));
  });
});
