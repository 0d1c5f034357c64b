import { findShape } from '@chartdock/documents';
import type { DraftEdge } from './connectors.ts';
import { CONNECTORS, readConnectors } from './connectors.ts';
import type { DraftLine, Sheet } from './draft.types.ts';

/** A shape as a draft writes it: `id = @shape~tone text`. */
export interface DraftNode {
  readonly id: string;
  readonly shape: string;
  readonly tone: number | undefined;
  readonly text: string;
  /** Lines below it, one step deeper: rows of a table, entries of a screen. */
  readonly rows: readonly string[];
  /** The lane or group that holds it. */
  readonly group: string | undefined;
  readonly line: DraftLine;
}

/** A lane or a group: `lane text` or `group text`, with its shapes one step deeper. */
export interface DraftGroup {
  readonly id: string;
  readonly text: string;
}

/** Everything a draft of shapes and connectors says. */
export interface GraphItems {
  readonly nodes: readonly DraftNode[];
  readonly groups: readonly DraftGroup[];
  readonly edges: readonly DraftEdge[];
}

/** Short names of the shapes that drafts use most. Any other is named by its id. */
export const SHORT_NAMES: Readonly<Record<string, string>> = {
  start: 'terminator',
  end: 'terminator',
  step: 'round',
  ask: 'diamond',
  data: 'parallelogram',
  doc: 'document',
  docs: 'documents',
  sub: 'subprocess',
  store: 'cylinder',
  manual: 'manual-operation',
  wait: 'delay',
  screen: 'display',
  box: 'rect',
};

const NODE = /^([A-Za-z]\w*) = (?:@([\w-]+))?(?:~([0-7]))?\s*(.*)/s;
const GROUP = /^(?:group|lane) (.+)$/;

/** Whether a line is a heading. A shape may be named `group` or `lane` too: `lane = text` and `lane -> b` are about that one. */
const headingOf = (text: string): string | undefined => {
  const [, heading] = GROUP.exec(text) ?? [];
  if (heading === undefined || NODE.test(text)) return undefined;
  const [, second = ''] = text.split(/\s+/);
  return Object.hasOwn(CONNECTORS, second) ? undefined : heading;
};

interface Reading {
  readonly nodes: DraftNode[];
  readonly groups: DraftGroup[];
  readonly edges: DraftEdge[];
  readonly names: Set<string>;
}

/** Reads shapes, connectors, groups and rows. A shape without a name for its form takes the usual one. */
export const readGraphItems = (sheet: Sheet, usualShape: string): GraphItems => {
  const reading: Reading = { nodes: [], groups: [], edges: [], names: new Set() };
  let group: string | undefined;
  let base = 0;
  for (const line of sheet.lines) {
    const heading = headingOf(line.text);
    if (heading !== undefined && line.depth === 0) {
      group = `g${reading.groups.length}`;
      base = 1;
      reading.groups.push({ id: group, text: sheet.say(heading) });
      continue;
    }
    if (line.depth === 0) [group, base] = [undefined, 0];
    if (line.depth > base) addRow(reading, line, sheet);
    else readItem({ reading, line, sheet, group, usualShape });
  }
  if (reading.nodes.length > MOST) sheet.lines.slice(0, 1).forEach((line) => sheet.fault(line, 'many'));
  return reading;
};

/** Shapes of one draft; beyond it no drawing can be read any more. */
const MOST = 400;

const addRow = ({ nodes }: Reading, line: DraftLine, sheet: Sheet): void => {
  const last = nodes.pop();
  if (last === undefined) sheet.fault(line, 'deep');
  else nodes.push({ ...last, rows: [...last.rows, sheet.say(line.text)] });
};

interface Item {
  readonly reading: Reading;
  readonly line: DraftLine;
  readonly sheet: Sheet;
  readonly group: string | undefined;
  readonly usualShape: string;
}

const readItem = ({ reading, line, sheet, group, usualShape }: Item): void => {
  const match = NODE.exec(line.text);
  if (match === null) {
    const edges = readConnectors(line, sheet);
    if (edges === undefined) sheet.fault(line, 'line');
    else reading.edges.push(...edges);
    return;
  }
  const [, id = '', word = usualShape, tone, text = ''] = match;
  const shape = Object.hasOwn(SHORT_NAMES, word) ? (SHORT_NAMES[word] ?? word) : word;
  if (reading.names.has(id)) return sheet.fault(line, 'twice');
  if (findShape(shape) === undefined) return sheet.fault(line, 'shape');
  reading.names.add(id);
  reading.nodes.push({
    id,
    shape,
    tone: tone === undefined ? undefined : Number(tone),
    text: sheet.say(text),
    rows: [],
    group,
    line,
  });
};
