import type { FormatErrorCode, FormatId, Loss } from '@chartdock/formats';

/** A canvas as it crosses threads; its definition was read once before and is read again there. */
export interface SentCanvas {
  readonly title: string;
  readonly definition: unknown;
}

/** Drawings of the first canvas. */
export type DrawnFormat = 'jpg' | 'hd_jpg' | 'png' | 'hd_png' | 'svg';

/** A file to write. */
export interface WriteJob {
  readonly kind: 'write';
  readonly format: FormatId | DrawnFormat;
  readonly title: string;
  /** Category of the file: it decides the drawing of a canvas that does not read. */
  readonly category: string;
  readonly canvases: readonly SentCanvas[];
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** A file to read. */
export interface ReadJob {
  readonly kind: 'read';
  readonly format: FormatId;
  readonly bytes: Uint8Array;
}

/** Bytes to write or to read. */
export type FormatJob = WriteJob | ReadJob;

/** Result of a job. */
export type FormatOutcome =
  | { readonly kind: 'written'; readonly bytes: Uint8Array }
  | {
      readonly kind: 'read';
      readonly title: string | undefined;
      readonly canvases: readonly SentCanvas[];
      readonly losses: readonly Loss[];
    }
  | { readonly kind: 'refused'; readonly code: FormatErrorCode; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };

/** Start data of a worker. */
export interface FormatWorkerStart {
  /** Folder that fonts are unpacked into. */
  readonly fontFolder: string;
}
