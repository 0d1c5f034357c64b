import { afterEach, expect, test, vi } from 'vitest';
import type { Rendered } from '../../../testing/render.ts';
import { button, click, find, press, renderInto } from '../../../testing/render.ts';
import { Button } from '../Button.tsx';
import { Dialog } from './Dialog.tsx';
import { createDialogLayers } from './dialog-layers.ts';
import { keepInside, scaleDialog, smallestScale } from './dialog-geometry.ts';

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

const sample = (onClose = vi.fn(), onEnter = vi.fn()) => (
  <Dialog
    title="Move"
    closeLabel="Close"
    onClose={onClose}
    onEnter={onEnter}
    footer={
      <>
        <Button>Cancel</Button>
        <Button look="primary">OK</Button>
      </>
    }
  >
    <input aria-label="name" data-cd-focus-first />
  </Dialog>
);

test('is a named modal with the wanted focus', async () => {
  rendered = await renderInto(sample());
  const dialog = find(rendered.container, 'dialog');
  expect(dialog.getAttribute('aria-modal')).toBe('true');
  const titleId = dialog.getAttribute('aria-labelledby') ?? '';
  expect(document.getElementById(titleId)?.textContent).toBe('Move');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('name');
});

test('asks to close on Esc and button', async () => {
  const onClose = vi.fn();
  rendered = await renderInto(sample(onClose));
  await press(find(rendered.container, 'input'), 'Escape');
  await click(button(rendered.container, 'Close'));
  expect(onClose.mock.calls).toEqual([['escape'], ['button']]);
});

test('Enter acts in fields, never while composing', async () => {
  const onEnter = vi.fn();
  rendered = await renderInto(sample(vi.fn(), onEnter));
  await press(button(rendered.container, 'Cancel'), 'Enter');
  await press(find(rendered.container, 'input'), 'Enter', { isComposing: true });
  expect(onEnter).not.toHaveBeenCalled();
  await press(find(rendered.container, 'input'), 'Enter');
  expect(onEnter).toHaveBeenCalledOnce();
});

test('Tab stays inside, in both directions', async () => {
  rendered = await renderInto(sample());
  const last = button(rendered.container, 'OK');
  last.focus();
  await press(last, 'Tab');
  expect(document.activeElement).toBe(button(rendered.container, 'Close'));
  await press(button(rendered.container, 'Close'), 'Tab', { shiftKey: true });
  expect(document.activeElement).toBe(last);
});

test('[DLG-20] [DLG-21] the first dialog has layer 100 again', async () => {
  rendered = await renderInto([<div key="a">{sample()}</div>, <div key="b">{sample()}</div>]);
  const layers = () =>
    Array.from(rendered?.container.querySelectorAll('dialog') ?? [], (dialog) => dialog.style.zIndex);
  expect(layers()).toEqual(['100', '101']);
  await rendered.render([]);
  await rendered.render([<div key="c">{sample()}</div>]);
  expect(layers()).toEqual(['100']);
});

test('layers count up from the highest open one', () => {
  const layers = createDialogLayers();
  const first = layers.take();
  const second = layers.take();
  layers.release(first);
  expect([first, second, layers.take()]).toEqual([100, 101, 102]);
});

test('gives the focus back when it goes', async () => {
  rendered = await renderInto([
    <button key="b" id="opener">
      open
    </button>,
  ]);
  find(rendered.container, '#opener').focus();
  await rendered.render([
    <button key="b" id="opener">
      open
    </button>,
    <div key="d">{sample()}</div>,
  ]);
  expect(document.activeElement?.tagName).toBe('INPUT');
  await rendered.render([
    <button key="b" id="opener">
      open
    </button>,
  ]);
  expect(document.activeElement?.id).toBe('opener');
});

test('a tall dialog is scaled to a limit', () => {
  const window = { width: 800, height: 400 };
  expect(scaleDialog({ dialog: { width: 386, height: 300 }, window })).toBe(1);
  expect(scaleDialog({ dialog: { width: 386, height: 400 }, window })).toBeCloseTo(368 / 400);
  // Texts of 14 pixels stay at 12, which can still be read.
  expect(smallestScale * 14).toBeCloseTo(12);
  expect(scaleDialog({ dialog: { width: 386, height: 4000 }, window })).toBe(smallestScale);
});

test('a dragged dialog stays inside the window', () => {
  const room = { dialog: { width: 386, height: 443 }, window: { width: 1000, height: 743 } };
  expect(keepInside({ x: 10, y: -20 }, room)).toEqual({ x: 10, y: -20 });
  expect(keepInside({ x: 5000, y: -5000 }, room)).toEqual({ x: 307, y: -150 });
});
