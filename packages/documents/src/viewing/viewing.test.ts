import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  drawScene,
  foldAll,
  foldTopic,
  listTexts,
  numberRows,
  renderDefinition,
  unfoldTo,
} from '../index.ts';
import type { Definition, GraphNode, Topic, TreeDefinition } from '../index.ts';
import {
  areaIn,
  contains,
  findWords,
  fitArea,
  holdNear,
  indexParts,
  judgeLink,
  listPages,
  listSteps,
  overlaps,
  panBy,
  reveal,
  SCALES,
  stepRound,
  zoomAt,
} from './index.ts';

const topic = (id: string, children: readonly Topic[] = [], more: Partial<Topic> = {}): Topic => ({
  id,
  title: `T ${id}`,
  children,
  ...more,
});
const tree: TreeDefinition = {
  v: 2,
  type: 'tree',
  page: { name: 'P' },
  structure: 'right',
  theme: 'light',
  root: topic('r', [topic('a', [topic('a1'), topic('a2', [topic('deep')])]), topic('b', [topic('b1')])]),
};
const node = (text: string, [x, y]: readonly [number, number], more: Partial<GraphNode> = {}): GraphNode => ({
  t: 'node',
  shape: 'rect',
  x,
  y,
  w: 100,
  h: 40,
  z: 1,
  text,
  style: {},
  ...more,
});
const graph: Definition = {
  v: 2,
  type: 'graph',
  page: { name: 'P', w: 800, h: 600 },
  theme: 'light',
  cells: {
    later: node('Ship', [0, 200], { href: 'https://example.com/ship' }),
    right: node('Order', [300, 4]),
    first: node('Start', [0, 0]),
    table: node('User', [300, 200], {
      shape: 'entity',
      rows: numberRows([
        ['id', 'int'],
        ['name', 'text'],
      ]),
    }),
    e: {
      t: 'edge',
      from: { id: 'first' },
      to: { id: 'later' },
      points: [],
      labels: [{ t: 0.5, text: 'yes' }],
      style: { begin: 'none', end: 'arrow' },
    },
  },
};

describe('a scene', () => {
  it('is the picture in parts with rooms', () => {
    for (const definition of [tree, graph]) {
      const scene = drawScene(definition);
      const { svg } = renderDefinition(definition);
      for (const part of scene.parts) expect(svg).toContain(part.svg);
      expect(scene.parts.length).toBeGreaterThan(4);
      for (const { box, id } of scene.parts)
        if (id !== undefined) expect(overlaps(box, scene.box)).toBe(true);
    }
  });
});

describe('the words of a document', () => {
  it('are found as they are seen', () => {
    const unseen = fc.constantFrom('', '\u00ad', '\u200b', '\u200d', '\u202a', '\u202c', '\u2060', '\ufeff');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...'aB中é’西'), unseen), { minLength: 1 }), (signs) => {
        const text = signs.map((pair) => pair.join('')).join('');
        const seen = signs
          .map(([sign]) => sign)
          .join('')
          .replaceAll('’', "'")
          .toUpperCase();
        expect(findWords([{ text }], seen)).toHaveLength(1);
        expect(findWords([{ text: seen }], text)).toHaveLength(1);
      }),
    );
  });

  it('come in reading order with their connectors', () => {
    expect(listTexts(graph)).toEqual([
      { id: 'first', level: 1, text: 'Start', leads: ['yes: Ship'] },
      { id: 'right', level: 1, text: 'Order' },
      { id: 'later', level: 1, text: 'Ship', href: 'https://example.com/ship' },
      { id: 'table', level: 1, text: 'User\nid int\nname text' },
      { id: 'e', level: 2, text: 'yes' },
    ]);
  });

  it('come as levels of a foldable tree', () => {
    expect(listTexts(tree).map(({ id, level, fold }) => [id, level, fold])).toEqual([
      ['r', 1, undefined],
      ['a', 2, 'open'],
      ['a1', 3, undefined],
      ['a2', 3, 'open'],
      ['deep', 4, undefined],
      ['b', 2, 'open'],
      ['b1', 3, undefined],
    ]);
  });

  it('come with collapsed ones marked hidden', () => {
    const lines = listTexts(foldTopic(tree, 'a', true));
    expect(lines.map(({ id }) => id)).toEqual(listTexts(tree).map(({ id }) => id));
    expect(lines.filter(({ hidden }) => hidden).map(({ id }) => id)).toEqual(['a1', 'a2', 'deep']);
    expect(lines.filter(({ fold }) => fold === 'closed').map(({ id }) => id)).toEqual(['a']);
    const drawn = new Set(drawScene(foldTopic(tree, 'a', true)).parts.map(({ id }) => id));
    for (const { id, hidden } of lines) expect([id, drawn.has(id)]).toEqual([id, hidden !== true]);
  });

  it('come of pages, boards and sources too', () => {
    const page = { name: 'P' };
    const element = { x: 0, y: 0, w: 100, h: 60, color: '#ff0000' };
    const documents: readonly Definition[] = [
      { v: 2, type: 'markdown', page, text: '# One\n\nTwo [three](https://example.com)\n\n---\n\n- four' },
      { v: 2, type: 'board', page, elements: [{ ...element, id: 'n', type: 'note', text: 'five' }] },
      { v: 2, type: 'source', page, lang: 'mermaid', text: 'flowchart\n\nA-->B' },
    ];
    const read = documents.map((definition) => {
      const ids = new Set(drawScene(definition).parts.map(({ id }) => id));
      return listTexts(definition).map(({ text, level, id }) => [text, level, ids.has(id)]);
    });
    expect(read).toEqual([
      [
        ['One', 1, true],
        ['Two three', 7, true],
        ['four', 7, true],
      ],
      [['five', 2, true]],
      [
        ['flowchart', 1, true],
        ['A-->B', 1, true],
      ],
    ]);
  });

  it('are found in pictures by known ids', () => {
    const whole: TreeDefinition = {
      ...tree,
      root: { ...tree.root, labels: ['marked'] },
      floating: [{ ...topic('beside', [topic('below')]), x: 0, y: 400 }],
      relations: [{ id: 'r1', from: 'a', to: 'b', text: 'leads on' }],
      summaries: [{ id: 's1', from: 'a', to: 'b', text: 'sums up' }],
      boundaries: [{ id: 'b1x', from: 'a', to: 'a', text: 'holds' }],
    };
    for (const [definition, words] of [
      [whole, ['marked', 'T beside', 'T below', 'leads on', 'sums up', 'holds']],
      [graph, ['Start', 'yes', 'User']],
    ] as const) {
      const { parts } = drawScene(definition);
      const ids = new Set(parts.map(({ id }) => id));
      const drawn = parts.map(({ svg }) => svg).join('');
      for (const word of words) {
        const found = findWords(listTexts(definition), word);
        expect([word, found.length, drawn.includes(word), ids.has(found[0]?.id)]).toEqual([
          word,
          1,
          true,
          true,
        ]);
      }
    }
  });

  it('are found regardless of case and accents', () => {
    const lines = ['Café 订单', 'ｓｈｉｐ the order', 'nothing'].map((text, index) => ({
      id: `${index}`,
      level: 1,
      text,
    }));
    const found = (words: string): string[] => findWords(lines, words).map(({ id }) => id);
    expect([found('cafe'), found('订单'), found('ORDER ship'), found('  '), found('café ship')]).toEqual([
      ['0'],
      ['0'],
      ['1'],
      [],
      [],
    ]);
    expect([stepRound(-1, 1, 3), stepRound(2, 1, 3), stepRound(0, -1, 3), stepRound(0, 1, 0)]).toEqual([
      0, 0, 2, -1,
    ]);
  });
});

describe('folding', () => {
  it('closes and opens topics, all or one', () => {
    const shown = (one: TreeDefinition): string[] =>
      listTexts(one).flatMap(({ id, hidden }) => (hidden === true ? [] : [id]));
    const closed = foldTopic(tree, 'a', true);
    expect(shown(closed)).toEqual(['r', 'a', 'b', 'b1']);
    expect(shown(foldTopic(closed, 'a', false))).toEqual(shown(tree));
    const all = foldAll(tree, true);
    expect(shown(all)).toEqual(['r', 'a', 'b']);
    expect(shown(unfoldTo(all, 'deep'))).toEqual(['r', 'a', 'a1', 'a2', 'deep', 'b']);
    expect(foldTopic(tree, 'nobody', true).root).toBe(tree.root);
  });
});

describe('a presentation', () => {
  it('goes from the whole through each branch', () => {
    expect(listSteps(listTexts(tree)).map(({ title, ids }) => [title, ids.length])).toEqual([
      ['T r', 7],
      ['T a', 4],
      ['T b', 2],
      ['T r', 7],
    ]);
    expect(listSteps(listTexts(graph))).toEqual([]);
  });
});

describe('printing', () => {
  it('cuts a text between its parts', () => {
    const text = Array.from({ length: 120 }, (_, at) => `Paragraph ${at} of a text.`).join('\n\n');
    const { parts, box } = drawScene({ v: 2, type: 'markdown', page: { name: 'P' }, text });
    const pages = listPages(parts, box);
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.flatMap((page) => page.parts)).toEqual(parts);
    for (const { area, parts: own } of pages) {
      expect([area.x, area.w]).toEqual([box.x, box.w]);
      expect(area.h / area.w).toBeCloseTo(1.38);
      for (const part of own) expect(contains(area, { ...part.box, x: area.x, w: area.w })).toBe(true);
    }
  });

  it('gives tall parts a tall page', () => {
    const boxes = [100, 5_000, 100].map((h, at) => ({ box: { x: 0, y: at * 5_100, w: 700, h } }));
    const pages = listPages(boxes, { x: 0, y: 0, w: 700, h: 10_300 });
    expect(pages.map(({ area, parts: own }) => [Math.round(area.h), own.length])).toEqual([
      [966, 1],
      [5_000, 1],
      [966, 1],
    ]);
    expect(listPages([], { x: 0, y: 0, w: 700, h: 10 })).toEqual([]);
  });
});

describe('a view', () => {
  const size = { width: 1000, height: 500 };
  const box = { x: 100, y: 100, w: 2000, h: 400 };

  it('fits areas, and texts from the top', () => {
    const fitted = fitArea(box, size);
    expect(contains(areaIn(fitted, size), box)).toBe(true);
    expect(fitArea({ x: 0, y: 0, w: 10, h: 10 }, size).scale).toBe(1.5);
    const above = fitArea({ x: 0, y: 0, w: 100, h: 900 }, size, { below: 100 });
    expect(contains(areaIn(above, size), { x: 0, y: 0, w: 100, h: 900 + 100 / above.scale })).toBe(true);
    const text = fitArea({ x: 0, y: 0, w: 720, h: 9000 }, size, { fromTop: true });
    expect(areaIn(text, size).y).toBeCloseTo(-24 / text.scale);
  });

  it('moves with fingers and zooms in place', () => {
    const view = { x: 0, y: 0, scale: 2 };
    expect(panBy(view, 100, -50)).toEqual({ x: -50, y: 25, scale: 2 });
    const at = { x: 200, y: -80 };
    const point = (one: typeof view) => [one.x + at.x / one.scale, one.y + at.y / one.scale];
    const zoomed = zoomAt(view, 1.7, at);
    expect(point(zoomed)[0]).toBeCloseTo(point(view)[0] ?? 0);
    expect(point(zoomed)[1]).toBeCloseTo(point(view)[1] ?? 0);
    expect([zoomAt(view, 1e9).scale, zoomAt(view, 0).scale]).toEqual([SCALES.max, SCALES.min]);
  });

  it('cannot lose the document', () => {
    expect(holdNear({ x: -9e9, y: 9e9, scale: 1 }, box)).toEqual({ x: 100, y: 500, scale: 1 });
    const view = { x: 500, y: 250, scale: 1 };
    expect(reveal(view, { x: 400, y: 200, w: 50, h: 20 }, size)).toBe(view);
    expect(reveal(view, { x: 1900, y: 200, w: 50, h: 20 }, size)).toEqual({ x: 1925, y: 210, scale: 1 });
    expect(reveal({ ...view, scale: 0.1 }, { x: 0, y: 0, w: 20, h: 20 }, size).scale).toBe(1);
  });
});

describe('what is in sight', () => {
  it('is found as by scanning in order', () => {
    let seed = 7;
    const random = (most: number): number => {
      seed = (seed * 16807) % 2147483647;
      return seed % most;
    };
    const whole = { x: -500, y: -300, w: 20_000, h: 3_000 };
    const boxes = Array.from({ length: 3_000 }, () => ({
      x: whole.x + random(whole.w),
      y: whole.y + random(whole.h),
      w: random(random(20) === 0 ? 20_000 : 200),
      h: random(random(20) === 0 ? 3_000 : 80),
    }));
    const index = indexParts(boxes, whole);
    // Before and after the parts are sorted for the first time.
    const everything = { x: -30_000, y: -30_000, w: 90_000, h: 90_000 };
    const all = boxes.map((_, number) => number);
    expect(index.within(everything)).toEqual(all);
    for (let round = 0; round < 40; round += 1) {
      const area = {
        x: random(22_000) - 1_500,
        y: random(5_000) - 1_500,
        w: random(4_000),
        h: random(2_000),
      };
      const plain = boxes.flatMap((one, number) => (overlaps(area, one) ? [number] : []));
      expect(index.within(area)).toEqual(plain);
    }
    expect(index.within(everything)).toEqual(all);
  });
});

describe('a link', () => {
  it('is judged by the host it names', () => {
    const kinds = [
      'https://docs.example.com/a',
      'https://docs.example.com.evil.test/a',
      'http://user@evil.test/docs.example.com',
      'https://exämple.com',
      'mailto:a@example.com',
      'javascript:alert(1)',
      '/relative',
      'data:text/html,x',
    ].map((href) => Object.values(judgeLink(href, 'docs.example.com')).join(' '));
    expect(kinds).toEqual([
      'own docs.example.com',
      'foreign docs.example.com.evil.test',
      'foreign evil.test',
      'foreign xn--exmple-cua.com',
      'mail a@example.com',
      'none ',
      'none ',
      'none ',
    ]);
  });
});
