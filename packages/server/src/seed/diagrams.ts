import type { EdgeStyle, GraphDefinition, GraphEdge, GraphNode } from '@chartdock/documents';
import { ENTITIES, MACHINES, PARTS, turnOf, turnOfTitle } from './model-words.ts';
import type { Sketch } from './sketch.types.ts';
import type { Vocabulary } from './vocabulary.ts';
import { withoutRepeats } from './without-repeats.ts';

type Cells = Record<string, GraphNode | GraphEdge>;
type Diagram = (sketch: Sketch) => GraphDefinition['cells'];

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly w?: number;
  readonly h?: number;
  readonly shape?: string;
  readonly z?: number;
  readonly tone?: number;
  readonly rows?: readonly (readonly string[])[];
}

const node = (
  text: string,
  { x, y, w = 120, h = 48, shape = 'round', z = 1, tone = 0, rows }: Spot,
): GraphNode => ({
  t: 'node',
  shape,
  x: Math.round(x),
  y: Math.round(y),
  w,
  h,
  z,
  text,
  style: { tone: tone % 8 },
  ...(rows === undefined ? {} : { rows }),
});

interface Line {
  readonly label?: string;
  readonly style?: Partial<EdgeStyle>;
  readonly router?: GraphEdge['router'];
  readonly sides?: readonly [GraphEdge['from']['side'], GraphEdge['to']['side']];
}

const end = (id: string, side: GraphEdge['from']['side']): GraphEdge['from'] =>
  side === undefined ? { id } : { id, side };

const edge = (from: string, to: string, { label, style, router, sides }: Line = {}): GraphEdge => ({
  t: 'edge',
  from: end(from, sides?.[0]),
  to: end(to, sides?.[1]),
  points: [],
  labels: label === undefined ? [] : [{ t: 0.5, text: label }],
  style: { begin: 'none', end: 'arrow', ...style },
  ...(router === undefined ? {} : { router }),
});

type Pair = readonly [from: string, to: string, line?: Line];

const join = (cells: Cells, pairs: readonly Pair[]): Cells => {
  pairs.forEach(([from, to, line], index) => (cells[`line-${index}`] = edge(from, to, line)));
  return cells;
};

const isEnglish = (words: Vocabulary): boolean => words.kinds.flow === 'flow';
const say = (words: Vocabulary, zh: string, en: string): string => (isEnglish(words) ? en : zh);

const STEP_SHAPES = [
  'round',
  'round',
  'parallelogram',
  'subprocess',
  'document',
  'manual-operation',
] as const;

/** Pixels from a step to the next: a question's answer has room above the arrow. */
const STEP_DOWN = 108;

/** Draws steps from top to bottom with decisions to the side: the plain flow chart. */
export const drawFlow = (sketch: Sketch): Cells => {
  const { random, words, title } = sketch;
  const pick = withoutRepeats(random);
  const cells: Cells = {};
  const pairs: Pair[] = [];
  const steps = random.int(3, 6);
  const tone = random.int(0, 4);
  const turn = turnOfTitle(title);
  cells['s0'] = node(say(words, '开始', 'Start'), { x: 200, y: 0, shape: 'terminator', tone });
  for (let index = 1; index <= steps; index += 1) {
    // The way back of one question would run over the answer of another right below it.
    const asks = random.next() < 0.45 && !isQuestion(cells[`s${index - 1}`]);
    const y = index * STEP_DOWN;
    cells[`s${index}`] = asks
      ? node(pick(words.questions), { x: 185, y: y - 12, w: 150, h: 72, shape: 'diamond', tone: tone + 2 })
      : node(pick(words.steps), { x: 200, y, tone, shape: turnOf(STEP_SHAPES, turn + index * 3) });
    pairs.push([
      `s${index - 1}`,
      `s${index}`,
      isQuestion(cells[`s${index - 1}`]) ? { label: say(words, '是', 'Yes') } : {},
    ]);
    if (!asks) continue;
    cells[`b${index}`] = node(pick(words.steps), { x: 430, y, tone: tone + 1 });
    pairs.push([`s${index}`, `b${index}`, { label: say(words, '否', 'No') }]);
  }
  const last = `s${steps + 1}`;
  cells[last] = node(say(words, '结束', 'End'), {
    x: 200,
    y: (steps + 1) * STEP_DOWN,
    shape: 'terminator',
    tone,
  });
  pairs.push([`s${steps}`, last, isQuestion(cells[`s${steps}`]) ? { label: say(words, '是', 'Yes') } : {}]);
  for (const id of Object.keys(cells).filter((one) => one.startsWith('b')))
    pairs.push([id, `s${Number(id.slice(1)) + 1}`, { sides: ['s', 'e'] }]);
  return join(cells, pairs);
};

const isQuestion = (cell: Cells[string] | undefined): boolean =>
  cell?.t === 'node' && cell.shape === 'diamond';

const TASKS = ['bpmn-user-task', 'bpmn-service-task', 'bpmn-task', 'bpmn-script-task'] as const;

/** Leads to the next step: into another lane from the right, as a line down or up its own side would meet the one that comes. */
const toLane = (from: number, to: number): Line =>
  from === to ? {} : { sides: ['e', to > from ? 'n' : 's'] };

const drawLanes =
  (isBpmn: boolean): Diagram =>
  (sketch) => {
    const { random, words, title } = sketch;
    const pick = withoutRepeats(random);
    const cells: Cells = {};
    const lanes = random.int(3, 4);
    for (let lane = 0; lane < lanes; lane += 1) {
      const spot = { x: 0, y: lane * 120, w: 930, h: 120, shape: 'lane', z: 0, tone: lane } as const;
      cells[`lane${lane}`] = node(pick(words.people), spot);
    }
    const pairs: Pair[] = [];
    const turn = turnOfTitle(title);
    let before = 0;
    for (let index = 0; index < 5; index += 1) {
      const lane = random.int(0, lanes - 1);
      const shape = isBpmn ? turnOf(TASKS, turn + index) : index === 2 ? 'subprocess' : 'round';
      const size = isBpmn ? { y: lane * 120 + 26, h: 68 } : { y: lane * 120 + 34, h: 52 };
      cells[`s${index}`] = node(pick(words.steps), { x: 116 + index * 148, ...size, shape, tone: lane });
      if (index > 0) pairs.push([`s${index - 1}`, `s${index}`, toLane(before, lane)]);
      before = lane;
    }
    const [first, last] = [cells['s0'], cells['s4']];
    if (first?.t !== 'node' || last?.t !== 'node') return cells;
    const [begins, ends] = isBpmn ? ['bpmn-start', 'bpmn-end'] : ['connector', 'connector'];
    const small = { w: 34, h: 34 } as const;
    cells['start'] = node('', { x: 56, y: first.y + first.h / 2 - 17, ...small, shape: begins, tone: 1 });
    cells['end'] = node('', { x: 866, y: last.y + last.h / 2 - 17, ...small, shape: ends, tone: 6 });
    return join(cells, [['start', 's0'], ...pairs, ['s4', 'end']]);
  };

interface GridStyle {
  readonly columns: number;
  readonly rows: number;
  readonly w: number;
  readonly h: number;
  /** How many words each place takes from the generator. */
  readonly lines: number;
  /** Where the line to the next row leaves and arrives. Default where the two face one another. */
  readonly turn?: Line['sides'];
}

interface Place extends Spot {
  readonly index: number;
  readonly texts: readonly string[];
}

/** Draws a grid; the line of each place leads to its neighbour on the left, or above at the beginning of a row. */
const drawGrid =
  (style: GridStyle, draw: (place: Place, sketch: Sketch) => GraphNode, line: Line): Diagram =>
  (sketch) => {
    const { random, words } = sketch;
    const pick = withoutRepeats(random);
    const cells: Cells = {};
    const pairs: Pair[] = [];
    for (let index = 0; index < style.columns * style.rows; index += 1) {
      const x = (index % style.columns) * (style.w + 80);
      const y = Math.floor(index / style.columns) * (style.h + 64);
      const tone = random.int(0, 4);
      const texts = Array.from({ length: Math.max(1, style.lines) }, () => pick(words.parts));
      cells[`n${index}`] = draw({ index, texts, x, y, w: style.w, h: style.h, tone }, sketch);
      if (index === 0 || random.next() >= 0.8) continue;
      random.int(0, index - 1);
      const begins = index % style.columns === 0;
      const { turn } = style;
      const own = begins && turn !== undefined ? { ...line, sides: turn } : line;
      pairs.push([`n${begins ? index - style.columns : index - 1}`, `n${index}`, own]);
    }
    return join(cells, pairs);
  };

const drawClass = ({ index, ...spot }: Place, { title }: Sketch): GraphNode => {
  const { name, fields, methods } = turnOf(ENTITIES, turnOfTitle(title) + index);
  const rows = [
    ...fields.map(([key, type]) => [`- ${key}: ${type}`]),
    [''],
    ...methods.map((method) => [`+ ${method}`]),
  ];
  return node(name, { ...spot, shape: 'uml-class', h: 34 + rows.length * 24, rows });
};

const drawEntity = ({ index, ...spot }: Place, { title }: Sketch): GraphNode => {
  const { name, fields } = turnOf(ENTITIES, turnOfTitle(title) + index);
  const rows = [['id', 'bigint'], ...fields.filter(([key]) => key !== 'id')].map((row) => [...row]);
  return node(name.toLowerCase(), { ...spot, shape: 'er-table', h: 32 + rows.length * 27, rows });
};

const drawPart = ({ index, ...spot }: Place, { title }: Sketch): GraphNode => {
  const [shape, mark] = turnOf(PARTS, turnOfTitle(title) + index);
  return node(mark, { ...spot, shape });
};

const drawLayer = ({ index, texts, ...spot }: Place): GraphNode =>
  node(texts[0] ?? '', {
    ...spot,
    shape: index % 4 === 3 ? 'cylinder' : 'round',
    tone: Math.floor(index / 4),
  });

/** Returns where a machine stands below and beside the hub, left and right in turns, with none right below its name. */
const fanSpot = (index: number, count: number): Pick<Spot, 'x' | 'y'> => {
  const isRight = index % 2 === 0;
  const own = isRight ? Math.ceil(count / 2) : Math.floor(count / 2);
  const angle = ((Math.floor(index / 2) / Math.max(1, own - 1)) * 72 * Math.PI) / 180;
  return { x: 326 + (isRight ? 1 : -1) * Math.cos(angle) * 320, y: 5 + Math.sin(angle) * 250 };
};

/** Leads from the side of the hub to a machine beside it or from above: names stand below both. */
const fanLine = (index: number): Line => {
  const isRight = index % 2 === 0;
  const arrival = index > 1 ? 'n' : isRight ? 'w' : 'e';
  return { router: 'straight', style: { end: 'none' }, sides: [isRight ? 'e' : 'w', arrival] };
};

const drawStar: Diagram = (sketch) => {
  const { random, words, title } = sketch;
  random.pick(words.parts);
  const cells: Cells = {
    hub: node(say(words, '核心交换机', 'Core switch'), {
      x: 318,
      y: 0,
      w: 76,
      h: 70,
      shape: 'net-switch',
      tone: 2,
    }),
  };
  const count = random.int(5, 8);
  const turn = turnOfTitle(title);
  for (let index = 0; index < count; index += 1) {
    random.pick(words.parts);
    const [shape, zh, en] = turnOf(MACHINES, turn + index);
    const spot = { ...fanSpot(index, count), w: 60, h: 60 };
    cells[`n${index}`] = node(say(words, zh, en), { ...spot, shape, tone: index });
  }
  return join(
    cells,
    Array.from({ length: count }, (_, index): Pair => ['hub', `n${index}`, fanLine(index)]),
  );
};

const drawBars: Diagram = (sketch) => {
  const { random, words } = sketch;
  const pick = withoutRepeats(random);
  const cells: Cells = {};
  let start = 0;
  let count = 0;
  for (; count < random.int(5, 8); count += 1) {
    const index = count;
    const w = random.int(80, 240);
    const y = 40 + index * 44;
    cells[`row${index}`] = node(pick(words.steps), { x: 0, y: y - 7, w: 1, h: 44, shape: 'gantt-row', z: 0 });
    const share = `${100 - index * 12}%`;
    cells[`bar${index}`] = node(share, {
      x: 180 + start,
      y: y + 4,
      w,
      h: 24,
      shape: index % 3 === 1 ? 'gantt-progress' : 'bar',
      tone: index,
    });
    start += Math.round(w * 0.6);
  }
  const width = 200 + start + 160;
  for (let index = 0; index < count; index += 1) {
    const row = cells[`row${index}`];
    if (row?.t === 'node') cells[`row${index}`] = { ...row, w: width };
  }
  const weeks = Math.floor((width - 180) / 90);
  for (let week = 0; week < weeks; week += 1) {
    const name = say(words, `第 ${week + 1} 周`, `Week ${week + 1}`);
    cells[`week${week}`] = node(name, {
      x: 180 + week * 90,
      y: 0,
      w: 90,
      h: 28,
      shape: 'gantt-head',
      tone: 0,
    });
  }
  cells['goal'] = node('', {
    x: 180 + start + 20,
    y: 40 + count * 44,
    w: 22,
    h: 22,
    shape: 'gantt-milestone',
    tone: 6,
  });
  return cells;
};

type Corner = readonly [x: number, y: number];

const CIRCLES: readonly [Corner, ...Corner[]] = [
  [0, 0],
  [150, 0],
  [75, 132],
];

const CIRCLE_TEXTS: readonly [Corner, ...Corner[]] = [
  [18, 60],
  [222, 60],
  [120, 242],
];

const drawCircles: Diagram = (sketch) => {
  const { random, words } = sketch;
  const pick = withoutRepeats(random);
  const cells: Cells = {};
  const count = random.int(2, 3);
  for (let index = 0; index < count; index += 1) {
    const [[x, y], [left, top]] = [turnOf(CIRCLES, index), turnOf(CIRCLE_TEXTS, index)];
    cells[`c${index}`] = node('', { x, y, w: 230, h: 230, shape: 'venn-circle', z: 0, tone: index });
    cells[`t${index}`] = node(pick(words.parts), { x: left, y: top, w: 140, h: 60, shape: 'text' });
  }
  cells['both'] = node(say(words, '共同点', 'Shared'), {
    x: 120,
    y: count === 3 ? 130 : 85,
    w: 140,
    h: 60,
    shape: 'text',
  });
  return cells;
};

const drawRooms: Diagram = (sketch) => {
  const { random, words } = sketch;
  const pick = withoutRepeats(random);
  const cells: Cells = {};
  const split = random.int(160, 300);
  const rooms = [
    [0, 0, split, 180],
    [split - 6, 0, 486 - split, 126],
    [0, 174, split, 146],
    [split - 6, 120, 486 - split, 200],
  ] as const;
  rooms.forEach(([x, y, w, h], index) => {
    cells[`room${index}`] = node(pick(words.people), { x, y, w, h, shape: 'floor-room', z: 0, tone: 0 });
  });
  // The name of a room stands in its middle.
  const furniture = [
    [20, 14, 90, 30, 'floor-desk'],
    [48, 46, 30, 28, 'floor-chair'],
    [split + 14, 14, 60, 28, 'floor-desk'],
    [18, 266, 100, 40, 'floor-sofa'],
    [split + 30, 242, 120, 64, 'floor-meeting-table'],
    [436, 20, 30, 30, 'floor-plant'],
    [split - 44, 276, 32, 32, 'floor-plant'],
  ] as const;
  furniture.forEach(([x, y, w, h, shape], index) => {
    cells[`thing${index}`] = node('', { x, y, w, h, shape, tone: index + 1 });
  });
  return cells;
};

const drawScreens: Diagram = (sketch) => {
  const { random, words } = sketch;
  const pick = withoutRepeats(random);
  const cells: Cells = {};
  let screens = 0;
  for (; screens < random.int(2, 3); screens += 1) {
    const screen = screens;
    const x = screen * 240;
    const inside = x + 18;
    cells[`screen${screen}`] = node('', { x, y: 0, w: 190, h: 350, shape: 'ui-phone', z: 0, tone: screen });
    cells[`head${screen}`] = node(pick(words.parts), {
      x: inside,
      y: 34,
      w: 154,
      h: 30,
      shape: 'rect',
      tone: screen,
    });
    const picture = turnOf(['ui-image', 'ui-video', 'ui-search'], screen);
    const tall = picture === 'ui-search' ? 32 : 84;
    cells[`picture${screen}`] = node('', {
      x: inside,
      y: 74,
      w: 154,
      h: tall,
      shape: picture,
      tone: screen + 1,
    });
    for (let row = 0; row < 3; row += 1) {
      const shape = row === 2 ? 'ui-button' : screen === 1 ? 'ui-checkbox' : 'ui-input';
      const y = 86 + tall + row * 44;
      cells[`row${screen}${row}`] = node(pick(words.steps), {
        x: inside,
        y,
        w: 154,
        h: 32,
        shape,
        tone: screen,
      });
    }
  }
  const pairs = Array.from({ length: screens - 1 }, (_, screen): Pair => [
    `screen${screen}`,
    `screen${screen + 1}`,
  ]);
  return join(cells, pairs);
};

const drawTable: Diagram = (sketch) => {
  const { random, words, title } = sketch;
  const pick = withoutRepeats(random);
  const names: string[] = [];
  // As many draws as a grid of four by four has, so that what follows in a demo stays what it was.
  for (let index = 0; index < 16; index += 1) {
    random.int(0, 4);
    names.push(pick(words.parts));
    if (index > 0 && random.next() < 0.8) random.int(0, index - 1);
  }
  const turn = turnOfTitle(title);
  const marks = isEnglish(words) ? (['Good', 'Fair', 'Poor'] as const) : (['优', '良', '中'] as const);
  const heads = [
    say(words, '项目', 'Topic'),
    say(words, '方案一', 'Plan A'),
    say(words, '方案二', 'Plan B'),
    say(words, '方案三', 'Plan C'),
  ];
  const rows = names
    .slice(0, 7)
    .map((name, row) => [
      name,
      ...[1, 2, 3].map((column) => turnOf<string>(marks, turn * column + row * 7 + row * row * column)),
    ]);
  return {
    table: node(title, {
      x: 0,
      y: 0,
      w: 560,
      h: 30 + 8 * 28,
      shape: 'table',
      tone: turn % 8,
      rows: [heads, ...rows],
    }),
  };
};

const LINE: Line = {};

/** What is drawn for the categories that are not plain flow charts. */
export const DIAGRAMS: Readonly<Record<string, Diagram>> = {
  swimlane: drawLanes(false),
  bpmn: drawLanes(true),
  uml: drawGrid({ columns: 3, rows: 2, w: 170, h: 170, lines: 4 }, drawClass, { style: { end: 'open' } }),
  er: drawGrid({ columns: 3, rows: 2, w: 180, h: 140, lines: 3 }, drawEntity, {
    style: { begin: 'one', end: 'many' },
  }),
  table: drawTable,
  framework: drawGrid({ columns: 4, rows: 3, w: 130, h: 60, lines: 0 }, drawLayer, LINE),
  // Beside the parts, whose names stand below them.
  circuit: drawGrid({ columns: 5, rows: 2, w: 80, h: 44, lines: 0, turn: ['w', 'w'] }, drawPart, {
    style: { end: 'none' },
  }),
  network: drawStar,
  gantt: drawBars,
  venn: drawCircles,
  plane: drawRooms,
  ui: drawScreens,
};
