import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useLatest } from '../../foundation/primitives/useLatest.ts';
import type { KeyCommand } from './key-table.ts';
import { commandOfKey } from './key-table.ts';

/** Carries out keys that need no item under the focus; each returns whether it meant something. */
export type AreaKeyActions = Readonly<Partial<Record<KeyCommand, () => boolean>>>;

const texts = 'input, textarea, select, [contenteditable]';
const layers = 'dialog[open], [role="menu"]';

/** Keys that mean the same wherever the focus is. */
const everywhere: readonly KeyCommand[] = ['help'];

const isOurs = (root: HTMLElement, target: Element, command: KeyCommand): boolean => {
  if (target.closest(texts) !== null || document.querySelector(layers) !== null) return false;
  const isFree = target === document.body || target === document.documentElement;
  return isFree || everywhere.includes(command) || root.contains(target);
};

/** Someone who marked a text wants the text copied. */
const hasMarkedText = (command: KeyCommand): boolean =>
  (command === 'copy' || command === 'cut') && getSelection()?.isCollapsed === false;

/** Listens to the keys of a page that no item and no field took. */
export const useAreaKeys = (root: RefObject<HTMLElement | null>, actions: AreaKeyActions): void => {
  const latest = useLatest(actions);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const command = commandOfKey(event);
      const [target] = event.composedPath();
      if (command === undefined || event.defaultPrevented || root.current === null) return;
      if (!(target instanceof Element) || !isOurs(root.current, target, command)) return;
      if (hasMarkedText(command)) return;
      if (latest.current[command]?.() === true) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [root, latest]);
};
