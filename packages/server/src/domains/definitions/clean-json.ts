const MAX_DEPTH = 400;

/** Takes NUL and halves of surrogate pairs out of a text: no database keeps them. */
export const cleanText = (text: string): string =>
  text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '');

/** Parses JSON and takes signs that no database keeps out of its texts; undefined for broken or endlessly nested JSON. */
export const parseCleanJson = (text: string): unknown => {
  try {
    return clean(JSON.parse(text), 0);
  } catch {
    return undefined;
  }
};

const clean = (value: unknown, depth: number): unknown => {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) throw new RangeError('The JSON is nested too deeply.');
  if (Array.isArray(value)) return value.map((item) => clean(item, depth + 1));
  const pairs = Object.entries(value).map(([key, item]) => [cleanText(key), clean(item, depth + 1)] as const);
  return Object.fromEntries(pairs);
};
