import { sampleWays } from './sample-ways.ts';
import { EDGE_HEADS, THEMES, allShapes, numberRows } from '../index.ts';
import type { Cell, Definition, GraphEdge, GraphNode, Shape, Topic } from '../index.ts';
import { TREE_STRUCTURES } from '../model/read-topic.ts';

/** A definition to draw, with a name that says its content. */
export interface SampleDefinition {
  readonly name: string;
  readonly definition: Definition;
}

const page = { name: 'Sample', w: 1_200, h: 900 } as const;

const graph = (
  cells: Readonly<Record<string, Cell>>,
  more: { readonly theme?: string } = {},
): Definition => ({
  v: 2,
  type: 'graph',
  page: { ...page, lineJumps: true },
  theme: more.theme ?? 'light',
  cells,
});

const node = (more: Partial<GraphNode>): GraphNode => ({
  t: 'node',
  shape: 'round',
  x: 0,
  y: 0,
  w: 140,
  h: 60,
  z: 1,
  text: '',
  style: {},
  ...more,
});

const edge = (from: GraphEdge['from'], to: GraphEdge['to'], more: Partial<GraphEdge> = {}): GraphEdge => ({
  t: 'edge',
  from,
  to,
  points: [],
  labels: [],
  style: { begin: 'none', end: 'arrow' },
  ...more,
});

const rowsOf = ({ hasRows }: Shape): Pick<GraphNode, 'rows'> =>
  hasRows ? { rows: numberRows([['id', 'bigint'], ['标题', 'text'], [''], ['createdAt', 'timestamp']]) } : {};

const COLUMNS = 6;

/** Every shape of a group with its name on it, in its usual size. */
const shapesOf = (group: Shape['group'], index: number): SampleDefinition => {
  const shapes = allShapes().filter((shape) => shape.group === group);
  const cells = shapes.map((shape, at): [string, GraphNode] => [
    `shape-${at}`,
    node({
      shape: shape.id,
      x: (at % COLUMNS) * 260 + 0.37 * at,
      y: Math.floor(at / COLUMNS) * 220,
      w: shape.size.w,
      h: shape.size.h,
      text: at % 2 === 0 ? shape.names.zh : shape.names.en,
      style: { tone: at % 8 },
      ...rowsOf(shape),
    }),
  ]);
  const theme = [...THEMES.keys()][index % THEMES.size] ?? 'light';
  return { name: `shapes of ${group}`, definition: graph(Object.fromEntries(cells), { theme }) };
};

const ROUTERS = ['straight', 'orthogonal', 'curve'] as const;
const DASHES = ['solid', 'dashed', 'dotted'] as const;

/** Every head of a connector at the end of every kind of line, between shapes of every outline that connectors often meet. */
const connectors = (router: (typeof ROUTERS)[number], row: number): SampleDefinition => {
  const shapes = [
    'rect',
    'diamond',
    'ellipse',
    'parallelogram',
    'hexagon',
    'cylinder',
    'net-server',
    'uml-actor',
    'triangle',
  ];
  const cells = EDGE_HEADS.flatMap((head, at): [string, Cell][] => {
    const y = at * 150;
    const [from, to] = [`from-${at}`, `to-${at}`];
    const shape = shapes[at % shapes.length] ?? 'rect';
    return [
      [
        from,
        node({
          ...{ shape, x: 0, y, w: 120, h: 70, text: head },
          ...(at % 4 === 3 ? { rot: 25 + at } : {}),
          style: { tone: at % 8 },
        }),
      ],
      [
        to,
        node({
          shape,
          x: 300 + at * 7.3,
          y: y + (at % 3) * 35,
          w: 90.5,
          h: 80,
          text: '终点',
          style: { tone: at % 8 },
        }),
      ],
      [
        `edge-${at}`,
        edge(
          { id: from },
          { id: to, ...(at % 2 === 0 ? {} : { side: 'n' as const }) },
          {
            router,
            labels: [{ t: 0.5, text: at % 2 === 0 ? '是' : 'otherwise' }],
            style: {
              begin: at % 3 === 0 ? head : 'none',
              end: head,
              dash: DASHES[(at + row) % 3] ?? 'solid',
            },
          },
        ),
      ],
    ];
  });
  const crossing = edge(
    { x: 200, y: -40 },
    { x: 200, y: 1_700 },
    {
      points: [
        [200, -40],
        [200, 1_700],
      ],
    },
  );
  return { name: `${router} connectors`, definition: graph({ ...Object.fromEntries(cells), crossing }) };
};

const STYLES: readonly Partial<GraphNode>[] = [
  { style: { fill: '#123456', stroke: '#ff8800', strokeWidth: 4, dash: 'dashed' }, text: 'own colours' },
  { style: { fill: 'none', color: '#aa0000', fontSize: 22, bold: true, italic: true }, text: '大字 large' },
  { style: { opacity: 0.4 }, rot: 33.3, text: '半透明 turned' },
  { style: { align: 'left', valign: 'top', fontSize: 11 }, text: 'left\ntop' },
  { style: { align: 'right', valign: 'bottom' }, text: 'right bottom 右下' },
  { text: '一二三四五六七八九十'.repeat(12), w: 90, h: 60 },
  { text: 'supercalifragilisticexpialidocious-and-more', w: 80, h: 40 },
  {
    text: '粗体斜体',
    runs: [
      { text: '粗体', bold: true, underline: true },
      { text: '斜体', italic: true, color: '#0055aa' },
    ],
  },
  { text: '→ ✓ ① ★ ≥ ∑ 😀', w: 200 },
  { text: '0 < a && b > "c" \'d\'', w: 220 },
];

const styles: SampleDefinition = {
  name: 'styles and texts',
  definition: graph(
    Object.fromEntries(
      STYLES.map((more, at) => [
        `style-${at}`,
        node({ x: (at % 3) * 260 + 1 / 3, y: Math.floor(at / 3) * 110 + 1 / 7, ...more }),
      ]),
    ),
  ),
};

const topic = (id: string, title: string, more: Partial<Topic> = {}): Topic => ({
  id,
  title,
  children: [],
  ...more,
});

const branch = (id: string, title: string): Topic =>
  topic(id, title, {
    children: [
      topic(`${id}a`, '第一步 first'),
      topic(`${id}b`, 'a longer topic that has to be wrapped onto several lines 很长的主题', {
        children: [topic(`${id}c`, '末级')],
        labels: ['P0', '本周'],
      }),
      topic(`${id}d`, '折叠', { children: [topic(`${id}e`, 'hidden')], collapsed: true }),
    ],
  });

const treeOf = (structure: (typeof TREE_STRUCTURES)[number], index: number): SampleDefinition => ({
  name: `${structure} tree`,
  definition: {
    v: 2,
    type: 'tree',
    page: { name: 'Sample' },
    structure,
    theme: [...THEMES.keys()][index % THEMES.size] ?? 'light',
    root: topic('root', '增长计划 2026', {
      children: [
        branch('m1', '拉新'),
        branch('m2', 'Retention'),
        topic('m3', '备注', {
          note: 'a note',
          href: 'https://example.com',
          style: { fill: '#fff2cc', color: '#663300' },
        }),
        topic('m4', '样式', {
          runs: [
            { text: '样', bold: true },
            { text: '式', strike: true },
          ],
          side: 'left',
        }),
      ],
    }),
    relations: [{ id: 'relation', from: 'm1a', to: 'm2b', text: '影响' }],
  },
});

const MARKDOWN = `# 会议纪要 Minutes

正文 with **bold**, *italic*, \`code\`, ~~gone~~ and [a link](https://example.com).

## 决定

1. 第一项
2. second
   - nested 嵌套
   - [x] done

> 引用 quoted

| 名称 | amount |
| ---- | -----: |
| 甲   |     12 |

\`\`\`ts
const answer = 42;
\`\`\`

---
`;

const board: Definition = {
  v: 2,
  type: 'board',
  page: { name: 'Sample' },
  elements: (
    ['frame', 'rectangle', 'ellipse', 'diamond', 'line', 'arrow', 'pen', 'note', 'text', 'image'] as const
  ).map((type, at) => ({
    id: `element-${at}`,
    type,
    x: (at % 4) * 210 + 0.21,
    y: Math.floor(at / 4) * 170,
    w: 170,
    h: type === 'line' || type === 'arrow' ? -60 : 110,
    text: type === 'pen' || type === 'line' ? '' : `${type} 便签`,
    color: ['#2f6fd6', '#1a7f5a', '#f6c85f', '#b8457c'][at % 4] ?? '#2f6fd6',
    ...(type === 'pen'
      ? {
          points: [
            [0, 0],
            [30.5, 40.25],
            [80, 12],
            [160, 100],
          ] as const,
        }
      : {}),
  })),
};

const source = (lang: 'mermaid' | 'latex', text: string): SampleDefinition => ({
  name: `${lang} source`,
  definition: { v: 2, type: 'source', page: { name: 'Sample' }, lang, text },
});

/**
 * Returns definitions that together have every kind, shape, layout, theme, head of a connector and style: drawings that have to
 * look the same everywhere.
 */
export const sampleDefinitions = (): readonly SampleDefinition[] => [
  ...[...new Set(allShapes().map(({ group }) => group))].map(shapesOf),
  ...ROUTERS.map(connectors),
  styles,
  { name: 'ways', definition: sampleWays },
  ...TREE_STRUCTURES.map(treeOf),
  { name: 'markdown', definition: { v: 2, type: 'markdown', page: { name: 'Sample' }, text: MARKDOWN } },
  { name: 'board', definition: board },
  source('mermaid', 'graph TD\n  甲-->B\n  B-->|no| C'),
  source('latex', '\\frac{a}{b} = \\sum_{i=0}^{n} x_i'),
];
