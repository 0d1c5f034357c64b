import type { Definition } from '@chartdock/documents';
import type { LossCounter } from '../model/losses.ts';
import { createNames, need, readStatement, readTarget } from './draft-names.ts';
import type { DraftNames, Statement } from './draft-names.ts';
import { draftText, drawText } from './draft-text.ts';
import { plainLabel } from './mermaid-lines.ts';
import type { MermaidSource } from './mermaid-lines.ts';

interface Classes extends DraftNames {
  readonly members: Map<string, string[]>;
  readonly labels: Map<string, string>;
  readonly links: string[];
  readonly losses: LossCounter;
  /** Class whose members are being listed. */
  open: string | undefined;
}

/** Pairs arrows of class diagrams with those of drafts, and says whether the ends change places. */
const CLASS_SIGNS: Readonly<Record<string, readonly [sign: string, isTurned: boolean]>> = {
  '<|--': ['--|>', true],
  '--|>': ['--|>', false],
  '<|..': ['..|>', true],
  '..|>': ['..|>', false],
  '*--': ['*--', false],
  '--*': ['*--', true],
  'o--': ['o--', false],
  '--o': ['o--', true],
  '<--': ['->', true],
  '-->': ['->', false],
  '<..': ['..>', true],
  '..>': ['..>', false],
  '--': ['--', false],
  '..': ['..>', false],
};

const ARROW = String.raw`<\|--|<\|\.\.|--\|>|\.\.\|>|\*--|--\*|o--|--o|<--|-->|<\.\.|\.\.>|--|\.\.`;
const LEFT = new RegExp(String.raw`^([^\s"]+?)(?=[\s"]|${ARROW})`);
const COUNT = /^"([^"]*)"/;
const SIGN = new RegExp(`^(?:${ARROW})`);
const IGNORED = /^(?:direction|note|namespace|\}|<<|click|style|classDef|cssClass|acc)/;

const generic = (text: string): string => text.replace(/~([^~]*)~/g, '<$1>');

/** Removes a match of `form` from the beginning of a text, with the spaces behind. */
const takeOff = (text: string, form: RegExp): readonly [taken: RegExpExecArray | undefined, rest: string] => {
  const taken = form.exec(text) ?? undefined;
  return [taken, text.slice(taken?.[0].length ?? 0).trimStart()];
};

/** Reads a relation: one class and how many of it, the arrow, how many of the other and the other, and its words. */
const readRelation = (line: string): readonly (string | undefined)[] | undefined => {
  const [left, afterLeft] = takeOff(line, LEFT);
  const [leftCount, afterCount] = takeOff(afterLeft, COUNT);
  const [sign, afterSign] = takeOff(afterCount, SIGN);
  if (left === undefined || sign === undefined) return undefined;
  const [rightCount, rest] = takeOff(afterSign, COUNT);
  const target = readTarget(rest);
  return target && [left[1], leftCount?.[1], sign[0], rightCount?.[1], target.name, target.words];
};

/** Reads the head of a class: its name, its title, whether its members follow, and a member on the same line. */
const readHead = (line: string): readonly (string | undefined)[] | undefined => {
  const [, name, more = ''] = /^class\s+([^\s{[:]+)(.*)/s.exec(line) ?? [];
  if (name === undefined) return undefined;
  const [label, afterLabel] = takeOff(more, /^\["([^"]*)"\]/);
  const [, afterStyle] = takeOff(afterLabel, /^:::\S+/);
  const [brace, rest] = takeOff(afterStyle, /^\{/);
  const isClosed = rest.endsWith('}');
  const member = isClosed ? rest.slice(0, -1).trimEnd() : rest;
  return [name, label?.[1], brace !== undefined && !isClosed ? 'open' : undefined, member];
};

const addMember = ({ members }: Classes, name: string, member: string): void =>
  void members.set(name, [...(members.get(name) ?? []), generic(plainLabel(member))]);

const STATEMENTS: readonly Statement<Classes>[] = [
  [
    readHead,
    (state, [id = '', label, opens, member = '']) => {
      const name = state.nameOf(id);
      if (label !== undefined) state.labels.set(name, label);
      if (member !== '') addMember(state, name, member);
      if (opens !== undefined) state.open = name;
    },
  ],
  [
    readRelation,
    ({ nameOf, links, losses }, [left = '', leftCount, arrow = '', rightCount, right = '', text = '']) => {
      const [sign, isTurned] = CLASS_SIGNS[arrow] ?? ['->', false];
      const [a, b] = isTurned ? [nameOf(right), nameOf(left)] : [nameOf(left), nameOf(right)];
      const words = [leftCount, plainLabel(text), rightCount]
        .filter((one) => one !== undefined && one !== '')
        .join(' ');
      if (a === b) losses.add('connectors');
      else links.push(`${a} ${sign} ${b}${words === '' ? '' : ` : ${draftText(words)}`}`);
    },
  ],
  [
    /^([^\s:]+)\s*:\s*(\S.*)$/s,
    (state, [, id = '', member = '']) => addMember(state, state.nameOf(id), member),
  ],
];

const readLine = (state: Classes, line: string): void => {
  const { open, losses } = state;
  if (open === undefined) {
    if (!readStatement(STATEMENTS, state, line) && !IGNORED.test(line)) losses.add('statements');
  } else if (line === '}') state.open = undefined;
  else addMember(state, open, line);
};

/** Draws a class diagram: classes with their members, and the relations between them. */
export const drawClasses = ({ lines, title = '' }: MermaidSource, losses: LossCounter): Definition => {
  const state: Classes = {
    ...createNames(),
    ...{ members: new Map(), labels: new Map(), links: [], losses, open: undefined },
  };
  for (const line of lines) readLine(state, line.trim());
  const { names, labels, members, links } = state;
  need(names.size, 'class');
  const shapes = [...names].flatMap(([id, name]) => [
    `${name} = ${draftText(labels.get(name) ?? generic(id))}`,
    ...(members.get(name) ?? []).map((row) => `  ${draftText(row)}`),
  ]);
  return drawText(['class', ...shapes, ...links], title);
};
