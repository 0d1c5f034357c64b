import type { Definition } from '@chartdock/documents';
import { FormatError } from '../model/format-error.ts';
import type { LossCounter } from '../model/losses.ts';
import { draftText, drawText } from './draft-text.ts';
import { plainLabel } from './mermaid-lines.ts';
import type { MermaidSource } from './mermaid-lines.ts';

/** Hands out draft names for the names that a source uses, in the order in which they come up. */
const createNames = () => {
  const names = new Map<string, string>();
  return {
    names,
    nameOf: (id: string): string => {
      const known = names.get(id) ?? `n${names.size + 1}`;
      names.set(id, known);
      return known;
    },
  };
};

const need = (count: number, what: string): void => {
  if (count === 0) throw new FormatError('no_content', `the diagram has no ${what}`);
};

const MESSAGE = /^(.+?)\s*(<<-->>|<<->>|--?>>|--?>|--?x|--?\))\s*[+-]?\s*(.+?)\s*(?::\s*(.*))?$/;
const FRAME = /^(loop|alt|else|opt|par|and|critical|option|break|rect)\b\s*(.*)$/;

/** Draws a sequence diagram: who takes part, messages, replies, notes, and frames around them. */
export const drawSequence = ({ lines, title = '' }: MermaidSource, losses: LossCounter): Definition => {
  const { names, nameOf } = createNames();
  const labels = new Map<string, string>();
  const body: string[] = [];
  let depth = 0;
  const put = (text: string): void => void body.push(`${'  '.repeat(depth)}${text}`);
  for (const line of lines.map((one) => one.trim())) {
    const who = /^(?:create\s+)?(?:participant|actor)\s+(.+?)(?:\s+as\s+(.+))?$/.exec(line);
    const note = /^note\s+(?:over|left of|right of)\s+([^:,]+)[^:]*:\s*(.*)$/i.exec(line);
    const frame = FRAME.exec(line);
    const message = MESSAGE.exec(line);
    if (who !== null) labels.set(nameOf(who[1] ?? ''), plainLabel(who[2] ?? who[1] ?? ''));
    else if (note !== null)
      put(`note ${nameOf((note[1] ?? '').trim())} : ${draftText(plainLabel(note[2] ?? ''))}`);
    else if (line === 'end') depth = Math.max(0, depth - 1);
    else if (frame !== null) {
      const [, kind = '', words = ''] = frame;
      if (kind === 'else' || kind === 'and' || kind === 'option') depth = Math.max(0, depth - 1);
      put(`frame ${draftText(kind === 'rect' ? ' ' : `${kind} ${plainLabel(words)}`)}`);
      depth += 1;
    } else if (message !== null) {
      const [, from = '', arrow = '', to = '', text = ''] = message;
      put(
        `${nameOf(from)} ${arrow.startsWith('--') ? '~>' : '->'} ${nameOf(to)} : ${draftText(plainLabel(text))}`,
      );
    } else if (!/^(activate|deactivate|autonumber|title|box|links?|destroy|acc)/.test(line))
      losses.add('statements');
  }
  need(names.size, 'participant');
  const heads = [...names].map(([id, name]) => `${name} = ${draftText(labels.get(name) ?? id)}`);
  return drawText(['sequence', ...heads, ...body], title);
};

const RELATION =
  /^(\S+?)\s*(?:"([^"]*)")?\s*(<\|--|<\|\.\.|--\|>|\.\.\|>|\*--|--\*|o--|--o|<--|-->|<\.\.|\.\.>|--|\.\.)\s*(?:"([^"]*)")?\s*(\S+?)\s*(?::\s*(.*))?$/;

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

const generic = (text: string): string => text.replace(/~([^~]*)~/g, '<$1>');

/** Draws a class diagram: classes with their members, and the relations between them. */
export const drawClasses = ({ lines, title = '' }: MermaidSource, losses: LossCounter): Definition => {
  const { names, nameOf } = createNames();
  const members = new Map<string, string[]>();
  const labels = new Map<string, string>();
  const links: string[] = [];
  const add = (name: string, member: string): void =>
    void members.set(name, [...(members.get(name) ?? []), generic(plainLabel(member))]);
  let open: string | undefined;
  for (const line of lines.map((one) => one.trim())) {
    const header = /^class\s+([^\s{[:]+)(?:\["([^"]*)"\])?\s*(?::::\S+\s*)?(\{)?\s*(.*?)(\})?$/.exec(line);
    const member = /^([^\s:]+)\s*:\s*(.+)$/.exec(line);
    const relation = RELATION.exec(line);
    if (open !== undefined) {
      if (line === '}') open = undefined;
      else add(open, line);
    } else if (header !== null) {
      const name = nameOf(header[1] ?? '');
      if (header[2] !== undefined) labels.set(name, header[2]);
      if ((header[4] ?? '') !== '') add(name, header[4] ?? '');
      if (header[3] !== undefined && header[5] === undefined) open = name;
    } else if (relation !== null) {
      const [, left = '', leftCount, arrow = '', rightCount, right = '', text = ''] = relation;
      const [sign, isTurned] = CLASS_SIGNS[arrow] ?? ['->', false];
      const [a, b] = isTurned ? [nameOf(right), nameOf(left)] : [nameOf(left), nameOf(right)];
      const words = [leftCount, plainLabel(text), rightCount]
        .filter((one) => one !== undefined && one !== '')
        .join(' ');
      if (a === b) losses.add('connectors');
      else links.push(`${a} ${sign} ${b}${words === '' ? '' : ` : ${draftText(words)}`}`);
    } else if (member !== null) add(nameOf(member[1] ?? ''), member[2] ?? '');
    else if (!/^(direction|note|namespace|\}|<<|click|style|classDef|cssClass|acc)/.test(line))
      losses.add('statements');
  }
  need(names.size, 'class');
  const shapes = [...names].flatMap(([id, name]) => [
    `${name} = ${draftText(labels.get(name) ?? generic(id))}`,
    ...(members.get(name) ?? []).map((row) => `  ${draftText(row)}`),
  ]);
  return drawText(['class', ...shapes, ...links], title);
};

const ER = /^(\S+?)\s*(\|o|\|\||\}o|\}\|)(--|\.\.)(o\||\|\||o\{|\|\{)\s*(\S+?)\s*(?::\s*(.*))?$/;
const LEFT: Readonly<Record<string, string>> = { '|o': '0', '||': '1', '}o': '0*', '}|': '*' };
const RIGHT: Readonly<Record<string, string>> = { 'o|': '0', '||': '1', 'o{': '0*', '|{': '*' };
const ER_SIGNS = new Set(['1-1', '1-0', '1-*', '1-0*', '*-*', '*-1', '0*-1', '0-1']);

/** Draws an entity-relationship diagram: entities with their attributes, and how many of one belong to another. */
export const drawEntities = ({ lines, title = '' }: MermaidSource, losses: LossCounter): Definition => {
  const { names, nameOf } = createNames();
  const rows = new Map<string, string[]>();
  const labels = new Map<string, string>();
  const links: string[] = [];
  let open: string | undefined;
  const entity = (text: string): string => {
    const [, id = text, label] = /^([^[]+)\[(.*)\]$/.exec(text) ?? [];
    const name = nameOf(id.replace(/^"|"$/g, ''));
    if (label !== undefined) labels.set(name, plainLabel(label));
    return name;
  };
  for (const line of lines.map((one) => one.trim())) {
    const relation = ER.exec(line);
    const attribute = /^(\S+)\s+(\S+)\s*(.*)$/.exec(line);
    const header = /^([^\s{]+(?:\[[^\]]*\])?)\s*(\{)?\s*(\})?$/.exec(line);
    if (open !== undefined) {
      if (line === '}') open = undefined;
      else if (attribute !== null) {
        const [, type = '', name = '', keys = ''] = attribute;
        const words = [name, keys.replace(/"[^"]*"/g, '').trim()].filter((one) => one !== '').join(' ');
        rows.set(open, [...(rows.get(open) ?? []), `${draftText(words)} ; ${draftText(type)}`]);
      }
    } else if (relation !== null) {
      const [, left = '', from = '', , to = '', right = '', text = ''] = relation;
      const wanted = `${LEFT[from] ?? '1'}-${RIGHT[to] ?? '1'}`;
      if (!ER_SIGNS.has(wanted)) losses.add('styles');
      const [a, b] = [entity(left), entity(right)];
      if (a === b) losses.add('connectors');
      else
        links.push(
          `${a} ${ER_SIGNS.has(wanted) ? wanted : '*-*'} ${b}${text === '' ? '' : ` : ${draftText(plainLabel(text))}`}`,
        );
    } else if (header !== null) {
      const name = entity(header[1] ?? '');
      if (header[2] !== undefined && header[3] === undefined) open = name;
    } else losses.add('statements');
  }
  need(names.size, 'entity');
  const shapes = [...names].flatMap(([id, name]) => [
    `${name} = ${draftText(labels.get(name) ?? id)}`,
    ...(rows.get(name) ?? []).map((row) => `  ${row}`),
  ]);
  return drawText(['er', ...shapes, ...links], title);
};

/** Draws a state diagram; every composite state is a group. */
export const drawStates = ({ lines, title = '' }: MermaidSource, losses: LossCounter): Definition => {
  const { nameOf, names } = createNames();
  const labels = new Map<string, string>();
  const forms = new Map<string, string>();
  const groups = new Map<string, string>();
  const links: string[] = [];
  const open: string[] = [];
  const state = (id: string, isTarget: boolean): string => {
    const scope = open.at(-1) ?? '';
    const name = nameOf(id === '[*]' ? `${scope} [*] ${isTarget ? 'end' : 'start'}` : id);
    if (id === '[*]') {
      forms.set(name, isTarget ? 'uml-final' : 'uml-initial');
      labels.set(name, ' ');
    }
    if (scope !== '' && !groups.has(name)) groups.set(name, scope);
    return name;
  };
  for (const line of lines.map((one) => one.trim())) {
    const composite = /^state\s+(?:"([^"]*)"\s+as\s+)?(\S+)\s*\{$/.exec(line);
    const named = /^state\s+"([^"]*)"\s+as\s+(\S+)$/.exec(line);
    const special = /^state\s+(\S+)\s+<<(\w+)>>$/.exec(line);
    const link = /^(\S+)\s*-->\s*([^\s:]+)\s*(?::\s*(.*))?$/.exec(line);
    const described = /^([^\s:]+)\s*:\s*(.+)$/.exec(line);
    if (composite !== null) open.push(plainLabel(composite[1] ?? composite[2] ?? ''));
    else if (line === '}') open.pop();
    else if (named !== null) labels.set(state(named[2] ?? '', false), plainLabel(named[1] ?? ''));
    else if (special !== null)
      forms.set(state(special[1] ?? '', false), special[2] === 'choice' ? 'diamond' : 'uml-fork');
    else if (link !== null) {
      const [from, to] = [state(link[1] ?? '', false), state(link[2] ?? '', true)];
      const text = plainLabel(link[3] ?? '');
      if (from === to) losses.add('connectors');
      else links.push(`${from} -> ${to}${text === '' ? '' : ` : ${draftText(text)}`}`);
    } else if (described !== null)
      labels.set(state(described[1] ?? '', false), plainLabel(described[2] ?? ''));
    else if (!/^(direction|note|end note|hide|scale|classDef|class|--|acc)/.test(line))
      losses.add('statements');
  }
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
