import { readList } from './read-list.ts';
import { readTable } from './read-table.ts';
import type { TextReading } from './text-reading.types.ts';

/** Reads a pasted text or one that an endpoint wrote: a table where it is one, else a list. Never throws. */
export const readText = (text: string): TextReading => {
  const lines = text.split(/\r\n|\r|\n/);
  return readTable(lines) ?? readList(lines);
};
