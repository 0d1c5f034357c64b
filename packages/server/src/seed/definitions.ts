import type { FileCategory } from '@chartdock/contract';
import { kindOfCategory } from '@chartdock/contract';
import { structureOf } from '../definitions/index.ts';
import type { BoardElement, Definition, Topic } from '../definitions/index.ts';
import { DIAGRAMS, drawFlow } from './diagrams.ts';
import type { Sketch } from './sketch.types.ts';

/** Creates the content of a demo file: a small diagram, tree, text or board that fits its category. */
export function createDemoDefinition(category: FileCategory, sketch: Sketch): Definition {
  const structure = structureOf(category);
  const page = { name: sketch.title };
  if (structure !== undefined) {
    return { v: 1, type: 'tree', page, structure, theme: 'default', root: topicTree(sketch, category) };
  }
  const kind = kindOfCategory(category);
  if (kind === 'markdown') return { v: 1, type: 'markdown', page, text: noteText(sketch) };
  if (kind === 'board') return { v: 1, type: 'board', page, elements: boardElements(sketch) };
  const cells = (DIAGRAMS[category] ?? drawFlow)(sketch);
  return { v: 1, type: 'graph', page: { ...page, w: 1050, h: 1500 }, theme: 'default', cells };
}

function topicTree({ random, words, title }: Sketch, category: FileCategory): Topic {
  const labels = category.startsWith('mind_org') ? words.people : words.parts;
  let next = 0;
  const topic = (text: string, children: readonly Topic[]): Topic => ({
    id: `t${(next += 1)}`,
    title: text,
    children,
  });
  const leaves = (count: number): Topic[] =>
    Array.from({ length: count }, () => topic(random.pick(words.steps), []));
  const branches = Array.from({ length: random.int(3, 6) }, () =>
    topic(random.pick(labels), leaves(random.int(1, 3))),
  );
  return topic(title, branches);
}

function noteText({ random, words, title }: Sketch): string {
  const sections = Array.from({ length: random.int(2, 4) }, () => {
    const items = Array.from({ length: random.int(2, 4) }, () => `- ${random.pick(words.steps)}`);
    return [`## ${random.pick(words.parts)}`, '', words.sentence, '', ...items].join('\n');
  });
  return [`# ${title}`, ...sections].join('\n\n');
}

const NOTE_COLORS = ['#f6c85f', '#f4a8a8', '#a8d8b9', '#a9c7f0', '#d8b9e8'] as const;

function boardElements({ random, words }: Sketch): BoardElement[] {
  return Array.from({ length: random.int(5, 10) }, (_, index): BoardElement => {
    const place = {
      x: (index % 4) * 170 + random.int(0, 20),
      y: Math.floor(index / 4) * 140 + random.int(0, 20),
    };
    const type = random.pick(['note', 'note', 'note', 'rectangle', 'ellipse', 'line']);
    const text = type === 'line' ? '' : random.pick(words.steps);
    return { id: `e${index}`, type, ...place, w: 140, h: 110, text, color: random.pick(NOTE_COLORS) };
  });
}
