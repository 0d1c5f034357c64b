import { expect, it } from 'vitest';
import type { Definition } from '../model/definition.types.ts';
import { widthOf } from '../text/measure.ts';
import { fitArea } from '../viewing/view.ts';
import { drawScene, renderDefinition } from './render-definition.ts';
import { themeOf } from './themes.ts';

const PHONE = { width: 375, height: 667 };
/** As the viewer fits a document that is read from its top. */
const FITTING = { fromTop: true, margin: 24, below: 56 };
const LONG =
  'a word that belongs to a sentence which is far longer than any line of any page, wide or narrow';

const note: Definition = {
  v: 2,
  type: 'markdown',
  page: { name: 'Note' },
  text: [
    ...['# Plan', `Use \`pnpm install\` and ${LONG}.`, '###### Small heading', `> ${LONG}`],
    ...[`- [x] ${LONG}`, '  1. one', '---', '```', `const name = '${LONG}';`, '```'],
    ...['', '| Step | Who | Until |', '|---|---|---|', `| ${LONG} | Ada | 12:00 |`],
  ].join('\n'),
};
const source: Definition = {
  v: 2,
  type: 'source',
  page: { name: 'Source' },
  lang: 'mermaid',
  text: `flowchart LR\n  a["${LONG} ${LONG}"] --> b`,
};

const ENTITIES: Readonly<Record<string, string>> = { '&quot;': '"', '&#39;': "'", '&gt;': '>', '&lt;': '<' };
const decode = (text: string): string => text.replace(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? entity);

const textsOf = (svg: string): { size: number; x: number; words: string }[] =>
  [...svg.matchAll(/<text([^>]*)>(.*?)<\/text>/g)].flatMap(([, attributes = '', content = '']) => {
    const size = Number(/font-size="([\d.]+)"/.exec(attributes)?.[1]);
    const parts = content.includes('<tspan x')
      ? [...content.matchAll(/<tspan x="([-\d.]+)"[^>]*>([^<]*)/g)]
      : [['', /x="([-\d.]+)"/.exec(attributes)?.[1] ?? '0', content.replace(/<[^>]*>/g, '')]];
    return parts.map(([, x, words = '']) => ({ size, x: Number(x), words: decode(words) }));
  });

const wordsOf = (svg: string): string => svg.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

const drawn = (definition: Definition, page: 'wide' | 'narrow'): string =>
  drawScene(definition, { page })
    .parts.map(({ svg }) => svg)
    .join('');

it.each([note, source])('has no letters under 14 pixels on phones', (definition) => {
  const smallest = (page: 'wide' | 'narrow'): number => {
    const { box, parts } = drawScene(definition, { page });
    const { scale } = fitArea(box, PHONE, FITTING);
    return Math.min(...textsOf(parts.map(({ svg }) => svg).join('')).map(({ size }) => size * scale));
  };
  expect(smallest('narrow')).toBeGreaterThanOrEqual(14);
  // The part of a screen's page that a phone has shown.
  expect(smallest('wide')).toBeLessThan(8);
});

it.each([
  [note, 'narrow'],
  [note, 'wide'],
  [source, 'narrow'],
  [source, 'wide'],
] as const)('cuts nothing and leads nothing over its edge (%#)', (definition, page) => {
  const svg = drawn(definition, page);
  expect(svg).not.toContain('…');
  // Words may be broken where a column is narrow.
  const squeezed = wordsOf(svg).replaceAll(' ', '');
  expect(squeezed.split(LONG.replaceAll(' ', '')).length).toBeGreaterThan(1);
  for (const word of ['flowchart', 'Step', 'Ada', '12:00'].filter((one) =>
    JSON.stringify(definition).includes(one),
  ))
    expect(squeezed).toContain(word);
  const { box } = drawScene(definition, { page });
  const isRight = /text-anchor="end"/;
  for (const part of svg.matchAll(/<text[^>]*>.*?<\/text>/g))
    if (!isRight.test(part[0]))
      for (const { x, size, words } of textsOf(part[0])) {
        expect(x).toBeGreaterThanOrEqual(box.x);
        expect(x + widthOf(words, size)).toBeLessThanOrEqual(box.x + box.w + 1);
      }
});

it('draws other kinds the same on every page', () => {
  const graph: Definition = {
    ...{ v: 2, type: 'graph', page: { name: 'P', w: 100, h: 100 }, theme: 'light' },
    cells: { a: { t: 'node', shape: 'rect', x: 0, y: 0, w: 90, h: 40, z: 1, text: 'A', style: {} } },
  };
  expect(drawn(graph, 'narrow')).toBe(drawn(graph, 'wide'));
});

const lightness = (hex: string): number =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0) / 3;

it.each(['light', 'dark'])('sets inline code on ground in %s', (theme) => {
  const text = 'Run `pnpm start` first';
  const { svg } = renderDefinition({ v: 2, type: 'markdown', page: { name: 'N' }, text }, { theme });
  const [, x, width, fill = ''] =
    /<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)" height="[\d.]+" rx="3" fill="(#\w{6})"\/><text/.exec(
      svg,
    ) ?? [];
  const before = widthOf('Run ', 15);
  const own = widthOf('pnpm start', 15);
  expect(Number(x)).toBeCloseTo(56 + before - 2, 1);
  expect(Number(width)).toBeCloseTo(own + 4, 1);
  // The words stand on it in any font of a browser, and those after them where it ends.
  expect(svg).toContain(`<tspan x="${Math.round((56 + before) * 100) / 100}">pnpm start</tspan>`);
  expect(svg).toContain(`<tspan x="${Math.round((56 + before + own) * 100) / 100}"> first</tspan>`);
  expect(Math.abs(lightness(fill) - lightness(themeOf(theme).page))).toBeGreaterThan(12);
});
