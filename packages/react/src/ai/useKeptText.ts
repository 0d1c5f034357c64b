import { useCallback, useState } from 'react';
import { useApp } from '../app/app-context.ts';

/** Keeps the text that someone draws in this browser, so that a closed window loses nothing. */
export const useKeptText = (userId: string): readonly [text: string, change: (text: string) => void] => {
  const { storage } = useApp();
  const key = `chartdock.draft.ai.${userId}`;
  const [text, setText] = useState(() => storage.get(key) ?? '');
  const change = useCallback(
    (next: string): void => {
      setText(next);
      if (next === '') storage.remove(key);
      else storage.set(key, next);
    },
    [key, storage],
  );
  return [text, change];
};
