import { createContext, useState } from 'react';

/** Carries the path that was left for the open page; `/` at the start of a visit. */
export const CameFromContext = createContext('/');

/** Returns the path before the current one; the start of a visit counts as `/`. */
export const useCameFrom = (pathname: string): string => {
  const [paths, setPaths] = useState({ now: pathname, before: '/' });
  if (paths.now === pathname) return paths.before;
  setPaths({ now: pathname, before: paths.now });
  return paths.now;
};
