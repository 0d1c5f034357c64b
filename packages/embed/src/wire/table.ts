/** Creates a look-up table without prototype, so that `constructor` and `__proto__` are no entries. */
export const createTable = <T>(
  entries: Readonly<Record<string, T>>,
): Readonly<Record<string, T | undefined>> =>
  // Written like this it sets the prototype and makes no entry.
  ({ __proto__: null, ...entries }) as unknown as Readonly<Record<string, T | undefined>>;
