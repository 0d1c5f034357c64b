import { expect, test, afterEach, beforeEach, vi } from 'vitest';
import { createDemoArea } from '../../gallery/demo-area.ts';
import { demoRecords } from '../../gallery/demo-records.ts';
import type { Rendered } from '../../testing/render.ts';
import { button, click, find, press, renderInto, waitFor } from '../../testing/render.ts';
import type { Content } from '../../viewer/picture.types.ts';
import { FilePicker } from '../FilePicker.tsx';
import type { FilePickerProps } from '../FilePicker.tsx';
import type { PickAnswer } from '../picker.types.ts';
import type { PickerPreviews } from './preview.types.ts';

const drawn = (name: string): Content => ({
  definitionId: 'c0',
  version: 1,
  state: 'drawn',
  kind: 'tree',
  picture: {
    box: { x: 0, y: 0, w: 200, h: 80 },
    ground: '#ffffff',
    font: 'sans-serif',
    parts: [{ id: 'r', box: { x: 0, y: 0, w: 100, h: 40 }, svg: '<rect width="100" height="40"/>' }],
    texts: [{ id: 'r', level: 1, text: name }],
  },
});

let rendered: Rendered | undefined;
beforeEach(() => {
  // A window without a layout has no size to watch.
  vi.stubGlobal('ResizeObserver', undefined);
});
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

const at = (index: number) => find(rendered?.container ?? document, `[data-cd-index="${index}"]`);
const dialog = () => rendered?.container.querySelector('dialog') ?? null;
const heading = () => find(rendered?.container ?? document, '.cd-dialog__heading').textContent;

const open = async (more: Partial<FilePickerProps> = {}) => {
  const source = {
    content: vi.fn<PickerPreviews['content']>(({ id }) => Promise.resolve(drawn(`Root of ${id}`))),
    canvases: vi.fn<PickerPreviews['canvases']>(() =>
      Promise.resolve([
        { definitionId: 'c0', title: 'First' },
        { definitionId: 'c1', title: 'Second' },
      ]),
    ),
  };
  const previews = vi.fn(() => Promise.resolve(source));
  const onCommit = vi.fn((): Promise<PickAnswer> =>
    Promise.resolve({ accepted: false, message: 'Too large' }),
  );
  const onCancel = vi.fn();
  const records = demoRecords(20, 0).map((record, index) => ({
    ...record,
    canvasCount: index === 6 ? 2 : 1,
  }));
  const area = createDemoArea({ records });
  rendered = await renderInto(
    <FilePicker {...{ area, previews, onCommit, onCancel }} now={() => 0} {...more} />,
  );
  await waitFor(() => at(6));
  const root = rendered.container;
  const look = async () => {
    await click(await waitFor(() => button(root, 'Preview what is chosen')));
    await waitFor(() => find(root, '.cd-viewer__tools'));
  };
  return { source, previews, onCommit, onCancel, root, look };
};

test('shows the chosen file by one request', async () => {
  const { source, previews, root, look } = await open();
  expect(root.querySelector('[aria-haspopup=dialog]')).toBeNull();
  await click(at(5));
  await waitFor(() => button(root, 'Preview what is chosen'));
  expect(previews).not.toHaveBeenCalled();
  await look();
  expect(heading()).toBe(at(5).querySelector('.cd-row__title')?.textContent);
  expect(source.content.mock.calls.map(([wish]) => wish)).toEqual([{ id: 'chart-0', theme: 'own' }]);
  expect(source.canvases).not.toHaveBeenCalled();
  await waitFor(() => expect(root.textContent).toContain('Root of chart-0'));
});

test('shows the first canvas once, before others', async () => {
  const { source, root, look } = await open();
  await click(at(6));
  await look();
  const tabs = await waitFor(() => {
    const all = [...root.querySelectorAll<HTMLElement>('dialog [role=tab]')];
    expect(all.map((tab) => tab.textContent)).toEqual(['First', 'Second']);
    return all;
  });
  expect(source.content).toHaveBeenCalledTimes(1);
  const [, second] = tabs;
  if (second !== undefined) await click(second);
  await waitFor(() => expect(source.content).toHaveBeenCalledTimes(2));
  expect(source.content.mock.lastCall?.[0]).toEqual({ id: 'chart-1', theme: 'own', defId: 'c1' });
});

test('leads through the chosen files and takes them', async () => {
  const { onCommit, root, look } = await open({ options: { multiple: true } });
  await click(at(5));
  await click(at(6));
  await look();
  const titles = [5, 6].map((index) => at(index).querySelector('.cd-row__title')?.textContent);
  expect(heading()).toBe(titles[1]);
  await click(button(root, 'Previous file'));
  expect(heading()).toBe(titles[0]);
  expect(button(root, 'Previous file').disabled).toBe(true);
  await click(button(find(root, 'dialog'), 'Choose 2'));
  expect(onCommit).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(find(root, 'dialog [role=alert]').textContent).toBe('Too large'));
});

test('Escape closes search, then preview, never the picker', async () => {
  const { onCancel, root, look } = await open();
  await click(at(5));
  await look();
  await press(find(root, '.cd-stage'), '/');
  const field = await waitFor(() => find(root, '.cd-viewer__words'));
  await press(field, 'Escape');
  expect(root.querySelector('.cd-viewer__words')).toBeNull();
  expect(dialog()).not.toBeNull();
  await press(find(root, '.cd-stage'), 'Escape');
  expect(dialog()).toBeNull();
  expect(onCancel).not.toHaveBeenCalled();
});

test('the space bar shows and chooses others', async () => {
  const { onCommit, root } = await open({ options: { multiple: true } });
  await waitFor(() => find(root, '.cd-kind[aria-label="Mind map"]'));
  await press(at(5), ' ');
  await waitFor(() => find(root, '.cd-viewer__tools'));
  expect(heading()).toBe(at(5).querySelector('.cd-row__title')?.textContent);
  expect(at(5).getAttribute('aria-selected')).toBe('false');
  await click(button(find(root, 'dialog'), 'Choose'));
  expect(dialog()).toBeNull();
  expect(at(5).getAttribute('aria-selected')).toBe('true');
  await press(at(5), ' ');
  await click(await waitFor(() => button(find(root, 'dialog'), 'Remove from the choice')));
  expect(at(5).getAttribute('aria-selected')).toBe('false');
  expect(onCommit).not.toHaveBeenCalled();
});

test('a single pick takes the shown file', async () => {
  const { onCommit, root } = await open();
  await waitFor(() => find(root, '.cd-kind[aria-label="Mind map"]'));
  await press(at(6), ' ');
  await click(await waitFor(() => button(find(root, 'dialog'), 'Choose')));
  expect(onCommit).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(find(root, 'dialog [role=alert]').textContent).toBe('Too large'));
});
