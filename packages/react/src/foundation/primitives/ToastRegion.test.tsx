import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Rendered } from '../../testing/render.ts';
import { button, find, renderInto } from '../../testing/render.ts';
import type { Toast } from './ToastRegion.tsx';
import { ToastRegion, actionToastDuration, toastDuration } from './ToastRegion.tsx';

let rendered: Rendered | undefined;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await rendered?.unmount();
  rendered = undefined;
});

const show = async (toast: Omit<Toast, 'id'>) => {
  const onDone = vi.fn();
  rendered = await renderInto(
    <ToastRegion label="Notices" toasts={[{ id: 'a', ...toast }]} onDone={onDone} />,
  );
  return { onDone, root: rendered.container };
};

test('a notice goes after 1500 ms, later with action', async () => {
  const { onDone } = await show({ text: 'Saved' });
  vi.advanceTimersByTime(toastDuration);
  expect(onDone).toHaveBeenCalledWith('a');
  await rendered?.unmount();
  const second = await show({ text: 'Moved', action: { label: 'Undo', onPress: vi.fn() } });
  vi.advanceTimersByTime(toastDuration);
  expect(second.onDone).not.toHaveBeenCalled();
  vi.advanceTimersByTime(actionToastDuration);
  expect(second.onDone).toHaveBeenCalledWith('a');
});

test('its action acts and ends it', async () => {
  const onPress = vi.fn();
  const { onDone, root } = await show({ text: 'Moved', action: { label: 'Undo', onPress } });
  button(root, 'Undo').click();
  expect(onPress).toHaveBeenCalledOnce();
  expect(onDone).toHaveBeenCalledWith('a');
});

test('is announced, an error at once', async () => {
  const { root } = await show({ text: 'Lost', tone: 'error' });
  expect(find(root, '[role=region]').getAttribute('aria-live')).toBe('polite');
  expect(find(root, '[role=alert]').textContent).toBe('Lost');
});

test('tells below, warns above, with all ways', async () => {
  const onPress = vi.fn();
  const { onDone, root } = await show({
    text: '“Plan” moved',
    detail: 'To “Design”',
    tone: 'success',
    action: { label: 'Undo', onPress: vi.fn() },
    further: { label: 'Show', onPress },
  });
  const told = find(root, '.cd-toasts__lane--told');
  expect(told.textContent).toBe('“Plan” movedTo “Design”UndoShow');
  button(told, 'Show').click();
  expect([onPress.mock.calls.length, onDone.mock.calls]).toEqual([1, [['a']]]);
  await rendered?.unmount();
  const warned = await show({ text: 'Lost', tone: 'error' });
  expect(find(warned.root, '.cd-toasts__lane--warnings').textContent).toBe('Lost');
});
