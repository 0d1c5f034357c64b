// @vitest-environment happy-dom
import type { ChangeProgress } from '@chartdock/files';
import { afterEach, expect, test, vi } from 'vitest';
import { fileItem, fileItems } from '../../testing/items.ts';
import { button, click, find, renderInto } from '../../testing/render.ts';
import type { Rendered } from '../../testing/render.ts';
import { ChangePanel, listedFailures } from './ChangePanel.tsx';

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

const failure = { code: '70003', text: { literal: 'That name is taken' }, isSilent: false };
const change = (more: Partial<ChangeProgress> = {}): ChangeProgress => ({
  id: 7,
  type: 'move',
  status: 'running',
  total: 400,
  tried: 120,
  failed: [],
  ...more,
});

const show = async (...changes: readonly ChangeProgress[]) => {
  const area = {
    stopChange: vi.fn(),
    retryChange: vi.fn(() => Promise.resolve()),
    dismissChange: vi.fn(),
  };
  rendered = await renderInto(<ChangePanel area={area} changes={changes} />);
  return { area, root: rendered.container };
};

test('a long change shows progress and can stop', async () => {
  const { area, root } = await show(change());
  expect(find(root, '.cd-change__text').textContent).toBe('Moving 120 of 400');
  const bar = find<HTMLProgressElement>(root, 'progress');
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['120', '400']);
  await click(button(root, 'Stop'));
  expect(area.stopChange).toHaveBeenCalledWith(7);
});

test('a stopping change waits for its last step', async () => {
  const { root } = await show(change({ status: 'stopping' }));
  expect(find(root, '.cd-change__text').textContent).toBe('Stopping after this step…');
  expect(button(root, 'Stop').disabled).toBe(true);
});

test('a partial change lists failures and retries them', async () => {
  const failed = [{ item: fileItem('a'), failure }];
  const { area, root } = await show(change({ status: 'ended', tried: 400, failed }));
  expect(find(root, '[role=alert]').textContent).toBe("1 of 400 couldn't be done");
  expect(find(root, 'li').textContent).toBe('Title aThat name is taken');
  await click(button(root, 'Retry failed items'));
  expect(area.retryChange).toHaveBeenCalledWith(7);
  await click(button(root, 'Close'));
  expect(area.dismissChange).toHaveBeenCalledWith(7);
});

test('a stopped change names its rest', async () => {
  const { area, root } = await show(change({ status: 'stopped' }));
  expect(find(root, '[role=alert]').textContent).toBe('Stopped, 120 of 400 done');
  await click(button(root, 'Continue with the rest'));
  expect(area.retryChange).toHaveBeenCalledWith(7);
});

test('a stopped zip leaves nothing and starts anew', async () => {
  const { area, root } = await show(change({ type: 'download', status: 'stopped', tried: 0 }));
  expect(find(root, '[role=alert]').textContent).toBe('Stopped, nothing was saved');
  await click(button(root, 'Pack again'));
  expect(area.retryChange).toHaveBeenCalledWith(7);
});

test('a zip counts the files it lacks', async () => {
  const failed = [{ item: fileItem('a'), failure }];
  const { root } = await show(change({ type: 'download', status: 'ended', tried: 400, failed }));
  expect(find(root, '[role=alert]').textContent).toBe("1 of 400 couldn't be packed");
});

test('a long list of failures is cut and counted', async () => {
  const failed = fileItems(listedFailures + 30).map((item) => ({ item, failure }));
  const { root } = await show(change({ status: 'ended', failed }));
  expect(root.querySelectorAll('.cd-change__item').length).toBe(listedFailures);
  expect(root.textContent).toContain('and 30 more');
});

test('nothing is shown while nothing is under way', async () => {
  const { root } = await show();
  expect(find(root, '.cd-changes').hidden).toBe(true);
});
