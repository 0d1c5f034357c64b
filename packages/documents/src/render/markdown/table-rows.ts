import type { CellAlign } from './markdown.types.ts';

/** Returns whether a line stands between the heading of a table and its rows. */
export const isTableRule = (text: string): boolean =>
  /^[-:| ]+$/.test(text) && /[|:]/.test(text) && splitCells(text).every((cell) => /^:?-+:?$/.test(cell));

/** Cuts a row into its cells; a line that is escaped belongs to its cell. */
export const splitCells = (row: string): string[] => {
  const cells: string[] = [];
  let cell = '';
  const text = row.trim();
  for (let at = text.startsWith('|') ? 1 : 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\\' && text.charAt(at + 1) === '|') {
      cell += '|';
      at += 1;
    } else if (sign === '\\') {
      cell += text.slice(at, at + 2);
      at += 1;
    } else if (sign === '|') {
      cells.push(cell.trim());
      cell = '';
    } else cell += sign;
  }
  if (cell.trim() !== '' || !text.endsWith('|') || cells.length === 0) cells.push(cell.trim());
  return cells;
};

/** Reads how the columns of a table are set. */
export const readAligns = (rule: string): CellAlign[] =>
  splitCells(rule).map((cell) => (cell.endsWith(':') ? (cell.startsWith(':') ? 'center' : 'right') : 'left'));
