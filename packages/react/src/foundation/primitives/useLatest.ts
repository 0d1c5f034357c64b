import type { MutableRefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

/** Keeps the newest value in a ref, so that listeners set up once never see an old one. */
export const useLatest = <Value>(value: Value): MutableRefObject<Value> => {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
};
