/** Tells the time and sets timers; tests put a clock of their own in its place. */
export interface EmbedClock {
  /** Epoch milliseconds. */
  now(): number;
  /** Runs a task once after some milliseconds and returns the function that cancels it. */
  after(milliseconds: number, task: () => void): () => void;
}

/** Keeps the browser's own time. */
export const browserClock: EmbedClock = {
  now: () => Date.now(),
  after: (milliseconds, task) => {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
};
