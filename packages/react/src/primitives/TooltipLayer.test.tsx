import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Rendered } from '../testing/render.ts';
import { find, renderInto } from '../testing/render.ts';
import { TooltipLayer, tooltipDelay } from './TooltipLayer.tsx';

let rendered: Rendered | undefined;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  rendered = await renderInto(
    <div>
      <button type="button" data-cd-tip="Add to favourites">
        ☆
      </button>
      <TooltipLayer />
    </div>,
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

test('shows the words of what the pointer rests on, from the first time on, and hides them when it is pressed', () => {
  point('pointerover');
  expect(isShown()).toBe(false);
  vi.advanceTimersByTime(tooltipDelay);
  expect([isShown(), tip().textContent]).toEqual([true, 'Add to favourites']);
  point('pointerdown');
  expect(isShown()).toBe(false);
});

test('shows nothing to a finger, nor to a pointer that went on', () => {
  point('pointerover', 'touch');
  vi.advanceTimersByTime(tooltipDelay);
  expect(isShown()).toBe(false);
  point('pointerover');
  point('pointerleave');
  vi.advanceTimersByTime(tooltipDelay);
  expect(isShown()).toBe(false);
});
