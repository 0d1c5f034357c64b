import { useCallback, useState } from 'react';
import { useApp } from '../foundation/app/app-context.ts';

/** Text of a person on an AI page: the text that is drawn, or their wish. */
type Kept = 'text' | 'wish';

const KEYS: Readonly<Record<Kept, string>> = { text: 'chartdock.draft.ai', wish: 'chartdock.draft.wish' };

/** Keeps the text of a person in this browser, so that a closed window or an ended session loses nothing. */
export const useKeptText = (
  userId: string,
  kept: Kept,
): readonly [text: string, change: (text: string) => void] => {
  const { storage } = useApp();
  const key = `${KEYS[kept]}.${userId}`;
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
