import { stringify } from 'csv-stringify/sync';
import { strToU8 } from 'fflate';
import type { FormatWriter } from '../model/format.types.ts';
import { walkTopics } from '../trees/tree-parts.ts';
import { treesOf } from '../trees/trees-of.ts';

const MARK = '\ufeff';
const FORMULA = /^[=+\-@\t\r]/;

/** Keeps a spreadsheet from running a cell: an apostrophe goes before a sign that begins a formula, and before one that stands there already. */
export const guardCell = (text: string): string =>
  FORMULA.test(text) || text.startsWith("'") ? `'${text}` : text;

/**
 * Writes trees as a table with a column for each level, then note and link: one topic a row, in the column of its level, so that
 * order and parents can be read off. UTF-8 with a byte order mark, for Excel. Throws `no_content` without a tree.
 */
export const writeCsv: FormatWriter = (source) => {
  const trees = treesOf(source).map(({ definition }) => walkTopics(definition.root));
  const levels = Math.max(...trees.flat().map(({ depth }) => depth)) + 1;
  const head = [...Array.from({ length: levels }, (_, at) => `Level ${at + 1}`), 'Note', 'Link'];
  const rows = trees.flat().map(({ topic, depth }) => {
    const cells = Array.from({ length: levels }, (_, at) => (at === depth ? guardCell(topic.title) : ''));
    return [...cells, guardCell(topic.note ?? ''), topic.href ?? ''];
  });
  return strToU8(MARK + stringify([head, ...rows], { record_delimiter: 'windows' }));
};
