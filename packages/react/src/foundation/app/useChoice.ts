import type { Choice } from '@chartdock/workspace';
import { useSyncExternalStore } from 'react';

/** Watches a remembered choice. */
export const useChoice = <Value extends string>(choice: Choice<Value>): Value =>
  useSyncExternalStore(choice.subscribe, choice.get, choice.get);
