import type { GraphDefinition, GraphEdge, GraphNode, ShapeName } from '../definitions/index.ts';
import type { Sketch } from './sketch.types.ts';
import type { Vocabulary } from './vocabulary.ts';

type Cells = Record<string, GraphNode | GraphEdge>;
type Diagram = (sketch: Sketch) => GraphDefinition['cells'];

const PALETTES = [
  { fill: '#e8f0fe', stroke: '#3d7dea' },
  { fill: '#e6f5ee', stroke: '#35a67c' },
  { fill: '#fdf1e3', stroke: '#e0913a' },
  { fill: '#f9e8f0', stroke: '#c75b8b' },
  { fill: '#efecfb', stroke: '#7a67d8' },
] as const;

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly w?: number;
  readonly h?: number;
  readonly shape?: ShapeName;
  readonly z?: number;
  readonly palette?: number;
}

const node = (text: string, spot: Spot): GraphNode => ({
  t: 'node',
  shape: spot.shape ?? 'round',
  x: spot.x,
  y: spot.y,
  w: spot.w ?? 120,
  h: spot.h ?? 48,
  z: spot.z ?? 1,
  text,
  style: PALETTES[(spot.palette ?? 0) % PALETTES.length] ?? PALETTES[0],
});

/** Joins two shapes by a straight or once-bent line from edge to edge. */
function edge(cells: Readonly<Cells>, from: string, to: string): GraphEdge {
  const [a, b] = [cells[from], cells[to]];
  const points = a?.t === 'node' && b?.t === 'node' ? route(a, b) : [];
  return {
    t: 'edge',
    from: { id: from },
    to: { id: to },
    points,
    labels: [],
    style: { begin: 'none', end: 'arrow' },
  };
}

function route(a: GraphNode, b: GraphNode): [number, number][] {
  const [ax, ay] = [a.x + a.w / 2, a.y + a.h / 2];
  const [bx, by] = [b.x + b.w / 2, b.y + b.h / 2];
  if (Math.abs(ax - bx) < 5)
    return ay < by
      ? [
          [ax, a.y + a.h],
          [bx, b.y],
        ]
      : [
          [ax, a.y],
          [bx, b.y + b.h],
        ];
  const side = bx > ax ? a.x + a.w : a.x;
  if (Math.abs(ay - by) < 5)
    return [
      [side, ay],
      [bx > ax ? b.x : b.x + b.w, by],
    ];
  return [
    [side, ay],
    [bx, ay],
    [bx, ay < by ? b.y : b.y + b.h],
  ];
}

function join(cells: Cells, pairs: readonly (readonly [string, string])[]): Cells {
  pairs.forEach(([from, to], index) => (cells[`line-${index}`] = edge(cells, from, to)));
  return cells;
}

const bound = (words: Vocabulary): [string, string] =>
  words.kinds.flow === 'flow' ? ['Start', 'End'] : ['开始', '结束'];

/** Draws steps from top to bottom with decisions to the side: the plain flow chart. */
export function drawFlow({ random, words }: Sketch): Cells {
  const cells: Cells = {};
  const pairs: [string, string][] = [];
  const steps = random.int(3, 6);
  const palette = random.int(0, 4);
  const [first, last] = bound(words);
  cells['s0'] = node(first, { x: 200, y: 0, shape: 'terminator', palette });
  for (let index = 1; index <= steps; index += 1) {
    const asks = random.next() < 0.35;
    const spot = { x: 200, y: index * 90, palette };
    cells[`s${index}`] = asks
      ? node(random.pick(words.questions), {
          ...spot,
          shape: 'diamond',
          h: 64,
          y: spot.y - 8,
          palette: palette + 2,
        })
      : node(random.pick(words.steps), spot);
    pairs.push([`s${index - 1}`, `s${index}`]);
    if (!asks) continue;
    cells[`b${index}`] = node(random.pick(words.steps), { ...spot, x: 400, palette: palette + 1 });
    pairs.push([`s${index}`, `b${index}`]);
  }
  cells[`s${steps + 1}`] = node(last, { x: 200, y: (steps + 1) * 90, shape: 'terminator', palette });
  pairs.push([`s${steps}`, `s${steps + 1}`]);
  return join(cells, pairs);
}

const drawLanes: Diagram = ({ random, words }) => {
  const cells: Cells = {};
  const lanes = random.int(3, 4);
  for (let lane = 0; lane < lanes; lane += 1) {
    const spot = { x: 0, y: lane * 120, w: 760, h: 120, shape: 'lane', z: 0, palette: lane } as const;
    cells[`lane${lane}`] = node(random.pick(words.people), spot);
  }
  const pairs: [string, string][] = [];
  for (let index = 0; index < 5; index += 1) {
    const spot = { x: 30 + index * 145, y: random.int(0, lanes - 1) * 120 + 45, palette: 0 };
    cells[`s${index}`] = node(random.pick(words.steps), spot);
    if (index > 0) pairs.push([`s${index - 1}`, `s${index}`]);
  }
  return join(cells, pairs);
};

interface GridStyle {
  readonly columns: number;
  readonly rows: number;
  readonly shape: ShapeName;
  readonly w: number;
  readonly h: number;
  /** Shows a row of parts below the head of each box, as classes and tables have. */
  readonly lines: number;
}

const drawGrid =
  (style: GridStyle): Diagram =>
  ({ random, words }) => {
    const cells: Cells = {};
    const pairs: [string, string][] = [];
    for (let index = 0; index < style.columns * style.rows; index += 1) {
      const x = (index % style.columns) * (style.w + 70);
      const y = Math.floor(index / style.columns) * (style.h + 60);
      const palette = random.int(0, 4);
      cells[`n${index}`] = node(style.lines > 0 ? '' : random.pick(words.parts), { ...style, x, y, palette });
      for (let line = 0; line < style.lines; line += 1) {
        const row = {
          x: x + 8,
          y: y + 8 + line * 24,
          w: style.w - 16,
          h: 20,
          shape: 'rect',
          z: 2,
          palette,
        } as const;
        cells[`n${index}l${line}`] = node(random.pick(words.parts), row);
      }
      if (index > 0 && random.next() < 0.8) pairs.push([`n${random.int(0, index - 1)}`, `n${index}`]);
    }
    return join(cells, pairs);
  };

const drawStar: Diagram = ({ random, words }) => {
  const cells: Cells = {
    hub: node(random.pick(words.parts), { x: 300, y: 180, w: 110, h: 60, shape: 'hexagon', palette: 2 }),
  };
  const count = random.int(5, 8);
  for (let index = 0; index < count; index += 1) {
    const angle = (index / count) * Math.PI * 2;
    const spot = {
      x: 310 + Math.cos(angle) * 280,
      y: 185 + Math.sin(angle) * 170,
      w: 90,
      h: 50,
      palette: index,
    } as const;
    cells[`n${index}`] = node(random.pick(words.parts), {
      ...spot,
      shape: index % 3 === 0 ? 'cylinder' : 'rect',
    });
  }
  return join(
    cells,
    Array.from({ length: count }, (_, index) => ['hub', `n${index}`] as const),
  );
};

const drawBars: Diagram = ({ random, words }) => {
  const cells: Cells = {};
  let start = 0;
  for (let index = 0; index < random.int(5, 8); index += 1) {
    const w = random.int(80, 240);
    cells[`label${index}`] = node(random.pick(words.steps), {
      x: 0,
      y: index * 44,
      w: 130,
      h: 30,
      shape: 'rect',
    });
    cells[`bar${index}`] = node('', {
      x: 150 + start,
      y: index * 44 + 4,
      w,
      h: 22,
      shape: 'bar',
      palette: index,
    });
    start += Math.round(w * 0.6);
  }
  return cells;
};

const drawCircles: Diagram = ({ random, words }) => {
  const cells: Cells = {};
  const count = random.int(2, 3);
  for (let index = 0; index < count; index += 1) {
    const spot = {
      x: index * 130,
      y: index === 2 ? -110 : 0,
      w: 220,
      h: 220,
      shape: 'circle',
      palette: index,
    } as const;
    cells[`c${index}`] = node(random.pick(words.parts), index === 2 ? { ...spot, x: 65 } : spot);
  }
  return cells;
};

const drawRooms: Diagram = ({ random, words }) => {
  const cells: Cells = { outside: node('', { x: 0, y: 0, w: 480, h: 320, shape: 'lane', z: 0 }) };
  const split = random.int(160, 300);
  const rooms = [
    [8, 8, split, 180],
    [split + 16, 8, 456 - split, 120],
    [8, 196, split, 116],
    [split + 16, 136, 456 - split, 176],
  ] as const;
  rooms.forEach(([x, y, w, h], index) => {
    cells[`room${index}`] = node(random.pick(words.people), { x, y, w, h, shape: 'rect', palette: index });
  });
  return cells;
};

const drawScreens: Diagram = ({ random, words }) => {
  const cells: Cells = {};
  for (let screen = 0; screen < random.int(2, 3); screen += 1) {
    const x = screen * 200;
    cells[`screen${screen}`] = node('', { x, y: 0, w: 160, h: 290, shape: 'round', z: 0, palette: screen });
    cells[`head${screen}`] = node(random.pick(words.parts), {
      x: x + 10,
      y: 14,
      w: 140,
      h: 30,
      shape: 'rect',
    });
    cells[`picture${screen}`] = node('', { x: x + 10, y: 54, w: 140, h: 80, shape: 'rect', palette: 4 });
    for (let row = 0; row < 3; row += 1) {
      cells[`row${screen}${row}`] = node(random.pick(words.steps), {
        x: x + 10,
        y: 146 + row * 42,
        w: 140,
        h: 34,
        shape: 'rect',
      });
    }
  }
  return cells;
};

/** What is drawn for the categories that are not plain flow charts. */
export const DIAGRAMS: Readonly<Record<string, Diagram>> = {
  swimlane: drawLanes,
  bpmn: drawLanes,
  uml: drawGrid({ columns: 3, rows: 2, shape: 'rect', w: 150, h: 110, lines: 4 }),
  er: drawGrid({ columns: 3, rows: 2, shape: 'rect', w: 140, h: 86, lines: 3 }),
  table: drawGrid({ columns: 4, rows: 4, shape: 'rect', w: 120, h: 36, lines: 0 }),
  framework: drawGrid({ columns: 4, rows: 3, shape: 'round', w: 130, h: 60, lines: 0 }),
  circuit: drawGrid({ columns: 5, rows: 2, shape: 'ellipse', w: 70, h: 50, lines: 0 }),
  network: drawStar,
  gantt: drawBars,
  venn: drawCircles,
  plane: drawRooms,
  ui: drawScreens,
};
