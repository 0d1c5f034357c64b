import { parse } from 'csv-parse/sync';
import { decodeUtf8 } from '../archives/zip.ts';
import { FormatError } from '../model/format-error.ts';
import type { FormatCanvas, FormatReader } from '../model/format.types.ts';
import { LossCounter } from '../model/losses.ts';
import { createIds, fitText, safeLink, treeCanvas } from '../trees/tree-parts.ts';
import type { DraftTopic } from '../trees/tree-parts.ts';
import { isShapeTable, readShapeTable } from './read-shape-table.ts';

const DELIMITERS = [',', '\t', ';'] as const;

/** Takes the apostrophe off that keeps spreadsheets from running a cell. */
const bareCell = (text: string): string => (/^'[=+\-@\t\r']/.test(text) ? text.slice(1) : text);

/** Picks the sign that parts the first line into the most cells. */
const delimiterOf = (text: string): string => {
  const line = text.slice(0, Math.max(0, text.search(/[\r\n]/)) || text.length);
  return [...DELIMITERS].sort((a, b) => line.split(b).length - line.split(a).length)[0] ?? ',';
};

const rowsOf = (text: string): readonly string[][] => {
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: 1_048_576,
    });
  } catch (error) {
    throw new FormatError('damaged', error instanceof Error ? error.message : 'no table');
  }
};

const LEVEL = /^Level \d+$/;

interface Reading {
  readonly losses: LossCounter;
  readonly nextId: () => string;
}

/** Reads the table that we write: a topic stands in the column of its level. */
const readLevels = (rows: readonly string[][], { losses, nextId }: Reading): readonly DraftTopic[] => {
  const [head = [], ...body] = rows;
  const levels = head.filter((cell) => LEVEL.test(cell)).length;
  const roots: DraftTopic[] = [];
  const open: DraftTopic[] = [];
  for (const row of body) {
    const found = row.findIndex((cell, at) => at < levels && cell !== '');
    const depth = found === -1 ? Math.min(open.length, levels - 1) : Math.min(found, open.length);
    const href = safeLink(row[levels + 1], losses);
    const note = bareCell(row[levels] ?? '');
    const topic: DraftTopic = {
      id: nextId(),
      title: fitText(bareCell(row[found] ?? ''), losses),
      children: [],
      ...(note === '' ? {} : { note: fitText(note, losses) }),
      ...(href === undefined ? {} : { href }),
    };
    open.length = depth;
    (open.at(-1)?.children ?? roots).push(topic);
    open.push(topic);
  }
  return roots;
};

/** Reads any other table: each row is a way from the top, and equal beginnings are one branch. */
const readPaths = (rows: readonly string[][], { losses, nextId }: Reading): readonly DraftTopic[] => {
  const roots: DraftTopic[] = [];
  for (const row of rows) {
    let level = roots;
    let isNew = false;
    for (const cell of row.map((one) => bareCell(one.trim())).filter((one) => one !== '')) {
      const last: DraftTopic | undefined = isNew ? undefined : level.at(-1);
      isNew = last?.title !== cell;
      const topic: DraftTopic =
        last !== undefined && !isNew ? last : { id: nextId(), title: fitText(cell, losses), children: [] };
      if (isNew) level.push(topic);
      level = topic.children;
    }
  }
  return roots;
};

const canvasOf = (tops: readonly DraftTopic[], nextId: () => string): FormatCanvas => {
  const [only, ...others] = tops;
  if (only === undefined) throw new FormatError('no_content', 'the table is empty');
  const root = others.length === 0 ? only : { id: nextId(), title: '', children: [...tops] };
  return treeCanvas({ title: root.title, structure: 'free', root });
};

/**
 * Reads a table as a tree: ours by its levels, others by the way that each row spells. A table of shapes and lines, as Lucid and Miro
 * export, becomes a diagram. Throws `no_content` for an empty one.
 */
export const readCsv: FormatReader = (bytes) => {
  const rows = rowsOf(decodeUtf8(bytes));
  const losses = new LossCounter();
  if (isShapeTable(rows))
    return { title: undefined, canvases: [readShapeTable(rows, losses)], losses: losses.toArray() };
  const reading: Reading = { losses, nextId: createIds() };
  const isOurs = rows[0]?.[0] === 'Level 1';
  const tops = isOurs ? readLevels(rows, reading) : readPaths(rows, reading);
  const canvas = canvasOf(tops, reading.nextId);
  return {
    title: canvas.title === '' ? undefined : canvas.title,
    canvases: [canvas],
    losses: losses.toArray(),
  };
};
