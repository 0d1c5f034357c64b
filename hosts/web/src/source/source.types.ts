/** How a source is drawn. */
export interface RenderSettings {
  readonly palette: 'light' | 'dark';
  /** Names a picture for those who do not see it. */
  readonly label: string;
}

/** Draws a source as what the page shows. Throws {@link SourceProblem} when it cannot be read. */
export type SourceRenderer = (source: string, settings: RenderSettings) => Promise<readonly Node[]>;

/** Says why a source cannot be drawn, in the words of the language's own reader. */
export class SourceProblem extends Error {
  override readonly name = 'SourceProblem';
  /** Line of the source, from 1; undefined where it is not known. */
  readonly line: number | undefined;

  constructor(message: string, line: number | undefined) {
    super(message);
    this.line = line;
  }
}
