import { useEffect, useRef, useState } from 'react';

/** Follows a value that changes often, at most once in so many milliseconds; the last one always comes. */
export const useThrottled = <Value>(value: Value, everyMs: number): Value => {
  const [shown, setShown] = useState(value);
  const latest = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  latest.current = value;
  useEffect(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      setShown(() => latest.current);
    }, everyMs);
  }, [value, everyMs]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return shown;
};
