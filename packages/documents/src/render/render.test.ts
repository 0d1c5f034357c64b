import { describe, expect, it } from 'vitest';
import { numberRows, readDefinition } from '../index.ts';
import type { Definition, GraphNode } from '../index.ts';
import { allShapes } from '../shapes/shapes.ts';
import { findStrangers } from '../testing/find-strangers.ts';
import { parseMarkdown } from './markdown/parse-markdown.ts';
import { renderDefinition } from './render-definition.ts';
import { THEMES, contrastOf, themeOf } from './themes.ts';

const node = (text: string, more: Partial<GraphNode> = {}): GraphNode => ({
  t: 'node',
  shape: 'round',
  x: 0,
  y: 0,
  w: 120,
  h: 50,
  z: 1,
  text,
  style: {},
  ...more,
});
const graph = (cells: Extract<Definition, { type: 'graph' }>['cells'], lineJumps = false): Definition => ({
  v: 2,
  type: 'graph',
  page: { name: 'P', w: 100, h: 100, lineJumps },
  theme: 'light',
  cells,
});
const edge = (from: string, to: string, points: readonly (readonly [number, number])[] = []) => ({
  t: 'edge' as const,
  from: { id: from },
  to: { id: to },
  points,
  labels: [],
  style: { begin: 'none', end: 'arrow' },
});
const svgOf = (definition: Definition): string => renderDefinition(definition).svg;

describe('a picture', () => {
  it('shows every text as text', () => {
    const page = { name: 'P' };
    const root = { id: 'r', title: '增长计划', children: [{ id: 'a', title: '拉新', children: [] }] };
    const documents: readonly (readonly [Definition, string])[] = [
      [graph({ a: node('提交申请') }), '提交申请'],
      [{ v: 2, type: 'tree', page, structure: 'free', theme: 'light', root }, '拉新'],
      [{ v: 2, type: 'markdown', page, text: '# 会议纪要' }, '会议纪要'],
      [
        {
          v: 2,
          type: 'board',
          page,
          elements: [{ id: 'n', type: 'note', x: 0, y: 0, w: 150, h: 100, text: '想法', color: '#f6c85f' }],
        },
        '想法',
      ],
      [{ v: 2, type: 'source', page, lang: 'latex', text: 'a^2 + b^2' }, 'a^2 + b^2'],
    ];
    for (const [definition, text] of documents)
      expect(svgOf(definition)).toMatch(new RegExp(`>${text.replace(/[\^+]/g, '\\$&')}</`));
  });

  it('is the same twice, rounded to two decimals', () => {
    const definition = graph({
      a: node('A', { x: 1 / 3, y: 1e-9, w: 100 / 7, h: 33.333_333 }),
      b: node('B', { x: 400.123_456, rot: 33.3 }),
      e: edge('a', 'b'),
    });
    expect(svgOf(definition)).toBe(svgOf(structuredClone(definition)));
    expect(svgOf(definition)).not.toMatch(/\d\.\d{3}|\de-?\d|NaN|Infinity/);
  });

  it('routes connectors around corners into heads', () => {
    const svg = svgOf(graph({ a: node('A'), b: node('B', { x: 300, y: 200 }), e: edge('a', 'b') }));
    expect(svg).toMatch(/<path d="M60 50L60 [\d.]+Q/);
    expect(svg).toMatch(/fill="#66748c" stroke="#66748c"/);
  });

  it('lets lines jump where the page wants', () => {
    const cells = {
      e: edge('a', 'b', [
        [0, 50],
        [200, 50],
      ]),
      f: edge('c', 'd', [
        [100, 0],
        [100, 100],
      ]),
    };
    expect(svgOf(graph(cells, true))).toContain('A5 5 0 0 1 105 50');
    expect(svgOf(graph(cells))).not.toContain('A5 5');
  });

  it('marks cells for viewers on request', () => {
    const definition = graph({ cell_1: node('A') });
    expect(renderDefinition(definition, { marks: true }).svg).toContain('data-id="cell_1"');
    expect(svgOf(definition)).not.toContain('data-id');
  });

  it('takes the given size, else the content’s', () => {
    const definition = graph({ a: node('A') });
    expect(renderDefinition(definition, { fit: { width: 320, height: 200 } }).svg).toMatch(
      /^<svg [^>]*width="320" height="200"/,
    );
    expect(renderDefinition(definition, { margin: 10 })).toMatchObject({ width: 140, height: 70 });
  });

  it('shows data pictures, and placeholders for others', () => {
    const definition = graph({ a: node('', { image: 'blob-1' }) });
    const render = (address: string) => renderDefinition(definition, { pictures: () => address }).svg;
    expect(render('data:image/png;base64,AAAA')).toContain('<image');
    for (const address of [
      'https://example.com/x.png',
      '/etc/passwd',
      'data:image/svg+xml;base64,AAAA',
      'data:image/png;base64,AA" onload="x',
    ])
      expect(render(address)).not.toContain('<image');
  });

  it('draws every shape with allowed markup only', () => {
    const cells = Object.fromEntries(
      allShapes().map(({ id }, index) => [
        `n${index}`,
        node('字 text', { shape: id, y: index * 90, rows: numberRows([['a', 'b'], ['']]) }),
      ]),
    );
    expect(findStrangers(svgOf(graph(cells)))).toEqual([]);
  });

  it('keeps hostile texts texts', () => {
    const evil = '</text><script>alert(1)</script><image href="http://x"/>&amp;\u0000\u202e';
    const svg = svgOf(graph({ a: node(evil, { w: 900, h: 300 }) }));
    expect(findStrangers(svg)).toEqual([]);
    expect(svg).toContain('&lt;script&gt;');
  });

  it('of a large document for a list stays small', () => {
    const children = Array.from({ length: 9_000 }, (_, index) => ({
      id: `t${index}`,
      title: `主题 ${index}`,
      children: [],
    }));
    const definition: Definition = {
      v: 2,
      type: 'tree',
      page: { name: 'P' },
      structure: 'right',
      theme: 'light',
      root: { id: 'r', title: 'R', children },
    };
    expect(renderDefinition(definition, { small: true }).svg.length).toBeLessThan(100_000);
  });
});

describe('finding strangers in a picture', () => {
  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"><foreignObject/></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"><rect onload="x"/></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"><image href="http://x/y.png"/></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"><rect fill="url(#x)"/></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"><rect></svg>',
  ])('notices %s', (svg) => {
    expect(findStrangers(svg)).not.toEqual([]);
  });
});

describe('the themes', () => {
  it.each([...THEMES.keys()])('%s keeps every contrast of at least 4.5', (id) => {
    const theme = themeOf(id);
    const pairs: (readonly [string, string])[] = [
      [theme.text, theme.page],
      [theme.text, theme.paper],
      [theme.faintText, theme.page],
      [theme.faintText, theme.paper],
      ...[theme.main, ...theme.tones, ...theme.strong].map((tone) => [tone.text, tone.fill] as const),
    ];
    const weak = pairs.filter(([ink, ground]) => contrastOf(ink, ground) < 4.5);
    expect(weak).toEqual([]);
  });

  it('are nine: light, dark, print, and six of colours', () => {
    expect([...THEMES.keys()]).toEqual([
      'light',
      'dark',
      'print',
      'ocean',
      'forest',
      'sunset',
      'violet',
      'candy',
      'midnight',
    ]);
  });
});

describe('markdown', () => {
  it('is read as its seven block kinds', () => {
    const text =
      '# A\n\ntext **bold**\ngoes on\n\n- [x] done\n  1. two\n> said\n\n```js\n# no heading\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n---\n';
    expect(parseMarkdown(text).map((block) => block.kind)).toEqual([
      'heading',
      'paragraph',
      'item',
      'item',
      'quote',
      'code',
      'table',
      'rule',
    ]);
  });

  it('keeps harmless links and all texts', () => {
    const [block] = parseMarkdown('[a](https://x.test) [b](javascript:alert) <b>c</b>');
    expect(block).toEqual({
      kind: 'paragraph',
      runs: [{ text: 'a', href: 'https://x.test' }, { text: ' b <b>c</b>' }],
    });
  });

  // Time that grows with the square of the length would take minutes.
  it('reads hundreds of thousands of hostile signs', () => {
    for (const sign of ['*', '_', '[', '`', '|', '#', '>', '- ', '[](', '**a'])
      expect(parseMarkdown(sign.repeat(100_000)).length).toBeGreaterThan(0);
  });
});

it('reads and draws graphs of first files', () => {
  const stored = graph({
    a: node('开始', { shape: 'terminator', style: { fill: '#e8f0fe', stroke: '#3d7dea' } }),
  });
  const reading = readDefinition(JSON.parse(JSON.stringify(stored)));
  expect(reading.status).toBe('read');
});

it('marks lines read from the right', () => {
  const draw = (text: string): string =>
    renderDefinition({
      v: 2,
      type: 'graph',
      page: { name: 'P', w: 400, h: 200 },
      theme: 'light',
      cells: { a: { t: 'node', shape: 'rect', x: 0, y: 0, w: 300, h: 80, z: 1, text, style: {} } },
    }).svg;
  expect(draw('שלום (2026)!')).toContain('>\u202bשלום (2026)!\u202c<');
  expect(draw('«مرحبا»')).toContain('>\u202b«مرحبا»\u202c<');
  expect(draw('A: שלום')).not.toMatch(/[\u202a-\u202e]/);
});
