import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Rendered } from '../../testing/render.ts';
import { find, renderInto } from '../../testing/render.ts';
import { tooltipDelay } from './watch-tooltips.ts';

let rendered: Rendered | undefined;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  rendered = await renderInto(
    <button type="button" data-cd-tip="Add to favourites">
      ☆
    </button>,
  );
});
afterEach(async () => {
  vi.useRealTimers();
  await rendered?.unmount();
  rendered = undefined;
});

const carrier = () => find(rendered?.container ?? document, 'button');
const tip = () => find(document, '.cd-tooltip');
const isShown = () => tip().hasAttribute('data-cd-lifted') || tip().matches(':popover-open');
const point = (type: string, pointerType = 'mouse') =>
  carrier().dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));

test('draws nothing early and leaves nothing behind', async () => {
  const surface = find(rendered?.container ?? document, '.cd-root');
  expect(surface.querySelector('.cd-tooltip')).toBeNull();
  point('pointerover');
  point('pointerover');
  expect(surface.querySelectorAll('.cd-tooltip')).toHaveLength(1);
  await rendered?.unmount();
  rendered = undefined;
  expect(surface.querySelector('.cd-tooltip')).toBeNull();
});

test('shows the words until a press', () => {
  point('pointerover');
  expect(isShown()).toBe(false);
  vi.advanceTimersByTime(tooltipDelay);
  expect([isShown(), tip().textContent]).toEqual([true, 'Add to favourites']);
  point('pointerdown');
  expect(isShown()).toBe(false);
});

test('shows nothing to fingers and passing pointers', () => {
  point('pointerover', 'touch');
  vi.advanceTimersByTime(tooltipDelay);
  expect(isShown()).toBe(false);
  point('pointerover');
  point('pointerleave');
  vi.advanceTimersByTime(tooltipDelay);
  expect(isShown()).toBe(false);
});

test('shows nothing over the menu of its button', () => {
  carrier().setAttribute('aria-haspopup', 'menu');
  carrier().setAttribute('aria-expanded', 'true');
  point('pointerover');
  vi.advanceTimersByTime(tooltipDelay);
  expect(document.querySelector('.cd-tooltip') === null || !isShown()).toBe(true);
  carrier().setAttribute('aria-expanded', 'false');
  point('pointerover');
  vi.advanceTimersByTime(tooltipDelay);
  expect(isShown()).toBe(true);
});
