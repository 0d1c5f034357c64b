import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawScene, renderDefinition, widthOf } from '../index.ts';
import type { Definition, Topic, TreeStructure } from '../index.ts';

/** A line of text as a picture has it. */
interface DrawnLine {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const unescape = (text: string): string =>
  text
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/[\u202a-\u202e]/g, '');

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

/** Reads the lines of text off a picture, and how far each reaches in the font that documents are drawn in. */
const linesIn = (svg: string): DrawnLine[] =>
  [...svg.matchAll(/<text([^>]*)>(.*?)<\/text>/gs)].flatMap(([, tag = '', content = '']) => {
    const size = Number(attribute(tag, 'font-size'));
    const weight = attribute(tag, 'font-weight') === 'bold' ? 'bold' : 'regular';
    const rows =
      attribute(tag, 'x') === undefined
        ? [...content.matchAll(/<tspan( x=[^>]*)>(.*?)<\/tspan>/gs)]
        : [[, tag, content]];
    return rows.map(([, own = '', inner = '']) => {
      const text = unescape(inner);
      const [x, y, w] = [
        Number(attribute(own, 'x')),
        Number(attribute(own, 'y')),
        widthOf(text, size, weight),
      ];
      const share = { start: 0, middle: 0.5, end: 1 }[attribute(tag, 'text-anchor') ?? 'start'] ?? 0;
      return {
        text,
        left: x - w * share,
        right: x + w * (1 - share),
        top: y - size,
        bottom: y + size * 0.25,
      };
    });
  });

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const expectInside = (svg: string, { x, y, w, h }: Frame): void => {
  for (const line of linesIn(svg)) {
    expect(line.left, line.text).toBeGreaterThanOrEqual(x - 1);
    expect(line.right, line.text).toBeLessThanOrEqual(x + w + 1);
    expect(line.top, line.text).toBeGreaterThanOrEqual(y - 1);
    expect(line.bottom, line.text).toBeLessThanOrEqual(y + h + 1);
  }
};

const frameIn = (svg: string): Frame => {
  const tag = /<rect([^>]*)>/.exec(svg)?.[1] ?? '';
  const [x, y, w, h] = ['x', 'y', 'width', 'height'].map((name) => Number(attribute(tag, name)));
  return { x: x ?? 0, y: y ?? 0, w: w ?? 0, h: h ?? 0 };
};

const PIECES = [
  '本周完成了需求评审与排期确认，',
  'approved ',
  'https://example.com/a/very/long/path',
  '\n',
  '\u2028',
  '\t',
  '    ',
  '👨‍👩‍👧‍👦',
  '🇨🇳',
  '👍🏽',
  'e\u0301',
  '\u1112\u1161\u11ab',
  '（引号）',
  'W',
  '<b>&',
];
const text = fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((pieces) => pieces.join(''));
const STRUCTURES: readonly TreeStructure[] = [
  'free',
  'right',
  'org',
  'stages',
  'tree',
  'bracket',
  'timeline',
  'fishbone',
  'outline',
];

const topic = fc.record({
  title: text,
  labels: fc.array(
    text.map((one) => one.slice(0, 40)),
    { maxLength: 3 },
  ),
  note: fc.constantFrom(undefined, 'Note'),
  isBold: fc.boolean(),
});

const treeOf = (
  topics: readonly {
    readonly title: string;
    readonly labels: readonly string[];
    readonly note: string | undefined;
    readonly isBold: boolean;
  }[],
  structure: TreeStructure,
): Definition => {
  const [root, ...others] = topics.map(({ title, labels, note, isBold }, index): Topic => ({
    id: `t${index}`,
    title,
    labels,
    children: [],
    ...(note === undefined ? {} : { note }),
    ...(isBold && title !== '' ? { runs: [{ text: title, bold: true }] } : {}),
  }));
  const [first, ...below] = others;
  return {
    v: 2,
    type: 'tree',
    page: { name: 'P' },
    structure,
    theme: 'light',
    root: {
      id: 'root',
      title: root?.title ?? '',
      children: first === undefined ? [] : [{ ...first, children: below }],
    },
  };
};

describe('a text stands inside its box', () => {
  it('in topics of every structure', () => {
    fc.assert(
      fc.property(
        fc.array(topic, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...STRUCTURES),
        (topics, structure) => {
          for (const { svg, box, id } of drawScene(treeOf(topics, structure)).parts)
            // The room of a part is that of its topic, and four pixels around.
            if (id !== undefined)
              expectInside(svg, { x: box.x + 4, y: box.y + 4, w: box.w - 8, h: box.h - 8 });
        },
      ),
    );
  });

  it('in labels of connectors, whose lines are all drawn', () => {
    fc.assert(
      fc.property(text, (label) => {
        const definition: Definition = {
          v: 2,
          type: 'graph',
          page: { name: 'P', w: 100, h: 100 },
          theme: 'light',
          cells: {
            e: {
              t: 'edge',
              from: { x: 0, y: 0 },
              to: { x: 300, y: 200 },
              points: [],
              labels: [{ t: 0.5, text: label }],
              style: { begin: 'none', end: 'arrow' },
            },
          },
        };
        const { svg } = renderDefinition(definition);
        const drawn = /<rect[^>]*rx="3"[^>]*\/><text.*?<\/text>/s.exec(svg)?.[0];
        if (drawn === undefined) return;
        expectInside(drawn, frameIn(drawn));
        expect(
          linesIn(drawn)
            .map((line) => line.text)
            .join('')
            .replace(/\s/g, ''),
        ).toBe(label.replace(/\s/g, ''));
      }),
    );
  });

  it('stays in relations, brackets and frames', () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...STRUCTURES), (words, structure) => {
        const ends = { from: 'one', to: 'two', text: words };
        const children = ['one', 'two'].map((id): Topic => ({ id, title: id, children: [] }));
        const { parts } = drawScene({
          v: 2,
          type: 'tree',
          page: { name: 'P' },
          structure,
          theme: 'light',
          root: { id: 'root', title: 'root', children },
          relations: [{ ...ends, id: 'r' }],
          summaries: [{ ...ends, id: 's' }],
          boundaries: [{ ...ends, id: 'b' }],
        });
        for (const { svg, box } of parts.filter(({ id }) => id === 'r' || id === 's' || id === 'b')) {
          expectInside(svg, box);
          expect(
            linesIn(svg)
              .map((line) => line.text)
              .join('')
              .replace(/\s/g, ''),
          ).toBe(words.replace(/\s/g, ''));
        }
      }),
    );
  });

  it('stays in shapes, cut with dots', () => {
    fc.assert(
      fc.property(
        text,
        fc.integer({ min: 30, max: 300 }),
        fc.integer({ min: 24, max: 200 }),
        (words, w, h) => {
          const definition: Definition = {
            v: 2,
            type: 'graph',
            page: { name: 'P', w: 100, h: 100 },
            theme: 'light',
            cells: { a: { t: 'node', shape: 'rect', x: 0, y: 0, w, h, z: 1, text: words, style: {} } },
          };
          const { svg } = renderDefinition(definition);
          expectInside(svg, { x: 0, y: 0, w, h });
          const drawn = linesIn(svg)
            .map((line) => line.text)
            .join('')
            .replace(/\s/g, '');
          if (!drawn.endsWith('…')) expect(drawn).toBe(words.replace(/\s/g, ''));
        },
      ),
    );
  });

  it('stays in cells, paragraphs and code', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('', '# ', '- ', '> ', '    '), (words, mark) => {
        const flat = words.replace(/[\n\u2028]/g, ' ');
        const source = `${mark}${flat}\n\n| a | b |\n|---|---|\n| ${flat.replaceAll('|', '')} | x |\n`;
        const { parts, box } = drawScene({ v: 2, type: 'markdown', page: { name: 'P' }, text: source });
        for (const part of parts) expectInside(part.svg, { ...part.box, w: box.w });
      }),
    );
  });
});

describe('a text of a shape without room', () => {
  it.each([
    [0, 0],
    [1, 80],
    [80, 1],
    [3, 3],
    [13, 13],
  ])('is drawn at %i by %i pixels', (w, h) => {
    for (const shape of ['rect', 'ellipse', 'diamond', 'lane', 'class', 'actor']) {
      const definition: Definition = {
        v: 2,
        type: 'graph',
        page: { name: 'P', w: 100, h: 100 },
        theme: 'light',
        cells: { a: { t: 'node', shape, x: 50, y: 60, w, h, z: 1, text: 'here', style: {} } },
      };
      const { svg } = renderDefinition(definition);
      expect([shape, svg.includes('>here<')]).toEqual([shape, true]);
      const [x, y, width, height] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
      if (shape !== 'lane') expectInside(svg, { x: x ?? 0, y: y ?? 0, w: width ?? 0, h: height ?? 0 });
    }
  });
});
