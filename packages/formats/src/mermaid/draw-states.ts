import type { Definition } from '@chartdock/documents';
import type { LossCounter } from '../model/losses.ts';
import { createNames, need, readStatement, readTarget } from './draft-names.ts';
import type { DraftNames, Statement } from './draft-names.ts';
import { draftText, drawText } from './draft-text.ts';
import { plainLabel } from './mermaid-lines.ts';
import type { MermaidSource } from './mermaid-lines.ts';

interface States extends DraftNames {
  readonly labels: Map<string, string>;
  readonly forms: Map<string, string>;
  /** Groups of states by their names. */
  readonly groups: Map<string, string>;
  readonly links: string[];
  readonly losses: LossCounter;
  /** Composite states around the line, the nearest last. */
  readonly open: string[];
}

const START = '[*]';
const IGNORED = /^(?:direction|note|end note|hide|scale|classDef|class|--|acc)/;

const stateOf = ({ open, nameOf, forms, labels, groups }: States, id: string, isTarget = false): string => {
  const scope = open.at(-1) ?? '';
  const name = nameOf(id === START ? `${scope} ${START} ${isTarget ? 'end' : 'start'}` : id);
  if (id === START) {
    forms.set(name, isTarget ? 'uml-final' : 'uml-initial');
    labels.set(name, ' ');
  }
  if (scope !== '' && !groups.has(name)) groups.set(name, scope);
  return name;
};

const ARROW = '-->';

/** Reads a transition: from which state, to which, and its words. */
const readLink = (line: string): readonly string[] | undefined => {
  const at = line.indexOf(ARROW);
  const from = line.slice(0, Math.max(0, at)).trim();
  const target = readTarget(line.slice(at + ARROW.length));
  return at === -1 || target === undefined || !/^\S+$/.test(from)
    ? undefined
    : [from, target.name, target.words];
};

const STATEMENTS: readonly Statement<States>[] = [
  [
    /^state\s+(?:"([^"]*)"\s+as\s+)?([^\s{]+)\s*\{$/,
    ({ open }, [, title, id = '']) => void open.push(plainLabel(title ?? id)),
  ],
  [/^\}$/, ({ open }) => void open.pop()],
  [
    /^state\s+"([^"]*)"\s+as\s+(\S+)$/,
    (state, [, title = '', id = '']) => void state.labels.set(stateOf(state, id), plainLabel(title)),
  ],
  [
    /^state\s+(\S+)\s+<<(\w+)>>$/,
    (state, [, id = '', form]) =>
      void state.forms.set(stateOf(state, id), form === 'choice' ? 'diamond' : 'uml-fork'),
  ],
  [
    readLink,
    (state, [begin = '', end = '', words = '']) => {
      const [from, to] = [stateOf(state, begin), stateOf(state, end, true)];
      const text = plainLabel(words);
      if (from === to) state.losses.add('connectors');
      else state.links.push(`${from} -> ${to}${text === '' ? '' : ` : ${draftText(text)}`}`);
    },
  ],
  [
    /^([^\s:]+)\s*:\s*(\S.*)$/s,
    (state, [, id = '', title = '']) => void state.labels.set(stateOf(state, id), plainLabel(title)),
  ],
];

/** Draws a state diagram; every composite state is a group. */
export const drawStates = ({ lines, title = '' }: MermaidSource, losses: LossCounter): Definition => {
  const state: States = {
    ...createNames(),
    ...{ labels: new Map(), forms: new Map(), groups: new Map(), links: [], losses, open: [] },
  };
  for (const line of lines.map((one) => one.trim()))
    if (!readStatement(STATEMENTS, state, line) && !IGNORED.test(line)) losses.add('statements');
  const { names, labels, forms, groups, links } = state;
  need(names.size, 'state');
  const lineOf = (id: string, name: string): string => {
    const form = forms.get(name);
    return `${name} = ${form === undefined ? '' : `@${form} `}${draftText(labels.get(name) ?? id)}`;
  };
  const inside = [...new Set(groups.values())].flatMap((group) => [
    `group ${draftText(group)}`,
    ...[...names]
      .filter(([, name]) => groups.get(name) === group)
      .map(([id, name]) => `  ${lineOf(id, name)}`),
  ]);
  const outside = [...names].filter(([, name]) => !groups.has(name)).map(([id, name]) => lineOf(id, name));
  return drawText(['state', ...outside, ...inside, ...links], title);
};
