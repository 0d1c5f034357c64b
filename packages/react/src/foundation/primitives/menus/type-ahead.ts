/** Remembers what was typed and when, in milliseconds. */
export interface TypedSoFar {
  text: string;
  at: number;
}

/** How long a pause may be before typing starts again, in milliseconds. */
export const typingPause = 700;

/**
 * Finds the next label that begins with what was typed; a repeated single letter steps through its labels.
 * Returns -1 when nothing matches. Updates `typed`.
 */
export const findByTyping = (
  typed: TypedSoFar,
  input: { readonly key: string; readonly now: number },
  where: { readonly labels: readonly (string | undefined)[]; readonly from: number },
): number => {
  const key = input.key.toLowerCase();
  const goesOn = input.now - typed.at < typingPause;
  typed.at = input.now;
  typed.text = goesOn && typed.text !== key ? typed.text + key : key;
  const { labels, from } = where;
  // The first letter looks behind the current label, further letters may keep it.
  const start = typed.text.length > 1 ? Math.max(from, 0) : from + 1;
  for (let step = 0; step < labels.length; step += 1) {
    const at = (start + step) % labels.length;
    if (labels[at]?.toLowerCase().startsWith(typed.text)) return at;
  }
  return -1;
};

/** Returns whether a key types a letter, rather than being a command. */
export const isTypedLetter = (event: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}): boolean =>
  event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;

/** Returns whether something was typed a moment ago, so that another letter goes on with it. */
export const isTyping = (typed: Readonly<TypedSoFar>, event: { readonly timeStamp: number }): boolean =>
  typed.text !== '' && event.timeStamp - typed.at < typingPause;
