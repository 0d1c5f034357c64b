/** Describes how to break one requirement on purpose: one line per id, or one per clause of a row that says several things. */
export interface BreakLine {
  /** Requirement whose test must then fail, e.g. `CRUMB-02`. */
  readonly id: string;
  /** Source file from the root. */
  readonly file: string;
  /** Text that stands there, exactly once. */
  readonly from: string;
  /** Text to put there: something that loads, and that is wrong in just what the row says. */
  readonly to: string;
}

/** Shortens the lines of one source file: each is an id, what stands there, and what to put there. */
export const breaksOf = (
  file: string,
  lines: readonly (readonly [id: string, from: string, to: string])[],
): BreakLine[] => lines.map(([id, from, to]) => ({ id, file, from, to }));

/** Applies a line to the text of its file. Throws when its text does not stand there, or more than once. */
export const applyBreak = ({ id, file, from, to }: BreakLine, text: string): string => {
  const [before, after, ...more] = text.split(from);
  if (before === undefined || after === undefined)
    throw new Error(`${id}: ${file} no longer holds ${JSON.stringify(from)}`);
  if (more.length > 0) throw new Error(`${id}: ${file} holds ${JSON.stringify(from)} more than once`);
  return `${before}${to}${after}`;
};

/** Finds lines that cannot be applied any more: the file has moved, or its text has changed. */
export const findStaleLines = (
  lines: readonly BreakLine[],
  read: (file: string) => string | undefined,
): string[] =>
  lines.flatMap((line) => {
    const text = read(line.file);
    if (text === undefined) return [`${line.id}: ${line.file} is gone; say where it went`];
    try {
      return applyBreak(line, text) === text ? [`${line.id}: ${line.file} would stay as it is`] : [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
