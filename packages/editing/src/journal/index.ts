export { createIndexedJournal } from '../saving/indexed-journal.ts';
export type { IndexedJournalOptions } from '../saving/indexed-journal.ts';
