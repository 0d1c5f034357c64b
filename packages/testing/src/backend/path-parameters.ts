/**
 * Reads the parameters of a path by its pattern, e.g. `{ id: 'x' }` of `/link/x` by `/link/{id}`; none for a pattern without
 * any. Undefined when the path is not of the pattern.
 */
export const pathParameters = (
  pattern: string,
  path: string,
): Readonly<Record<string, string>> | undefined => {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== given.length) return undefined;
  const parameters = new Map<string, string>();
  for (const [at, part] of wanted.entries()) {
    const value = given[at] ?? '';
    const [, name] = /^\{(\w+)\}$/.exec(part) ?? [];
    if (name === undefined ? part !== value : value === '') return undefined;
    if (name !== undefined) parameters.set(name, value);
  }
  return Object.fromEntries(parameters);
};
