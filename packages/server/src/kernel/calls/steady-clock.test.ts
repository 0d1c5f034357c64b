import { expect, it } from 'vitest';
import { createSteadyClock } from './steady-clock.ts';

const HOUR_MS = 3_600_000;

const createMachine = (floor = 0) => {
  const machine = { wall: 1_000_000_000, elapsed: 500 };
  const { now, passed } = createSteadyClock({
    wall: () => machine.wall,
    elapsed: () => machine.elapsed,
    floor,
  });
  const pass = (ms: number): void => {
    machine.wall += ms;
    machine.elapsed += ms;
  };
  return { machine, now, passed, pass };
};

it('goes with the clock of the machine', () => {
  const { machine, now, pass } = createMachine();
  pass(HOUR_MS);
  expect(now()).toBe(machine.wall);
  // A machine that slept counts no time meanwhile.
  machine.wall += HOUR_MS;
  expect(now()).toBe(machine.wall);
});

it('goes on through steps back and leaps', () => {
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

it('begins no earlier than earlier runs', () => {
  const late = 1_000_000_000 + HOUR_MS;
  const { machine, now, passed, pass } = createMachine(late);
  expect(now()).toBe(late);
  pass(1_000);
  expect(now()).toBe(late + 1_000);
  machine.wall += 1_000 * HOUR_MS;
  expect([now(), passed()]).toEqual([machine.wall, late + 1_000]);
});

it('knows the process clock as unsettable', () => {
  const { passed } = createSteadyClock({ wall: () => 1_000_000 });
  expect(passed()).toBeGreaterThanOrEqual(1_000_000 - 1);
  expect(Number.isSafeInteger(passed())).toBe(true);
});
