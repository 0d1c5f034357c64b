/** How a source is drawn. */
export interface RenderSettings {
  readonly palette: 'light' | 'dark';
  /** Names a picture for those who do not see it. */
  readonly label: string;
}

/** Picture of a source. */
export interface Drawn {
  readonly nodes: readonly Node[];
  /** The first thing that is wrong with a part of the source; the other parts are drawn. */
  readonly problem?: SourceProblem | undefined;
}

/** Draws a source as what the page shows. Throws {@link SourceProblem} when nothing of it can be read. */
export type SourceRenderer = (source: string, settings: RenderSettings) => Promise<Drawn>;

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
