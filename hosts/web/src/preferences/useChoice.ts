import { useSyncExternalStore } from 'react';
import type { Choice } from './choice.ts';

/** Watches a remembered choice. */
export const useChoice = <Value extends string>(choice: Choice<Value>): Value =>
  useSyncExternalStore(choice.subscribe, choice.get);
