import { drawFlow } from '@chartdock/drafting';
import { FormatError } from '../model/format-error.ts';
import type { FormatCanvas } from '../model/format.types.ts';
import type { LossCounter } from '../model/losses.ts';
import { fitText } from '../trees/tree-parts.ts';
import { definitionOf } from '../trees/tree-parts.ts';

/** Names the columns of tables that other programs export, in lower case. */
const COLUMNS = {
  id: ['id', 'process step id', 'item id'],
  shape: ['name', 'shape type', 'type'],
  from: ['line source', 'source', 'from', 'connector source'],
  to: ['line destination', 'destination', 'target', 'to', 'connector target', 'next step id'],
  text: ['text area 1', 'text', 'content', 'process step description', 'label'],
} as const;

type Column = keyof typeof COLUMNS;

const FORMS: readonly (readonly [pattern: RegExp, form: string])[] = [
  [/decision|diamond|gateway/i, 'diamond'],
  [/terminator|start|end/i, 'terminator'],
  [/data|input|output|parallelogram/i, 'parallelogram'],
  [/database|cylinder/i, 'cylinder'],
  [/document/i, 'document'],
  [/circle|ellipse|event/i, 'ellipse'],
  [/subprocess|predefined/i, 'subprocess'],
];

const LINE = /^(line|connector|arrow)/i;

const columnsOf = (head: readonly string[]): ReadonlyMap<Column, number> =>
  new Map(
    (Object.keys(COLUMNS) as Column[]).flatMap((column): [Column, number][] => {
      const names: readonly string[] = COLUMNS[column];
      const at = head.findIndex((cell) => names.includes(cell.trim().toLowerCase()));
      return at === -1 ? [] : [[column, at]];
    }),
  );

/** Returns whether a table lists shapes and the lines between them. */
export const isShapeTable = ([head = []]: readonly string[][]): boolean => {
  const columns = columnsOf(head);
  return columns.has('id') && columns.has('to') && (columns.has('text') || columns.has('shape'));
};

interface Row {
  readonly id: string;
  readonly shape: string;
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

const listOf = (cell: string): readonly string[] =>
  cell
    .split(/[,;]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Makes a laid out diagram of a table of shapes and lines. Throws `no_content` where it names no shape. */
export const readShapeTable = (
  [head = [], ...body]: readonly string[][],
  losses: LossCounter,
): FormatCanvas => {
  const columns = columnsOf(head);
  const cell = (row: readonly string[], column: Column): string =>
    (row[columns.get(column) ?? -1] ?? '').trim();
  const rows = body.map((row): Row => ({
    id: cell(row, 'id'),
    shape: cell(row, 'shape'),
    from: cell(row, 'from'),
    to: cell(row, 'to'),
    text: fitText(cell(row, 'text'), losses),
  }));
  const isLine = ({ shape, from, to }: Row): boolean =>
    from !== '' && to !== '' && (shape === '' || LINE.test(shape) || columns.has('from'));
  const lines = rows.filter(isLine);
  const known = rows.filter((row) => !isLine(row) && row.id !== '' && !/^(document|page)$/i.test(row.shape));
  if (known.length === 0) throw new FormatError('no_content', 'the table names no shape');
  const steps = known.map(({ id, shape, text }) => {
    const form = FORMS.find(([pattern]) => pattern.test(shape))?.[1];
    return {
      id,
      text: text === '' && form === undefined ? shape : text,
      ...(form === undefined ? {} : { form }),
    };
  });
  const ids = new Set(steps.map(({ id }) => id));
  const links = [
    ...lines.map(({ from, to, text }) => ({ from, to, label: text })),
    ...known.flatMap(({ id, to }) => listOf(to).map((target) => ({ from: id, to: target, label: '' }))),
  ];
  losses.add(
    'connectors',
    links.filter(({ from, to }) => from === to || !ids.has(from) || !ids.has(to)).length,
  );
  return { title: '', definition: definitionOf(drawFlow({ steps, links }, { title: '' })) };
};
