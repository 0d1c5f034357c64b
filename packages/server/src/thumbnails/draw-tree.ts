import type { Topic, TreeDefinition, TreeStructure } from '../definitions/index.ts';
import { fit, number, textBar } from './picture.ts';
import type { Box } from './picture.ts';

const COLORS = ['#3d7dea', '#35a67c', '#e0913a', '#c75b8b', '#7a67d8', '#2f9fb5'] as const;
const MAX_TOPICS = 120;
const WIDE = 130;
const TALL = 30;
const GAP = { x: 50, y: 14 } as const;

interface Placed extends Box {
  readonly topic: Topic;
  readonly level: number;
  readonly branch: number;
  readonly parent: Placed | undefined;
}

type Layout = (root: Topic) => Placed[];

/** Draws a tree of topics in its structure. */
export function drawTree({ root, structure }: TreeDefinition): string {
  const placed = (Object.hasOwn(LAYOUTS, structure) ? LAYOUTS[structure] : right)(trim(root)).slice(
    0,
    MAX_TOPICS,
  );
  const lines = placed.map((one) => connector(one, structure));
  return fit(placed, [...lines, ...placed.map(drawTopic)].join(''));
}

/** Keeps three levels: deeper ones could not be told apart at this size. */
function trim(topic: Topic, level = 0): Topic {
  const children = level < 2 ? topic.children.slice(0, 12).map((child) => trim(child, level + 1)) : [];
  return { ...topic, children };
}

const spanOf = (topic: Topic, unit: number, gap: number): number =>
  topic.children.length === 0
    ? unit
    : topic.children.reduce((sum, child) => sum + spanOf(child, unit, gap) + gap, -gap);

interface Spot {
  readonly parent: Placed | undefined;
  readonly level: number;
  readonly branch: number;
  /** Where the topic's share of the cross axis begins. */
  readonly start: number;
}

/** Lays topics out along one axis: to the right (1), to the left (-1), or downwards. */
function along(way: 'right' | 'left' | 'down'): (topic: Topic, spot: Spot) => Placed[] {
  const down = way === 'down';
  const [unit, gap] = down ? [WIDE, 24] : [TALL, GAP.y];
  const place = (topic: Topic, { parent, level, branch, start }: Spot): Placed[] => {
    const middle = start + spanOf(topic, unit, gap) / 2;
    const step = level * (down ? TALL + 40 : WIDE + GAP.x) * (way === 'left' ? -1 : 1);
    const box = down ? { x: middle - WIDE / 2, y: step } : { x: step, y: middle - TALL / 2 };
    const self: Placed = { ...box, w: WIDE, h: TALL, topic, level, branch, parent };
    let next = start;
    const below = topic.children.flatMap((child, index) => {
      const at = next;
      next += spanOf(child, unit, gap) + gap;
      return place(child, {
        parent: self,
        level: level + 1,
        branch: level === 0 ? index : branch,
        start: at,
      });
    });
    return [self, ...below];
  };
  return place;
}

const start: Spot = { parent: undefined, level: 0, branch: 0, start: 0 };

const right: Layout = (root) => along('right')(root, start);
const down: Layout = (root) => along('down')(root, start);

const free: Layout = (root) => {
  const half = Math.ceil(root.children.length / 2);
  const sides = [root.children.slice(0, half), root.children.slice(half)] as const;
  const spans = sides.map((children) => spanOf({ ...root, children }, TALL, GAP.y));
  const tallest = Math.max(...spans);
  const rows = sides.map((children, side) => {
    const spot = { ...start, start: (tallest - (spans[side] ?? 0)) / 2 };
    return along(side === 0 ? 'right' : 'left')({ ...root, children }, spot);
  });
  return rows.flatMap((row, side) => (side === 0 ? row : row.slice(1)));
};

const indented: Layout = (root) => {
  const rows: Placed[] = [];
  const add = (topic: Topic, level: number, parent: Placed | undefined): void => {
    const branch = level === 1 ? rows.filter((row) => row.level === 1).length : (parent?.branch ?? 0);
    const box = { x: level * 36, y: rows.length * (TALL - 4), w: WIDE * 1.6, h: TALL - 8 };
    const self = { ...box, topic, level, branch, parent };
    rows.push(self);
    topic.children.forEach((child) => add(child, level + 1, self));
  };
  add(root, 0, undefined);
  return rows;
};

const spread =
  (slant: number): Layout =>
  (root) => {
    const head: Placed = {
      x: 0,
      y: 0,
      w: WIDE,
      h: TALL,
      topic: root,
      level: 0,
      branch: 0,
      parent: undefined,
    };
    const topics = root.children.map((topic, branch): Placed => {
      const x = (WIDE + 40) * (Math.floor(branch / 2) + 1) + (branch % 2) * slant;
      return { x, y: branch % 2 === 0 ? -70 : 70, w: WIDE, h: TALL, topic, level: 1, branch, parent: head };
    });
    return [head, ...topics];
  };

const LAYOUTS: Readonly<Record<TreeStructure, Layout>> = {
  free,
  right,
  bracket: right,
  org: down,
  tree: indented,
  outline: indented,
  timeline: spread(60),
  fishbone: spread(0),
};

function connector({ parent, x, y, w, h, branch }: Placed, structure: TreeStructure): string {
  if (parent === undefined || structure === 'outline') return '';
  const stroke = `fill="none" stroke="${colorOf(branch)}" stroke-width="2"/>`;
  const [px, py] = [parent.x + parent.w / 2, parent.y + parent.h / 2];
  const [cx, cy] = [x + w / 2, y + h / 2];
  const corner =
    structure === 'org'
      ? `V${number((py + cy) / 2)}H${number(cx)}V${number(cy)}`
      : `H${number((px + cx) / 2)}V${number(cy)}H${number(cx)}`;
  return `<path d="M${number(px)} ${number(py)}${corner}" ${stroke}`;
}

const colorOf = (branch: number): string => COLORS[branch % COLORS.length] ?? COLORS[0];

function drawTopic(one: Placed): string {
  const { x, y, w, h, level, branch } = one;
  const paint = colorOf(branch);
  const [fill, stroke, text] =
    level === 0
      ? ['#33415c', '#33415c', '#ffffff']
      : level === 1
        ? [paint, paint, '#ffffff']
        : ['#ffffff', paint, '#8a94a6'];
  const box = `<rect x="${number(x)}" y="${number(y)}" width="${number(w)}" height="${number(h)}" rx="${level === 0 ? 12 : 6}"`;
  return `${box} fill="${fill}" stroke="${stroke}" stroke-width="2"/>${textBar(one, one.topic.title, text)}`;
}
