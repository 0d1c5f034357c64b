import { useEffect, useState } from 'react';

/** Pause before a part that failed to load is asked for again, in milliseconds; it doubles with each failure. */
const RETRY_MS = 1000;

/** Longest pause between two tries, in milliseconds. */
const LONGEST_MS = 30_000;

/** Loads a part after the first paint, or once it is wanted; undefined until it is there. A part that fails to load is asked for again. */
export const useLater = <Part>(load: () => Promise<Part>, isWanted = true): Part | undefined => {
  const [part, setPart] = useState<{ readonly value: Part }>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tryAfter = (pause: number): void => {
      load().then(
        (value) => {
          if (!isGone) setPart({ value });
        },
        () => {
          if (!isGone) timer = setTimeout(tryAfter, pause, Math.min(pause * 2, LONGEST_MS));
        },
      );
    };
    tryAfter(RETRY_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [load, isWanted]);
  return part?.value;
};
