/** Pause before something is asked for again that could not be loaded, in milliseconds; it doubles with each failure. */
const RETRY_MS = 1000;

/** Longest pause between two tries, in milliseconds. */
const LONGEST_MS = 30_000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Loads something until it is there; `onFailure` is told of each try that failed. */
export const loadAgain = async <Part>(
  load: () => Promise<Part>,
  onFailure: () => void,
  pause = RETRY_MS,
): Promise<Part> => {
  try {
    return await load();
  } catch {
    onFailure();
    await wait(pause);
    return loadAgain(load, onFailure, Math.min(pause * 2, LONGEST_MS));
  }
};
