import { calibrate } from './calibration.ts';

/**
 * Names the number that a run measures once: how long a test waits for one thing, in milliseconds. Set before a run, e.g. to
 * 1000, it takes the place of the measurement.
 */
export const PATIENCE = 'CHARTDOCK_TEST_PATIENCE';
/** Patience on a fast machine. Only what never comes is a fault, so it is far longer than anything takes. */
const FAST_PATIENCE_MS = 90_000;
/** Patience of tests that are expected to fail: most of what is broken on purpose never comes. */
const BREAKING_PATIENCE_MS = 5_000;
/** A test waits for several things, and so does a hook. */
const WAITS_OF_A_TEST = 5;

/** Returns the patience of a machine that takes so many times longer than a fast one. */
export const patienceOf = (timesSlower: number, breaking = false): number =>
  Math.round(timesSlower * (breaking ? BREAKING_PATIENCE_MS : FAST_PATIENCE_MS));

/** Returns the patience that the environment names, undefined where it names none. */
export const givenPatience = (env: NodeJS.ProcessEnv = process.env): number | undefined => {
  const given = Number(env[PATIENCE]);
  return given > 0 ? given : undefined;
};

/** Returns the patience of this run: what its environment says, else measured and kept there for all processes of the run. */
export const runPatience = (env: NodeJS.ProcessEnv = process.env): number => {
  const given = givenPatience(env);
  if (given !== undefined) return given;
  const measured = patienceOf(calibrate().timesSlower);
  env[PATIENCE] = String(measured);
  return measured;
};

/** Returns how long a whole test or hook may take, in milliseconds. */
export const limitOfTest = (patience: number): number => WAITS_OF_A_TEST * patience;

/** How long nothing may end in a file at least, in milliseconds. */
const LEAST_STILL_MS = 600_000;

/** Returns how long nothing may end in a file before it is ended: longer than a test is let, which then fails by itself. */
export const stillLimit = (patience: number): number =>
  Math.max(LEAST_STILL_MS, Math.round(1.2 * limitOfTest(patience)));
