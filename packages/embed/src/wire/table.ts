/** Makes a look-up table without prototype, so that `constructor` and `__proto__` are no entries. */
export const createTable = <T>(
  entries: Readonly<Record<string, T>>,
): Readonly<Record<string, T | undefined>> => {
  const table = Object.create(null) as Record<string, T | undefined>;
  for (const [name, entry] of Object.entries(entries)) table[name] = entry;
  return table;
};
