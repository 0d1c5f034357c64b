import { commandOfKey } from '../files/keys/key-table.ts';
import { useEffect } from 'react';
import type { RefObject } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select') !== null);

/** Moves the focus to the search box when `/` is pressed outside of a text and of any dialog. */
export const useSearchKey = (input: RefObject<HTMLInputElement | null>): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (commandOfKey(event) !== 'search' || event.defaultPrevented || isTyping(event.target)) return;
      if (document.querySelector('dialog[open], [role="menu"]') !== null) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [input]);
};
