/** Fault of a response to a question. */
export interface Breach {
  /** Asker, call and thing of the question. */
  readonly cell: string;
  /**
   * `leak`: it showed a word that is hidden. `write`: rows of the victim changed. `unlike`: a foreign thing was answered
   * otherwise than a missing one. `code`: neither an allowed response nor the due refusal. `unlisted`: an address of which no row
   * speaks.
   */
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
