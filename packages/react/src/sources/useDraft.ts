import { useCallback, useState } from 'react';
import { useApp } from '../foundation/app/app-context.ts';
import type { SourceLanguage } from './source-language.ts';

/** Keeps what a person writes in this browser, so that a closed window loses nothing. */
export const useDraft = (
  language: SourceLanguage,
  userId: string,
): readonly [draft: string, change: (source: string) => void] => {
  const { storage } = useApp();
  const key = `chartdock.draft.${language}.${userId}`;
  const [draft, setDraft] = useState(() => storage.get(key) ?? '');
  const change = useCallback(
    (source: string): void => {
      setDraft(source);
      if (source === '') storage.remove(key);
      else storage.set(key, source);
    },
    [storage, key],
  );
  return [draft, change];
};
