import type { FileArea as FileAreaCore } from '@chartdock/files';
import { contentOf } from '@chartdock/files';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createDemoArea } from '../../gallery/demo-area.ts';
import { demoRecords } from '../../gallery/demo-records.ts';
import type { Rendered } from '../../testing/render.ts';
import { click, find, press, renderInto, settle, type, waitFor } from '../../testing/render.ts';
import { FileArea } from '../area/FileArea.tsx';
import { stemLength } from './name-field.ts';

// The code comes with the first rename; here it is there before.
beforeAll(() => import('./RenameItem.tsx'));

let rendered: Rendered | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  await rendered?.unmount();
  rendered = undefined;
});

const open = async (view: 'icon' | 'list', change: Partial<FileAreaCore> = {}) => {
  const area = createDemoArea({ records: demoRecords(20, 0) });
  const rename = vi.fn<FileAreaCore['rename']>(change.rename ?? area.rename);
  rendered = await renderInto(
    <FileArea area={{ ...area, ...change, rename }} now={() => 0} userId="demo-user" />,
  );
  void area.openFolder('root');
  area.setView(view);
  await settle();
  const root = rendered.container;
  const at = (index: number) => find(root, `[data-cd-index="${index}"]`);
  at(6).focus();
  await press(at(6), 'F2');
  const field = await waitFor(() => find<HTMLInputElement>(root, '.cd-name-field input'));
  const isOpen = (): boolean => root.querySelector('.cd-name-field') !== null;
  const title = (): string | undefined => contentOf(area.getState().list)?.rows[6]?.title;
  return { area, root, at, field, isOpen, title, rename };
};

describe.each(['icon', 'list'] as const)('renaming in the %s view', (view) => {
  test('Enter saves and returns to the item', async () => {
    const kit = await open(view);
    expect([document.activeElement, kit.field.value]).toEqual([kit.field, kit.title()]);
    expect([kit.field.selectionStart, kit.field.selectionEnd]).toEqual([0, kit.field.value.length]);
    await type(kit.field, 'Plan B');
    await press(kit.field, 'Enter');
    await waitFor(() => expect([kit.title(), kit.isOpen()]).toEqual(['Plan B', false]));
    await waitFor(() => expect(document.activeElement).toBe(kit.at(6)));
  });

  test('Esc keeps the name and the picks', async () => {
    const kit = await open(view);
    const before = kit.title();
    kit.area.pickAll();
    await type(kit.field, 'Plan B');
    await press(kit.field, 'Escape');
    expect([kit.isOpen(), kit.title(), kit.rename.mock.calls]).toEqual([false, before, []]);
    expect(kit.area.getState().selection.mode).toBe('all');
  });

  test('leaving the field saves a name that remains', async () => {
    const kit = await open(view);
    await type(kit.field, 'Plan B');
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    kit.field.blur();
    await waitFor(() => expect([kit.title(), kit.isOpen()]).toEqual(['Plan B', false]));
    kit.at(6).focus();
    await press(kit.at(6), 'F2');
    const again = await waitFor(() => find<HTMLInputElement>(kit.root, '.cd-name-field input'));
    await type(again, '  ');
    again.blur();
    await waitFor(() => expect([kit.title(), kit.isOpen()]).toEqual(['Plan B', false]));
  });
});

test('an empty name is refused in its place', async () => {
  const kit = await open('icon');
  await type(kit.field, ' ');
  await press(kit.field, 'Enter');
  expect(find(kit.root, '.cd-name-field [role=alert]').textContent).not.toBe('');
  expect([kit.field.getAttribute('aria-invalid'), kit.rename.mock.calls]).toEqual(['true', []]);
  await type(kit.field, 'A');
  expect([find(kit.root, '.cd-name-field [role=alert]').hidden, kit.field.ariaInvalid ?? null]).toEqual([
    true,
    null,
  ]);
});

test('a taken name explains itself in place', async () => {
  const renameAnyway = vi.fn(() => Promise.resolve({ status: 'refused', reason: 'not_found' } as const));
  const kit = await open('icon', {
    rename: () =>
      Promise.resolve({
        status: 'conflict',
        failure: { code: '70010', text: { literal: 'That name is taken' }, isSilent: false },
        renameAnyway,
      }),
  });
  await type(kit.field, 'Taken');
  await press(kit.field, 'Enter');
  await waitFor(() => expect(find(kit.root, '.cd-name-field [role=alert]').textContent).toContain('taken'));
  expect(kit.rename).toHaveBeenCalledWith(expect.anything(), 'Taken', { isTold: true });
  await click(find(kit.root, '.cd-name-field button'));
  expect(renameAnyway).toHaveBeenCalledOnce();
});

test('the Enter that ends an input method saves nothing', async () => {
  const kit = await open('icon');
  await type(kit.field, '计划');
  await press(kit.field, 'Enter', { isComposing: true });
  await press(kit.field, 'Escape', { isComposing: true });
  expect([kit.isOpen(), kit.rename.mock.calls]).toEqual([true, []]);
});

test('another list takes the field away, and saves nothing', async () => {
  const kit = await open('icon');
  await kit.area.openPlace({ page: 'history' });
  await settle();
  expect([kit.isOpen(), kit.rename.mock.calls]).toEqual([false, []]);
});

test('the dialog asks where the name is hidden', async () => {
  const box = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  box.mockImplementation(function (this: Element) {
    return this.matches('[data-cd-part=open]') ? new DOMRect(0, 900, 90, 20) : new DOMRect(0, 0, 400, 600);
  });
  const area = createDemoArea({ records: demoRecords(20, 0) });
  rendered = await renderInto(<FileArea area={area} now={() => 0} userId="demo-user" />);
  void area.openFolder('root');
  await settle();
  const item = find(rendered.container, '[data-cd-index="1"]');
  await press(item, 'F2');
  await waitFor(() => expect(find(rendered?.container ?? document, 'dialog h2').textContent).toBe('Rename'));
});

test.each([
  ['Plan', 4],
  ['Plan.vsdx', 4],
  ['Release 2.0', 11],
  ['.hidden', 7],
  ['流程.xmind', 2],
])('the name %s is picked up to its ending', (name, length) => {
  expect(stemLength(name)).toBe(length);
});
