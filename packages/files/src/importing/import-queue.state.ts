import { IMPORT_MEGABYTES, importEndingOf } from '@chartdock/contract';
import * as CODE from '@chartdock/contract/codes';
import type { Failure } from '../outcomes/failure.types.ts';
import type { ImportEntry, ImportSource, ImportState, ImportedFile } from './import-queue.types.ts';

/** Nothing was chosen yet. */
export const NO_IMPORTS: ImportState = { entries: [] };

const MEGABYTE = 1_048_576;

// These say something about the document itself, which another try does not change.
const FINAL_CODES: ReadonlySet<string> = new Set([
  CODE.importFormatUnknown,
  CODE.importUnreadable,
  CODE.importEncodingUnsure,
  CODE.fileTooLarge,
]);

/** Tells why a document cannot be imported, as far as its name and size say; undefined when they say nothing. */
export const importProblem = ({ name, size }: Pick<ImportSource, 'name' | 'size'>): Failure | undefined => {
  if (importEndingOf(name) === undefined)
    return { code: CODE.importFormatUnknown, text: { key: 'error.importFormatUnknown' }, isSilent: false };
  if (size > IMPORT_MEGABYTES * MEGABYTE) {
    const text = { key: 'validation.fileSize', values: { n: IMPORT_MEGABYTES } } as const;
    return { code: CODE.fileTooLarge, text, isSilent: false };
  }
  return undefined;
};

const change = (
  { entries }: ImportState,
  id: string,
  next: (entry: ImportEntry) => ImportEntry,
): ImportState => ({ entries: entries.map((entry) => (entry.id === id ? next(entry) : entry)) });

const failed = (entry: ImportEntry, failure: Failure): ImportEntry => ({
  ...entry,
  status: 'failed',
  failure,
  canRetry: !FINAL_CODES.has(failure.code),
});

/** A document was chosen; it waits, or has failed by its name or size. */
export const afterSourceAdded = (
  { entries }: ImportState,
  { id, source }: { readonly id: string; readonly source: Pick<ImportSource, 'name' | 'size'> },
): ImportState => {
  const { name, size } = source;
  const waiting: ImportEntry = {
    ...{ id, name, size, status: 'waiting' },
    ...{ failure: undefined, canRetry: true, item: undefined, losses: [] },
  };
  const problem = importProblem(source);
  return { entries: [...entries, problem === undefined ? waiting : failed(waiting, problem)] };
};

/** A document is on its way. */
export const afterImportBegan = (state: ImportState, id: string): ImportState =>
  change(state, id, (entry) => ({ ...entry, status: 'importing', failure: undefined }));

/** A file was made of a document. */
export const afterImported = (state: ImportState, id: string, made: ImportedFile): ImportState =>
  change(state, id, (entry) => ({ ...entry, ...made, status: 'done' }));

/** A document failed; with the file limit reached those that wait fail for the same reason, unsent. */
export const afterImportFailed = (state: ImportState, id: string, failure: Failure): ImportState => {
  const stops = failure.code === CODE.quotaExhausted;
  return {
    entries: state.entries.map((entry) =>
      entry.id === id || (stops && entry.status === 'waiting') ? failed(entry, failure) : entry,
    ),
  };
};

/** A failed document is to be tried again. */
export const afterRetryAsked = (state: ImportState, id: string): ImportState =>
  change(state, id, (entry) =>
    entry.status === 'failed' && entry.canRetry ? { ...entry, status: 'waiting', failure: undefined } : entry,
  );

/** A document was taken off the list. */
export const afterImportRemoved = ({ entries }: ImportState, id: string): ImportState => ({
  entries: entries.filter((entry) => entry.id !== id),
});
