import { useEffect, useState } from 'react';

/** Loads a part after the first paint, or once it is wanted; undefined until it is there. A part that fails to load stays away. */
export const useLater = <Part>(load: () => Promise<Part>, isWanted = true): Part | undefined => {
  const [part, setPart] = useState<{ readonly value: Part }>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    load().then(
      (value) => {
        if (!isGone) setPart({ value });
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [load, isWanted]);
  return part?.value;
};
