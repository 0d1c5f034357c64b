/** Makes a look-up table without prototype, so that `constructor` and `__proto__` are no entries. */
export const createTable = <T>(
  entries: Readonly<Record<string, T>>,
): Readonly<Record<string, T | undefined>> =>
  Object.assign(Object.create(null) as Record<string, T | undefined>, entries);
