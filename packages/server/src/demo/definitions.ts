import type { FileCategory } from '@chartdock/contract';
import { kindOfCategory } from '@chartdock/contract';
import type { BoardElement, Definition, Topic } from '@chartdock/documents';
import { structureOf } from '../domains/definitions/index.ts';
import { drawFlow } from './diagrams/flow.ts';
import { DIAGRAMS } from './diagrams/by-category.ts';
import { turnOf, turnOfTitle } from './model-words.ts';
import type { Sketch } from './sketch.types.ts';
import { withoutRepeats } from './without-repeats.ts';

/** Looks that demo files take turns in; most are plain. */
const THEMES = [
  'default',
  'default',
  'ocean',
  'default',
  'forest',
  'default',
  'violet',
  'sunset',
  'candy',
] as const;

/** Creates the content of a demo file: a diagram, tree, text or board that fits its category. */
export const createDemoDefinition = (category: FileCategory, sketch: Sketch): Definition => {
  const structure = structureOf(category);
  const page = { name: sketch.title };
  const theme = turnOf<string>(THEMES, turnOfTitle(sketch.title));
  if (structure !== undefined) {
    return { v: 2, type: 'tree', page, structure, theme, root: topicTree(sketch, category) };
  }
  const kind = kindOfCategory(category);
  if (kind === 'markdown') return { v: 2, type: 'markdown', page, text: noteText(sketch) };
  if (kind === 'board') return { v: 2, type: 'board', page, elements: boardElements(sketch) };
  const cells = (DIAGRAMS[category] ?? drawFlow)(sketch);
  const right = Object.values(cells).map((cell) => (cell.t === 'node' ? cell.x + cell.w : 0));
  const w = Math.max(SHEET.w, ...right.map((x) => x + SHEET.margin));
  return { v: 2, type: 'graph', page: { ...page, w, h: SHEET.h, lineJumps: true }, theme, cells };
};

/** The sheet of demo diagrams, wider for a long plan. */
const SHEET = { w: 1050, h: 1500, margin: 30 } as const;

const topicTree = (sketch: Sketch, category: FileCategory): Topic => {
  const { random, words, title } = sketch;
  const labels = category.startsWith('mind_org') ? words.people : words.parts;
  const pick = withoutRepeats(random);
  let next = 0;
  const topic = (text: string, children: readonly Topic[]): Topic => ({
    id: `t${(next += 1)}`,
    title: text,
    children,
  });
  const leaves = (count: number): Topic[] =>
    Array.from({ length: count }, () => topic(pick(words.steps), []));
  const branches = Array.from({ length: random.int(3, 6) }, () =>
    topic(pick(labels), leaves(random.int(1, 3))),
  );
  return topic(title, branches);
};

const noteText = ({ random, words, title }: Sketch): string => {
  const pick = withoutRepeats(random);
  const turn = turnOfTitle(title);
  const sections = Array.from({ length: random.int(2, 4) }, (_, section) => {
    const items = Array.from({ length: random.int(2, 4) }, (__, index) => {
      const box = (turn + section) % 2 === 0 ? `[${index % 2 === 0 ? 'x' : ' '}] ` : '';
      return `- ${box}${pick(words.steps)}`;
    });
    const sentence = section === 1 ? `> ${words.sentence}` : words.sentence;
    return [`## ${pick(words.parts)}`, '', sentence, '', ...items].join('\n');
  });
  return [`# ${title}`, ...sections].join('\n\n');
};

const NOTE_COLORS = ['#f6c85f', '#f4a8a8', '#a8d8b9', '#a9c7f0', '#d8b9e8'] as const;

const boardElements = ({ random, words, title }: Sketch): BoardElement[] => {
  const pick = withoutRepeats(random);
  const elements = Array.from({ length: random.int(5, 10) }, (_, index): BoardElement => {
    const place = {
      x: (index % 4) * 170 + random.int(0, 20),
      y: Math.floor(index / 4) * 140 + random.int(0, 20),
    };
    const drawn = random.pick(['note', 'note', 'note', 'rectangle', 'ellipse', 'line']);
    const text = drawn === 'line' ? '' : pick(words.steps);
    const color = random.pick(NOTE_COLORS);
    if (drawn !== 'line') return { id: `e${index}`, type: drawn, ...place, w: 140, h: 110, text, color };
    return {
      id: `e${index}`,
      type: 'arrow',
      x: place.x + 20,
      y: place.y + 60,
      w: 100,
      h: 0,
      text,
      color: '#5b6b86',
    };
  });
  const rows = Math.ceil(elements.length / 4);
  const frame = { x: -24, y: -24, w: 4 * 170 + 28, h: rows * 140 + 36, text: title, color: '#5b6b86' };
  return [{ id: 'frame', type: 'frame', ...frame }, ...elements];
};
