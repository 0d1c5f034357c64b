import type { CallInput } from '@chartdock/contract';
import type { Failure } from '../outcomes/failure.types.ts';
import type { FileItem } from '../items/file-item.types.ts';

/** A document on the person's device. */
export type ImportSource = CallInput<'importing', 'importFile'>['file'];

/** How far a document is. */
export type ImportStatus = 'waiting' | 'importing' | 'done' | 'failed';

/** One document of an import dialog. */
export interface ImportEntry {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly status: ImportStatus;
  /** Why it failed. */
  readonly failure: Failure | undefined;
  /** Whether trying again can help. */
  readonly canRetry: boolean;
  /** The file that was made of it. */
  readonly item: FileItem | undefined;
  /** Sentences about parts of the document that the file could not keep. */
  readonly losses: readonly string[];
}

/** A file that was made of a document. */
export interface ImportedFile {
  readonly item: FileItem;
  /** Sentences about parts of the document that were lost, in the language of the call. */
  readonly losses: readonly string[];
}

/** The documents of an import dialog in the order they were chosen. */
export interface ImportState {
  readonly entries: readonly ImportEntry[];
}

/** The queue of an import dialog: one document after the other. */
export interface ImportQueue {
  readonly getState: () => ImportState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes documents in and begins; one that cannot be imported fails at once. */
  readonly add: (sources: Iterable<ImportSource>) => void;
  /** Tries a failed document again. */
  readonly retry: (id: string) => void;
  /** Takes a document off the list; one under way is stopped. */
  readonly remove: (id: string) => void;
  /** Stops the current import and drops the waiting ones; finished files stay. */
  readonly dispose: () => void;
}
