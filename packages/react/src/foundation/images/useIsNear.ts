import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';
import { lazyImagesAround } from './lazy-images.ts';

/** Returns whether an element has come near enough for its image to be loaded; it stays so. */
export const useIsNear = (ref: RefObject<Element | null>): boolean => {
  const [near, setNear] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (near || element === null) return undefined;
    const images = lazyImagesAround(element);
    if (images !== undefined) return images.watch(element, () => setNear(true));
    setNear(true);
    return undefined;
  }, [near, ref]);
  return near;
};
