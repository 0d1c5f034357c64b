import { afterEach, expect, test, vi } from 'vitest';
import type { Rendered } from '../testing/render.ts';
import { button, click, find, press, renderInto } from '../testing/render.ts';
import { TourCard } from './TourCard.tsx';

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

const open = async () => {
  const [onPress, onEscape] = [vi.fn(), vi.fn()];
  rendered = await renderInto(
    <>
      <p id="place">place</p>
      <TourCard
        title="Start here"
        text="Everything begins with New."
        progress="1 / 3"
        buttons={[
          { id: 'skip', label: 'Skip' },
          { id: 'next', label: 'Next', primary: true },
        ]}
        onPress={onPress}
        onEscape={onEscape}
        findAnchor={() => document.getElementById('place')}
      />
    </>,
  );
  return { onPress, onEscape, card: find(rendered.container, '[role=dialog]') };
};

test('[GUIDE-06] is 350 px wide', async () => {
  const { card } = await open();
  expect(card.style.width).toBe('350px');
});

test('tells which button was pressed, and that Esc was', async () => {
  const { card, onPress, onEscape } = await open();
  await click(button(card, 'Next'));
  await click(button(card, 'Skip'));
  await press(button(card, 'Skip'), 'Escape');
  expect([onPress.mock.calls, onEscape.mock.calls.length]).toEqual([[['next'], ['skip']], 1]);
});

test('marks its subject while there', async () => {
  await open();
  expect(document.getElementById('place')?.hasAttribute('data-cd-toured')).toBe(true);
  await rendered?.render(<p id="place">place</p>);
  expect(document.querySelector('[data-cd-toured]')).toBeNull();
});
