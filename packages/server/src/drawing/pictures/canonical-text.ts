/** Orders the keys of objects: a database gives them back in an order of its own. */
const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Writes a value as JSON that is the same for equal values, independent of the order of their keys. */
export const canonicalText = (value: unknown): string => JSON.stringify(value, inOrder);
