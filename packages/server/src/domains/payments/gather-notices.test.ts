import { expect, it } from 'vitest';
import { createGathering } from './gather-notices.ts';

/** A gathering with a clock and timers that the test moves. */
const gathering = () => {
  let at = 0;
  const timers: { readonly due: number; readonly end: () => void }[] = [];
  const under = createGathering({
    now: () => at,
    wait: (milliseconds) => new Promise((resolve) => timers.push({ due: at + milliseconds, end: resolve })),
  });
  const moveTo = async (time: number): Promise<void> => {
    at = time;
    for (const { due, end } of timers) if (due <= at) end();
    await new Promise(setImmediate);
  };
  return { ...under, moveTo };
};

it('holds up no notice after a quiet time', async () => {
  const { gather, moveTo } = gathering();
  expect(gather(1)).toBeUndefined();
  await moveTo(20);
  expect(gather(1)).toBeUndefined();
});

it('holds notices 10 ms near a write', async () => {
  const { gather, moveTo } = gathering();
  void gather(1);
  await moveTo(19);
  let isOver = false;
  const held = gather(1)?.then(() => (isOver = true));
  expect(held).toBeDefined();
  await moveTo(28);
  expect(isOver).toBe(false);
  await moveTo(29);
  expect(isOver).toBe(true);
  // It was a write too: notices soon after it wait again.
  await moveTo(48);
  expect(gather(1)).toBeDefined();
});

it('ends as soon as 32 wait', async () => {
  const { gather, onCame, moveTo } = gathering();
  void gather(1);
  let isOver = false;
  void gather(1)?.then(() => (isOver = true));
  onCame(31);
  await moveTo(1);
  expect(isOver).toBe(false);
  onCame(32);
  await moveTo(1);
  expect(isOver).toBe(true);
  // So many wait already that there is nothing to gather.
  expect(gather(32)).toBeUndefined();
  // Nothing is held: a notice now ends no gathering to come.
  onCame(33);
  let isNextOver = false;
  void gather(1)?.then(() => (isNextOver = true));
  await moveTo(2);
  expect(isNextOver).toBe(false);
});
