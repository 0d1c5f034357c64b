import { useEffect, useState } from 'react';

const minute = 60_000;

/** Gives the present moment in epoch milliseconds, renewed each minute so that relative times stay true. */
export const useNow = (read: () => number = Date.now): number => {
  const [now, setNow] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setNow(read()), minute);
    return () => clearInterval(timer);
  }, [read]);
  return now;
};
