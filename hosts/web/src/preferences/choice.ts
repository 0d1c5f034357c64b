import type { KeyValueStorage } from '@chartdock/platform';

/** A remembered choice among a few values that screens can watch. */
export interface Choice<Value extends string> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  /** Runs a function after every change; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Describes a choice: where it is kept, what it may be, and what is done with it. */
export interface ChoiceOptions<Value extends string> {
  readonly storage: KeyValueStorage;
  readonly key: string;
  readonly values: readonly Value[];
  readonly fallback: Value;
  /** Is called with the first value and after every change. */
  readonly apply: (value: Value) => void;
}

/** Makes a remembered choice; a stored value that is none of `values` counts as the fallback. */
export const createChoice = <Value extends string>(options: ChoiceOptions<Value>): Choice<Value> => {
  const { storage, key, values, fallback, apply } = options;
  const stored = storage.get(key);
  let current = values.find((value) => value === stored) ?? fallback;
  const listeners = new Set<() => void>();
  apply(current);
  return {
    get: () => current,
    set: (value) => {
      if (value === current) return;
      current = value;
      storage.set(key, value);
      apply(value);
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
