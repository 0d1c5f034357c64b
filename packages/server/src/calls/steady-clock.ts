/** Tells the time in epoch milliseconds. */
export type Clock = () => number;

/**
 * Makes a clock that never steps back: when the one of the machine does, it goes on by the time that has passed since, so that
 * what has ended stays ended. A leap ahead that is taken back is forgotten.
 */
export const createSteadyClock = (
  wall: Clock = Date.now,
  elapsed: Clock = () => performance.now(),
): Clock => {
  const start = wall() - elapsed();
  return () => Math.max(wall(), Math.floor(start + elapsed()));
};
