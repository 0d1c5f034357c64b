import type { Definition, PictureSource } from '@chartdock/documents';

/** A canvas as formats take and give it. */
export interface FormatCanvas {
  readonly title: string;
  readonly definition: Definition;
}

/** Fonts for formats that carry their own, as TrueType bytes. */
export interface FormatFonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
  /** Fonts for signs that the regular one lacks, the first that has one. */
  readonly fallbacks?: readonly Uint8Array[];
}

/** A file on its way out. */
export interface FormatSource {
  readonly title: string;
  /** At least one, in their order. */
  readonly canvases: readonly FormatCanvas[];
  /** Finds stored pictures by their ids as data addresses. */
  readonly pictures?: PictureSource;
  /** Needed by `pdf` alone. */
  readonly fonts?: FormatFonts;
  /** Words written across pages, for accounts without a membership; none by default. */
  readonly watermark?: string;
  /** Milliseconds since the epoch, for formats that note when they were made. */
  readonly now: number;
}

/** Names a loss; `LOSS_WORDS` has its sentence in both languages. */
export type LossKind =
  | 'shapes'
  | 'pictures'
  | 'attachments'
  | 'formulas'
  | 'relations'
  | 'summaries'
  | 'boundaries'
  | 'floating'
  | 'markers'
  | 'styles'
  | 'links'
  | 'comments'
  | 'connectors'
  | 'statements'
  | 'texts'
  | 'canvases';

/** Counts one kind of thing that a reader could not keep whole. */
export interface Loss {
  readonly kind: LossKind;
  readonly count: number;
}

/** Holds the outcome of reading a foreign file. */
export interface FormatReading {
  /** Title that the file itself carries; undefined when it has none. */
  readonly title: string | undefined;
  /** At least one. */
  readonly canvases: readonly FormatCanvas[];
  readonly losses: readonly Loss[];
}

/** Writes a file. Throws `FormatError` where the format cannot hold the source. */
export type FormatWriter = (source: FormatSource) => Uint8Array | Promise<Uint8Array>;

/** Reads a file. Throws `FormatError` for bytes that are none of the format. */
export type FormatReader = (bytes: Uint8Array) => FormatReading | Promise<FormatReading>;
