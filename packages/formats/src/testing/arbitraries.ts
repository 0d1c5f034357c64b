import { readDefinition } from '@chartdock/documents';
import type { Definition, GraphDefinition, TreeDefinition } from '@chartdock/documents';
import fc from 'fast-check';
import type { FormatSource } from '../model/format.types.ts';

const WORDS = [
  '增长',
  '计划',
  'Plan',
  'A & B <c>',
  '"quoted"',
  "it's",
  '=SUM(A1)',
  '- dash',
  '1. one',
  '# hash',
  '😀👨‍👩‍👧',
  'שלום',
  'a|b;c:d',
  '100%',
  '@home',
];

/** Texts of one line as people write them, with signs that formats escape. */
export const words = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 })
  .map((list) => list.join(' '));

interface Drafted {
  title: string;
  note: string;
  href: string;
  children: Drafted[];
}

const { topic } = fc.letrec<{ topic: Drafted }>((tie) => ({
  topic: fc.record({
    title: words,
    note: fc.oneof(fc.constant(''), words),
    href: fc.constantFrom('', '', 'https://example.com/a?b=1&c=2'),
    children: fc.oneof({ maxDepth: 4 }, fc.constant<Drafted[]>([]), fc.array(tie('topic'), { maxLength: 4 })),
  }),
}));

/** Checks a definition that a test made. */
export const definitionFrom = (value: unknown): Definition => {
  const reading = readDefinition(value);
  if (reading.status !== 'read') throw new Error(JSON.stringify(reading));
  return reading.definition;
};

/** Trees with notes and links. */
export const trees: fc.Arbitrary<TreeDefinition> = topic.map((root) => {
  let last = 0;
  const finish = ({ title, note, href, children }: Drafted): unknown => ({
    id: `t${(last += 1)}`,
    title,
    ...(note === '' ? {} : { note }),
    ...(href === '' ? {} : { href }),
    children: children.map(finish),
  });
  return definitionFrom({
    v: 2,
    type: 'tree',
    page: { name: root.title },
    structure: 'free',
    theme: 'light',
    root: finish(root),
  }) as TreeDefinition;
});

const SHAPES = [
  'rect',
  'round',
  'diamond',
  'ellipse',
  'cylinder',
  'document',
  'parallelogram',
  'hexagon',
  'uml-actor',
  'cloud',
] as const;

/** Graphs of shapes on a raster with connectors between them. */
export const graphs: fc.Arbitrary<GraphDefinition> = fc
  .record({
    nodes: fc.array(fc.record({ text: words, shape: fc.constantFrom(...SHAPES) }), {
      minLength: 2,
      maxLength: 8,
    }),
    edges: fc.array(fc.record({ from: fc.nat(7), to: fc.nat(7), text: fc.oneof(fc.constant(''), words) }), {
      maxLength: 8,
    }),
  })
  .map(({ nodes, edges }) => {
    const at = (index: number): string => `n${index % nodes.length}`;
    const cells = [
      ...nodes.map(({ text, shape }, index): [string, unknown] => [
        `n${index}`,
        {
          t: 'node',
          shape,
          x: (index % 3) * 240,
          y: Math.floor(index / 3) * 160,
          w: 120,
          h: 60,
          z: index + 1,
          text,
          style: { fill: '#e8f0fe' },
        },
      ]),
      ...edges
        .filter(({ from, to }) => at(from) !== at(to))
        .map(({ from, to, text }, index): [string, unknown] => [
          `e${index}`,
          {
            t: 'edge',
            from: { id: at(from) },
            to: { id: at(to) },
            points: [],
            labels: text === '' ? [] : [{ t: 0.5, text }],
            style: { begin: 'none', end: 'arrow' },
          },
        ]),
    ];
    return definitionFrom({
      v: 2,
      type: 'graph',
      page: { name: 'Page', w: 1050, h: 1500 },
      theme: 'default',
      cells: Object.fromEntries(cells),
    }) as GraphDefinition;
  });

/** Makes a source of one canvas. */
export const sourceOf = (definition: Definition, more: Partial<FormatSource> = {}): FormatSource => ({
  title: 'Test 测试',
  canvases: [{ title: definition.page.name, definition }],
  now: Date.UTC(2026, 10, 27),
  ...more,
});
