import { plainText } from './plain-text.ts';
import type { TableRow, TextReading } from './text-reading.types.ts';

const RULE = /^\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*\|?$/;
const LISTED = /^\s*(?:[-*+#•]|\d{1,3}[.)]\s)/;

interface NumberedLine {
  readonly text: string;
  readonly line: number;
}

const splitBars = (text: string): string[] =>
  text
    .replace(/^\s*\|/, '')
    .replace(/\|\s*$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|'));

/** Splits a line at a sign; within quotes the sign is a letter, and two quotes are one. */
const splitAt =
  (sign: string) =>
  (text: string): string[] => {
    const cells: string[] = [];
    let cell = '';
    let isQuoted = false;
    for (let at = 0; at < text.length; at += 1) {
      const letter = text.charAt(at);
      if (letter === '"' && isQuoted && text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else if (letter === '"' && (isQuoted || cell.trim() === '')) {
        isQuoted = !isQuoted;
        if (isQuoted) cell = '';
      } else if (letter === sign && !isQuoted) {
        cells.push(cell);
        cell = '';
      } else cell += letter;
    }
    return [...cells, cell];
  };

const rowOf =
  (split: (text: string) => string[]) =>
  ({ text, line }: NumberedLine): TableRow => ({ cells: split(text).map(plainText), line });

const tableOf = ([head, ...rows]: readonly TableRow[]): TextReading | undefined =>
  head === undefined || head.cells.length < 2 || rows.length === 0
    ? undefined
    : { form: 'table', head, rows };

const readMarkdown = (lines: readonly NumberedLine[]): TextReading | undefined => {
  const [head, rule, ...rows] = lines;
  if (head === undefined || rule === undefined || !head.text.includes('|') || !RULE.test(rule.text.trim()))
    return undefined;
  const end = rows.findIndex(({ text }) => !text.includes('|'));
  return tableOf([head, ...(end < 0 ? rows : rows.slice(0, end))].map(rowOf(splitBars)));
};

const readTabs = (lines: readonly NumberedLine[]): TextReading | undefined =>
  lines[0]?.text.trim().includes('\t') === true && lines.every(({ text }) => text.includes('\t'))
    ? tableOf(lines.map(rowOf(splitAt('\t'))))
    : undefined;

/** Commas also stand in sentences: only lines that have as many as the first make a table. */
const readCommas = (lines: readonly NumberedLine[]): TextReading | undefined => {
  if (lines.some(({ text }) => LISTED.test(text))) return undefined;
  const rows = lines.map(rowOf(splitAt(',')));
  const [head] = rows;
  return rows.every(({ cells }) => cells.length === head?.cells.length) ? tableOf(rows) : undefined;
};

/** Reads a table: of markdown, or with columns that tabs or commas separate, as spreadsheets copy them; undefined for anything else. */
export const readTable = (lines: readonly string[]): TextReading | undefined => {
  const said = lines
    .map((text, index) => ({ text, line: index + 1 }))
    .filter(({ text }) => text.trim() !== '');
  return readMarkdown(said) ?? readTabs(said) ?? readCommas(said);
};
