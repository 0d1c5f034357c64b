import { expect, it } from 'vitest';
import { createSteadyClock } from './steady-clock.ts';

const HOUR_MS = 3_600_000;

const createMachine = () => {
  const machine = { wall: 1_000_000_000, elapsed: 500 };
  const now = createSteadyClock(
    () => machine.wall,
    () => machine.elapsed,
  );
  const pass = (ms: number): void => {
    machine.wall += ms;
    machine.elapsed += ms;
  };
  return { machine, now, pass };
};

it('goes with the clock of the machine', () => {
  const { machine, now, pass } = createMachine();
  pass(HOUR_MS);
  expect(now()).toBe(machine.wall);
  // A machine that slept counts no time meanwhile.
  machine.wall += HOUR_MS;
  expect(now()).toBe(machine.wall);
});

it('goes on when the machine steps back, and forgets a leap that is taken back', () => {
  const { machine, now, pass } = createMachine();
  pass(HOUR_MS);
  const before = now();
  machine.wall -= 24 * HOUR_MS;
  expect(now()).toBe(before);
  pass(1_000);
  expect(now()).toBe(before + 1_000);
  machine.wall += 1_000 * HOUR_MS;
  machine.wall -= 976 * HOUR_MS;
  expect(now()).toBe(before + 1_000);
});
