import { describe, expect, it } from 'vitest';
import { createDoublePress } from './double-press.ts';

const at = (timeStamp: number, clientX = 0): Pick<PointerEvent, 'timeStamp' | 'clientX' | 'clientY'> => ({
  timeStamp,
  clientX,
  clientY: 0,
});

describe('a double press', () => {
  it('is the second quick press on a thing', () => {
    const presses = createDoublePress();
    expect([presses.press(at(0), 'a'), presses.press(at(349, 12), 'a')]).toEqual([false, true]);
  });

  it.each([
    ['late', at(350), 'a'],
    ['elsewhere', at(100, 13), 'a'],
    ['on another thing', at(100), 'b'],
  ])('is none when the second comes %s', (_why, event, id) => {
    const presses = createDoublePress();
    presses.press(at(0), 'a');
    expect(presses.press(event, id)).toBe(false);
  });

  it('is none with a drag between', () => {
    const presses = createDoublePress();
    presses.press(at(0), 'a');
    presses.forget();
    expect(presses.press(at(100), 'a')).toBe(false);
  });

  it('begins anew with a third press', () => {
    const presses = createDoublePress();
    const told = [0, 100, 200, 300].map((time) => presses.press(at(time), 'a'));
    expect(told).toEqual([false, true, false, true]);
  });
});
