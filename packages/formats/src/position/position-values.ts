/** An object of JSON whose values nobody has checked yet. */
export type Json = Readonly<Record<string, unknown>>;

/** Returns a value as an object; an empty one for any other. */
export const recordOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

/** Returns a value as a list; an empty one for any other. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns a value as a text; an empty one for any other. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns a value, or a text that spells one, as a finite number; 0 for any other. */
export const numberOf = (value: unknown): number => {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : 0;
};

/** Returns a colour written as `R,G,B` in six hex digits; undefined for any other text. */
export const colourOf = (value: unknown): string | undefined => {
  const parts = textOf(value)
    .split(',')
    .map((part) => Number(part.trim()));
  if (parts.length < 3 || parts.some((part) => !(part >= 0 && part <= 255))) return undefined;
  return `#${parts
    .slice(0, 3)
    .map((part) => Math.round(part).toString(16).padStart(2, '0'))
    .join('')}`;
};
