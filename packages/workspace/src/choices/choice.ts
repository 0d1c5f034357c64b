import type { KeyValueStorage } from '@chartdock/platform';

/** A remembered choice among a few values that screens can watch. */
export interface Choice<Value extends string> {
  readonly get: () => Value;
  /** Changes, remembers and announces; the value that holds already is only remembered, as a choice. */
  readonly set: (value: Value) => void;
  /** Runs a listener after every change and returns how to stop. */
  readonly subscribe: (listener: (value: Value) => void) => () => void;
}

/** Storage and values of a choice. */
export interface ChoiceOptions<Value extends string> {
  readonly storage: KeyValueStorage;
  readonly key: string;
  readonly values: readonly Value[];
  /** Taken when nothing, or nothing valid, is stored. */
  readonly fallback: Value;
  /** Overrides the stored value, for a host that decides for its users. */
  readonly given?: Value | undefined;
}

/** Creates a remembered choice. */
export const createChoice = <Value extends string>(options: ChoiceOptions<Value>): Choice<Value> => {
  const { storage, key, values, fallback } = options;
  const listeners = new Set<(value: Value) => void>();
  const stored = storage.get(key);
  let current = options.given ?? values.find((value) => value === stored) ?? fallback;
  return {
    get: () => current,
    set: (value) => {
      storage.set(key, value);
      if (value === current) return;
      current = value;
      for (const listener of [...listeners]) listener(value);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
