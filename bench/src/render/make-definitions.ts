import type { Cell, Definition, Topic } from '@chartdock/documents';

/** A mind map or flowchart of the bench. */
export type MindMap = Extract<Definition, { type: 'tree' }>;
/** A flowchart of the bench. */
export type Flowchart = Extract<Definition, { type: 'graph' }>;

const WORDS =
  '会员增长 库存管理 提交申请 部门审核 Launch plan 复盘 数据看板 Customer journey 风险 负责人 Q3 目标 上线检查 Rollback 预算'.split(
    ' ',
  );
const SHAPES = ['round', 'rect', 'diamond', 'parallelogram', 'cylinder', 'terminator'] as const;

type Random = () => number;

const createRandom = (seed: number): Random => {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 4_294_967_296;
};

/** Writes a text that stands in one document only, so that nothing is measured once for all. */
const textOf = (random: Random, id: string): string => {
  const pick = (): string => WORDS[Math.floor(random() * WORDS.length)] ?? '';
  return `${pick()}${pick()} ${id}`;
};

const topicsOf = (random: Random, id: string, depth: number): Topic => ({
  id,
  title: textOf(random, id),
  children:
    depth === 0
      ? []
      : Array.from({ length: 3 + Math.floor(random() * 2) }, (_, at) =>
          topicsOf(random, `${id}-${at}`, depth - 1),
        ),
});

/** Makes a mind map of two levels below its root, 13 to 21 topics. */
export const makeMindMap = (at: number): MindMap => ({
  v: 2,
  type: 'tree',
  page: { name: `Mind ${at}` },
  structure: 'right',
  theme: 'light',
  root: topicsOf(createRandom(at + 1), `t${at}`, 2),
});

const COLUMNS = 4;

/** Makes a flowchart of 20 shapes and 24 connectors. */
export const makeFlowchart = (at: number): Flowchart => {
  const random = createRandom(at + 1_001);
  const cells: Record<string, Cell> = {};
  for (let index = 0; index < 20; index += 1)
    cells[`n${at}-${index}`] = {
      t: 'node',
      shape: SHAPES[index % SHAPES.length] ?? 'rect',
      x: (index % COLUMNS) * 220,
      y: Math.floor(index / COLUMNS) * 130,
      w: 140,
      h: 64,
      z: 1,
      text: textOf(random, `n${at}-${index}`),
      style: { tone: index % 8 },
    };
  for (let index = 0; index < 24; index += 1)
    cells[`e${at}-${index}`] = {
      t: 'edge',
      from: { id: `n${at}-${index % 20}` },
      to: { id: `n${at}-${(index + 1 + Math.floor(random() * 5)) % 20}` },
      points: [],
      labels: index % 6 === 0 ? [{ t: 0.5, text: '是' }] : [],
      style: { begin: 'none', end: 'arrow' },
      router: 'orthogonal',
    };
  return { v: 2, type: 'graph', page: { name: `Flow ${at}`, w: 900, h: 700 }, theme: 'light', cells };
};

/** Returns every text that a picture of a document has to show. */
export const textsIn = (definition: MindMap | Flowchart): readonly string[] => {
  if (definition.type === 'graph')
    return Object.values(definition.cells).flatMap((cell) => (cell.t === 'node' ? [cell.text] : []));
  const walk = ({ title, children }: Topic): string[] => [title, ...children.flatMap(walk)];
  return walk(definition.root);
};
