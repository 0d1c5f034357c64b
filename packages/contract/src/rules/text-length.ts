/** Way a text input counts, and its treatment of too much. */
export interface TextLimit {
  /** Most that fits, counted by `textLength`. */
  readonly max: number;
  /** Counts every character as 1 (VALID-04). Default false. */
  readonly isNumeric?: boolean;
  /** Hears that input was rejected (VALID-06). */
  readonly onMaxLength?: (() => void) | undefined;
}

/** Counts a text: UTF-16 code units above 255 as 2, others as 1, or all as 1 (VALID-03, VALID-04). */
export const textLength = (text: string, isNumeric = false): number => {
  if (isNumeric) return text.length;
  let length = 0;
  for (let at = 0; at < text.length; at += 1) length += text.charCodeAt(at) > 255 ? 2 : 1;
  return length;
};

/**
 * Returns the text of an input after a change: the new text, or the old one when the new one is too long (VALID-05, VALID-06).
 * A text that gets shorter always goes through, so that an old text that is too long can be cut. Ask once composing is over,
 * never in between.
 */
export const acceptText = (before: string, after: string, limit: TextLimit): string => {
  const { max, isNumeric = false, onMaxLength } = limit;
  const length = textLength(after, isNumeric);
  if (length <= max || length < textLength(before, isNumeric)) return after;
  onMaxLength?.();
  return before;
};
