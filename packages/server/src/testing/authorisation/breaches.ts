/** What a response to a question did that it must not do. */
export interface Breach {
  /** Who asked what about which thing. */
  readonly cell: string;
  /** `leak`: it showed a word that is hidden. `write`: rows of the victim changed. `unlike`: what is foreign was answered otherwise than what is missing. `code`: neither what is allowed nor the refusal that is due. `unlisted`: an address of which no row speaks. */
  readonly what: 'leak' | 'write' | 'unlike' | 'code' | 'unlisted';
  readonly said: string;
}

/** Of things that someone may not see, those that are there are answered like one that is not. */
export const findUnlike = (missing: ReadonlyMap<string, string>): Breach[] => {
  const [first, ...others] = missing.values();
  return first === undefined || others.every((shape) => shape === first)
    ? []
    : [...missing].map(([cell, shape]) => ({ cell, what: 'unlike', said: shape.slice(0, 200) }) as const);
};
