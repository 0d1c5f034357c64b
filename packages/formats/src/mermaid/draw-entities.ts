import type { Definition } from '@chartdock/documents';
import type { LossCounter } from '../model/losses.ts';
import { createNames, need, readStatement, readTarget } from './draft-names.ts';
import type { DraftNames, Statement } from './draft-names.ts';
import { draftText, drawText } from './draft-text.ts';
import { plainLabel } from './mermaid-lines.ts';
import type { MermaidSource } from './mermaid-lines.ts';

interface Entities extends DraftNames {
  readonly rows: Map<string, string[]>;
  readonly labels: Map<string, string>;
  readonly links: string[];
  readonly losses: LossCounter;
  /** Entity whose attributes are being listed. */
  open: string | undefined;
}

const SIGN = /(\|o|\|\||\}o|\}\|)(?:--|\.\.)(o\||\|\||o\{|\|\{)/;
const LEFT: Readonly<Record<string, string>> = { '|o': '0', '||': '1', '}o': '0*', '}|': '*' };
const RIGHT: Readonly<Record<string, string>> = { 'o|': '0', '||': '1', 'o{': '0*', '|{': '*' };
const ER_SIGNS = new Set(['1-1', '1-0', '1-*', '1-0*', '*-*', '*-1', '0*-1', '0-1']);

/** Names an entity, which may have a title in brackets. */
const entityOf = ({ nameOf, labels }: Entities, text: string): string => {
  const [, id = text, label] = /^([^[]+)\[(.*)\]$/.exec(text) ?? [];
  const name = nameOf(id.replace(/^"|"$/g, ''));
  if (label !== undefined) labels.set(name, plainLabel(label));
  return name;
};

/** Reads a relation: one entity, how many of it, how many of the other, the other, and its words. */
const readRelation = (line: string): readonly (string | undefined)[] | undefined => {
  const sign = SIGN.exec(line);
  const left = line.slice(0, sign?.index ?? 0).trim();
  if (sign === null || !/^\S+$/.test(left)) return undefined;
  const target = readTarget(line.slice(sign.index + sign[0].length));
  return target && [left, sign[1], sign[2], target.name, target.words];
};

const STATEMENTS: readonly Statement<Entities>[] = [
  [
    readRelation,
    (state, [left = '', from = '', to = '', right = '', text = '']) => {
      const { links, losses } = state;
      const wanted = `${LEFT[from] ?? '1'}-${RIGHT[to] ?? '1'}`;
      const isKnown = ER_SIGNS.has(wanted);
      if (!isKnown) losses.add('styles');
      const [a, b] = [entityOf(state, left), entityOf(state, right)];
      if (a === b) losses.add('connectors');
      else
        links.push(
          `${a} ${isKnown ? wanted : '*-*'} ${b}${text === '' ? '' : ` : ${draftText(plainLabel(text))}`}`,
        );
    },
  ],
  [
    /^([^\s{[]+(?:\[[^\]]*\])?)\s*(?:(\{)\s*(\})?)?$/,
    (state, [, text = '', brace, end]) => {
      const name = entityOf(state, text);
      if (brace !== undefined && end === undefined) state.open = name;
    },
  ],
];

const addAttribute = ({ rows }: Entities, open: string, line: string): void => {
  const [, type, name = '', keys = ''] = /^(\S+)\s+(\S+)(.*)/s.exec(line) ?? [];
  if (type === undefined) return;
  const words = [name, keys.replace(/"[^"]*"/g, '').trim()].filter((one) => one !== '').join(' ');
  rows.set(open, [...(rows.get(open) ?? []), `${draftText(words)} ; ${draftText(type)}`]);
};

const readLine = (state: Entities, line: string): void => {
  const { open, losses } = state;
  if (open === undefined) {
    if (!readStatement(STATEMENTS, state, line)) losses.add('statements');
  } else if (line === '}') state.open = undefined;
  else addAttribute(state, open, line);
};

/** Draws an entity-relationship diagram: entities with their attributes, and how many of one belong to another. */
export const drawEntities = ({ lines, title = '' }: MermaidSource, losses: LossCounter): Definition => {
  const state: Entities = {
    ...createNames(),
    ...{ rows: new Map(), labels: new Map(), links: [], losses, open: undefined },
  };
  for (const line of lines) readLine(state, line.trim());
  const { names, labels, rows, links } = state;
  need(names.size, 'entity');
  const shapes = [...names].flatMap(([id, name]) => [
    `${name} = ${draftText(labels.get(name) ?? id)}`,
    ...(rows.get(name) ?? []).map((row) => `  ${row}`),
  ]);
  return drawText(['er', ...shapes, ...links], title);
};
