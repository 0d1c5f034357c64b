import type { Definition } from '@chartdock/documents';
import type { LossCounter } from '../model/losses.ts';
import { createNames, need, readStatement } from './draft-names.ts';
import type { DraftNames, Statement } from './draft-names.ts';
import { draftText, drawText } from './draft-text.ts';
import { plainLabel } from './mermaid-lines.ts';
import type { MermaidSource } from './mermaid-lines.ts';

interface Sequence extends DraftNames {
  readonly labels: Map<string, string>;
  readonly body: string[];
  depth: number;
}

const put = ({ body, depth }: Sequence, text: string): void => void body.push(`${'  '.repeat(depth)}${text}`);

const outdent = (state: Sequence): void => {
  state.depth = Math.max(0, state.depth - 1);
};

const ARROW = /<<-->>|<<->>|--?>>|--?>|--?x|--?\)/;
const GOES_ON = new Set(['else', 'and', 'option']);
const IGNORED = /^(?:activate|deactivate|autonumber|title|box|links?|destroy|acc)/;

/** Reads a message: who sends it, its arrow, who gets it, and its words. */
const readMessage = (line: string): readonly string[] | undefined => {
  const arrow = ARROW.exec(line);
  if (arrow === null || arrow.index === 0) return undefined;
  const rest = line
    .slice(arrow.index + arrow[0].length)
    .trim()
    .replace(/^[+-]\s*/, '');
  const colon = rest.indexOf(':', 1);
  const to = (colon === -1 ? rest : rest.slice(0, colon)).trim();
  return to === ''
    ? undefined
    : [line.slice(0, arrow.index).trim(), arrow[0], to, colon === -1 ? '' : rest.slice(colon + 1)];
};

/** Reads a note: whom it stands at first, and its words. */
const readNote = (line: string): readonly string[] | undefined => {
  const [, places = '', words = ''] = /^note\s+(?:over|left of|right of)\s([^:]+):(.*)/is.exec(line) ?? [];
  const [place = ''] = places.split(',');
  return place.trim() === '' ? undefined : [place.trim(), words];
};

const STATEMENTS: readonly Statement<Sequence>[] = [
  [
    /^(?:create\s+)?(?:participant|actor)\s+(\S.*)$/s,
    ({ labels, nameOf }, [, words = '']) => {
      const at = words.search(/\sas\s/);
      const id = at === -1 ? words : words.slice(0, at).trim();
      labels.set(nameOf(id), plainLabel(at === -1 ? words : words.slice(at + 3)));
    },
  ],
  [
    readNote,
    (state, [place = '', words = '']) =>
      put(state, `note ${state.nameOf(place)} : ${draftText(plainLabel(words))}`),
  ],
  [/^end$/, outdent],
  [
    /^(loop|alt|else|opt|par|and|critical|option|break|rect)\b(.*)/s,
    (state, [, kind = '', words = '']) => {
      if (GOES_ON.has(kind)) outdent(state);
      put(state, `frame ${draftText(kind === 'rect' ? ' ' : `${kind} ${plainLabel(words)}`)}`);
      state.depth += 1;
    },
  ],
  [
    readMessage,
    (state, [from = '', arrow = '', to = '', text = '']) =>
      put(
        state,
        `${state.nameOf(from)} ${arrow.startsWith('--') ? '~>' : '->'} ${state.nameOf(to)} : ${draftText(plainLabel(text))}`,
      ),
  ],
];

/** Draws a sequence diagram: who takes part, messages, replies, notes, and frames around them. */
export const drawSequence = ({ lines, title = '' }: MermaidSource, losses: LossCounter): Definition => {
  const state: Sequence = { ...createNames(), labels: new Map(), body: [], depth: 0 };
  for (const line of lines.map((one) => one.trim()))
    if (!readStatement(STATEMENTS, state, line) && !IGNORED.test(line)) losses.add('statements');
  const { names, labels, body } = state;
  need(names.size, 'participant');
  const heads = [...names].map(([id, name]) => `${name} = ${draftText(labels.get(name) ?? id)}`);
  return drawText(['sequence', ...heads, ...body], title);
};
