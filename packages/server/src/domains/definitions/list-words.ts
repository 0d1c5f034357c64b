import { listTexts, readDefinition } from '@chartdock/documents';
import type { AnyDefinition } from './body-row.ts';

/** Most signs of a file that a search looks through. */
const MOST = 20_000;

/** Lists the words that definitions show, one line for each place, as far as a search looks through them; nothing for unreadable ones. */
export const listWords = (definitions: readonly (AnyDefinition | null)[]): string => {
  const lines: string[] = [];
  let left = MOST;
  for (const stored of definitions) {
    const reading = readDefinition(stored);
    if (reading.status !== 'read') continue;
    for (const { text, note } of listTexts(reading.definition)) {
      const line = [text, note ?? ''].join(' ').replace(/\s+/g, ' ').trim().slice(0, left);
      if (line === '') continue;
      lines.push(line);
      left -= line.length + 1;
      if (left <= 0) return lines.join('\n');
    }
  }
  return lines.join('\n');
};
