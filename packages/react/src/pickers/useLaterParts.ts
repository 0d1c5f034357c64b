import { createContext, useCallback, useContext } from 'react';
import { useLater } from '../foundation/app/useLater.ts';
import { completeTexts } from './completions.ts';
import type * as LaterParts from './later-parts.ts';

/** Loads what a page wants to have beside the later parts of a picker, such as their styles. */
export const LaterContext = createContext<() => Promise<unknown>>(() => Promise.resolve());

/** Loads what a picker draws besides its rows, with its texts, once it is wanted; undefined until all of it is there. Whoever asks is told of each try that failed. */
export const useLaterParts = (isWanted: boolean, onFailure?: () => void): typeof LaterParts | undefined => {
  const loadBeside = useContext(LaterContext);
  const load = useCallback(async () => {
    try {
      const [parts] = await Promise.all([import('./later-parts.ts'), completeTexts(), loadBeside()]);
      return parts;
    } catch (error) {
      onFailure?.();
      throw error;
    }
  }, [loadBeside, onFailure]);
  return useLater(load, isWanted);
};
