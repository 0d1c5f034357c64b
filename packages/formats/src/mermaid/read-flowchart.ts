import type { LossCounter } from '../model/losses.ts';
import { plainLabel } from './mermaid-lines.ts';

/** A shape of a flowchart. */
export interface FlowNode {
  readonly id: string;
  readonly text: string;
  readonly form: string;
  /** Title of the subgraph around it; undefined outside of any. */
  readonly group: string | undefined;
}

/** A connector of a flowchart. */
export interface FlowEdge {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly isDashed: boolean;
  readonly hasArrow: boolean;
  readonly isTwoWay: boolean;
}

/** A flowchart as it was read. */
export interface Flowchart {
  readonly nodes: readonly FlowNode[];
  readonly edges: readonly FlowEdge[];
  /** Titles of subgraphs in their order. */
  readonly groups: readonly string[];
}

const ID = /^\s*([\p{L}\p{N}_](?:[\p{L}\p{N}_.]|-(?![-.>=]))*)/u;
const BRACKETS: readonly (readonly [open: string, close: string, form: string])[] = [
  ['(((', ')))', 'circle'],
  ['([', '])', 'terminator'],
  ['[[', ']]', 'subprocess'],
  ['[(', ')]', 'cylinder'],
  ['((', '))', 'circle'],
  ['{{', '}}', 'hexagon'],
  ['[/', '/]', 'parallelogram'],
  ['[\\', '\\]', 'parallelogram'],
  ['[/', '\\]', 'manual-operation'],
  ['[\\', '/]', 'manual-operation'],
  ['>', ']', 'card'],
  ['[', ']', 'rect'],
  ['(', ')', 'round'],
  ['{', '}', 'diamond'],
];
const NEW_SHAPE = /^@\{([^}]{0,2000})\}/;
const FORMS: Readonly<Record<string, string>> = {
  diam: 'diamond',
  decision: 'diamond',
  cyl: 'cylinder',
  db: 'cylinder',
  database: 'cylinder',
  stadium: 'terminator',
  terminal: 'terminator',
  rounded: 'round',
  event: 'round',
  doc: 'document',
  document: 'document',
  docs: 'documents',
  hex: 'hexagon',
  circle: 'circle',
  circ: 'circle',
  'lean-r': 'parallelogram',
  'in-out': 'parallelogram',
  subproc: 'subprocess',
  subprocess: 'subprocess',
  delay: 'delay',
  tri: 'triangle',
};
const WITH_TEXT =
  /^\s*([<ox]?)(--|==|-\.)\s{0,100}(?![->=.])([^\n]{1,500}?)\s{0,100}(-{2,}[>ox]?|={2,}[>ox]?|\.{1,5}-[>ox]?)(?=\s|\p{L}|\p{N}|$)/u;
const PLAIN =
  /^\s*([<ox](?=[-=]))?(-{2,}>|-{3,}|-{2,}[ox](?=\s)|-\.{1,5}-[>ox]?|={2,}>|={3,}|~~~)\s*(?:\|(\s*"[^"]{0,500}"\s*|[^|]{0,500})\|)?/;

interface Line {
  readonly body: string;
  readonly text: string;
  readonly isTwoWay: boolean;
}

/** Reads a flowchart statement by statement. */
class FlowReading {
  readonly nodes = new Map<string, FlowNode>();
  readonly edges: FlowEdge[] = [];
  readonly groups: string[] = [];
  readonly #open: string[] = [];
  readonly #losses: LossCounter;

  constructor(losses: LossCounter) {
    this.#losses = losses;
  }

  readLine(line: string): void {
    const text = line.trim();
    const group = /^subgraph\s+(\S.*)$/s.exec(text);
    if (group !== null) return this.#openGroup(group[1] ?? '');
    if (text === 'end') return void this.#open.pop();
    if (/^(classDef|class|style|linkStyle|click|direction|accTitle|accDescr)\b/.test(text)) {
      if (/^(style|classDef|linkStyle)\b/.test(text)) this.#losses.add('styles');
      return;
    }
    if (!this.#readStatement(text)) this.#losses.add('statements');
  }

  #openGroup(words: string): void {
    const titled = /^[^\s[]+\s*\[(.*)\]$/.exec(words);
    const title = plainLabel(titled?.[1] ?? words);
    this.#open.push(title);
    this.groups.push(title);
  }

  #readStatement(text: string): boolean {
    let rest = text;
    let from: readonly string[] | undefined;
    let line: Line | undefined;
    while (rest.trim() !== '') {
      const row = this.#readNodes(rest);
      if (row === undefined) return false;
      rest = row.rest;
      if (from !== undefined && line !== undefined) this.#connect(from, row.ids, line);
      from = row.ids;
      const next = readLink(rest);
      if (next === undefined) return rest.trim() === '';
      line = next.line;
      rest = next.rest;
    }
    return line === undefined;
  }

  #connect(from: readonly string[], to: readonly string[], { body, text, isTwoWay }: Line): void {
    if (body === '~~~') return;
    for (const a of from)
      for (const b of to)
        this.edges.push({
          from: a,
          to: b,
          text,
          isTwoWay,
          isDashed: body.includes('.'),
          hasArrow: /[>ox]$/.test(body),
        });
  }

  #readNodes(text: string): { readonly ids: readonly string[]; readonly rest: string } | undefined {
    const ids: string[] = [];
    let rest = text;
    for (;;) {
      const node = this.#readNode(rest);
      if (node === undefined) return undefined;
      ids.push(node.id);
      rest = node.rest;
      const more = /^\s*&\s*/.exec(rest);
      if (more === null) return { ids, rest };
      rest = rest.slice(more[0].length);
    }
  }

  #readNode(text: string): { readonly id: string; readonly rest: string } | undefined {
    const named = ID.exec(text);
    if (named === null) return undefined;
    const id = named[1] ?? '';
    const shape = readShape(text.slice(named[0].length));
    this.#enter(id, shape);
    return { id, rest: shape.rest.replace(/^:::[\w-]+/, '') };
  }

  #enter(id: string, shape: ReadShape): void {
    const known = this.nodes.get(id);
    if (known !== undefined && shape.text === undefined) return;
    const { text, form, group } = known ?? { text: id, form: 'rect', group: this.#open.at(-1) };
    this.nodes.set(id, {
      id,
      text: shape.text ?? text,
      form: shape.form ?? form,
      group: group ?? this.#open.at(-1),
    });
  }
}

interface ReadShape {
  readonly text: string | undefined;
  readonly form: string | undefined;
  readonly rest: string;
}

/** Reads a shape as newer sources write it: `@{ shape: …, label: … }`. */
const readNewShape = (rest: string): ReadShape | undefined => {
  const [whole, words = ''] = NEW_SHAPE.exec(rest) ?? [];
  if (whole === undefined) return undefined;
  const label = /label:\s*("[^"]*"|[^,}]+)/.exec(words)?.[1];
  const shape = /shape:\s*([\w-]+)/.exec(words)?.[1] ?? '';
  return {
    text: label === undefined ? undefined : plainLabel(label),
    form: FORMS[shape] ?? 'rect',
    rest: rest.slice(whole.length),
  };
};

const readShape = (rest: string): ReadShape => readNewShape(rest) ?? readBrackets(rest);

const readBrackets = (rest: string): ReadShape => {
  for (const [open, close, form] of BRACKETS) {
    if (!rest.startsWith(open)) continue;
    const isQuoted = /^\s*"/.test(rest.slice(open.length));
    const from = isQuoted ? rest.indexOf('"', rest.indexOf('"') + 1) : open.length;
    const end = from === -1 ? -1 : rest.indexOf(close, from);
    if (end === -1) continue;
    return { text: plainLabel(rest.slice(open.length, end)), form, rest: rest.slice(end + close.length) };
  }
  return { text: undefined, form: undefined, rest };
};

const readLink = (rest: string): { readonly line: Line; readonly rest: string } | undefined => {
  const plain = PLAIN.exec(rest);
  if (plain !== null) {
    const [whole, begin = '', body = '', text = ''] = plain;
    return { line: { body, text: plainLabel(text), isTwoWay: begin !== '' }, rest: rest.slice(whole.length) };
  }
  const worded = WITH_TEXT.exec(rest);
  if (worded === null) return undefined;
  const [whole, begin = '', , text = '', body = ''] = worded;
  return { line: { body, text: plainLabel(text), isTwoWay: begin !== '' }, rest: rest.slice(whole.length) };
};

/** Parts a line into statements at semicolons outside of quotes. */
const statementsOf = (line: string): readonly string[] => {
  const parts = line.split(';');
  const quotes = parts.map((part) => part.split('"').length - 1);
  let left = quotes.reduce((sum, count) => sum + count, 0);
  const statements: string[] = [];
  let open = '';
  for (const [at, part] of parts.entries()) {
    left -= quotes[at] ?? 0;
    open += part;
    if (left % 2 === 0) {
      statements.push(open);
      open = '';
    } else open += ';';
  }
  return statements.filter((one) => one.trim() !== '');
};

/** Reads the lines of a flowchart; counts those that are not understood. */
export const readFlowchart = (lines: readonly string[], losses: LossCounter): Flowchart => {
  const reading = new FlowReading(losses);
  for (const line of lines)
    for (const statement of line.length > 20_000 ? [] : statementsOf(line)) reading.readLine(statement);
  return { nodes: [...reading.nodes.values()], edges: reading.edges, groups: reading.groups };
};
