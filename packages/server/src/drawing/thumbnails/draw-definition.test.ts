import { FILE_CATEGORIES } from '@chartdock/contract';
import { THEMES } from '@chartdock/documents';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { createBlankDefinition } from '../definitions/blank-definition.ts';
import { SHEET_KINDS, drawBlankSheet } from './blank-sheet.ts';
import { drawDefinition, drawDocument } from './draw-definition.ts';
import { HEIGHT, WIDTH } from './picture.ts';
import { renderPng } from './render-raster.ts';
import { isWithin, readDrawnLines } from './whole-texts.ts';
import { unpackFont } from './woff.ts';

/** Draws an SVG to pixels and returns how many of them are not white; a text that is no picture throws. */
const inkOf = (svg: string): number => {
  const image = new Resvg(svg).render();
  expect([image.width, image.height]).toEqual([WIDTH, HEIGHT]);
  const { pixels } = image;
  let ink = 0;
  for (let at = 0; at < pixels.length; at += 4)
    if ([0, 1, 2].some((channel) => pixels[at + channel] !== 255)) ink += 1;
  return ink;
};

describe('the picture of a file without content', () => {
  it.each([...FILE_CATEGORIES])('shows a faint sheet for %s, never all white', (category) => {
    const svg = drawDefinition(createBlankDefinition(category, ''), category);
    expect(inkOf(svg)).toBeGreaterThan(200);
  });

  it('shows another sheet for each kind', () => {
    const kinds = ['flow', 'markdown', 'board'].map((category) =>
      drawDefinition(createBlankDefinition(category, 'T'), category),
    );
    expect(new Set(kinds).size).toBe(3);
  });

  it('treats blank and bare headings as empty', () => {
    const draw = (text: string) =>
      drawDefinition({ v: 2, type: 'markdown', page: { name: 'T' }, text }, 'markdown');
    expect(draw('\n#  \n   \n')).toBe(draw(''));
    expect(draw('# Plan')).not.toBe(draw(''));
  });

  it.each([undefined, null, 'text', { type: 'none' }, { type: 'graph' }, { type: 'tree', root: 5 }])(
    'shows the category’s sheet for %j',
    (definition) => {
      const blank = drawDefinition(createBlankDefinition('markdown', ''), 'markdown');
      expect(drawDefinition(definition, 'markdown')).toBe(blank);
    },
  );
});

/** Returns the colour of the corner of a picture. */
const groundOf = (svg: string): number[] => [...new Resvg(svg).render().pixels.subarray(0, 3)];

describe('the picture for a dark page', () => {
  const dark = [0x17, 0x1c, 0x26];
  const definition = (theme: string) => ({
    v: 2,
    type: 'graph',
    page: { name: 'T', w: 10, h: 10, bg: '#ffffff' },
    theme,
    cells: { a: { t: 'node', shape: 'rect', x: 0, y: 0, w: 90, h: 40, z: 1, text: 'A', style: {} } },
  });

  it.each(['light', 'ocean', 'midnight'])('stands on the dark page: %s', (theme) => {
    expect(groundOf(drawDefinition(definition(theme), 'flow', 'dark'))).toEqual(dark);
    expect(groundOf(drawDefinition(definition('light'), 'flow'))).toEqual([255, 255, 255]);
  });

  it.each(SHEET_KINDS)('stands on it without content too: %s', (kind) => {
    expect(groundOf(drawBlankSheet(kind, 'dark'))).toEqual(dark);
    expect(groundOf(drawBlankSheet(kind))).toEqual([255, 255, 255]);
    expect(THEMES.get('dark')?.page).toBe('#171c26');
  });
});

describe('the picture of a file with content', () => {
  const tree = (title: string) => ({
    v: 2,
    type: 'tree',
    page: { name: 'T' },
    structure: 'right',
    theme: 'default',
    root: { id: 'root', title, children: [{ id: 'a', title: '下一步', children: [] }] },
  });

  it('holds texts as texts, thumbnail-sized', () => {
    const svg = drawDefinition(tree('会员增长'), 'mind');
    expect(svg).toContain('>会员增长</text>');
    expect(svg).toContain('>下一步</text>');
    expect(svg).toMatch(/^<svg [^>]*width="320" height="200"/);
  });

  it('shows each text in its pixels', async () => {
    const png = async (title: string) =>
      (await renderPng(drawDefinition(tree(title), 'mind'))).toString('base64');
    const [one, other] = [await png('会员增长'), await png('库存管理')];
    expect(one).not.toBe(other);
    expect(one).toBe(await png('会员增长'));
  });

  it('of a download has the size of its content', () => {
    const { svg, width, height } = drawDocument(tree('会员增长'), 'mind');
    expect(svg).toContain(`width="${width}"`);
    expect([width, height]).not.toEqual([WIDTH, HEIGHT]);
  });

  it('of newer versions is the empty sheet', () => {
    expect(drawDefinition({ ...tree('T'), v: 9 }, 'mind')).toBe(drawDefinition(null, 'mind'));
  });

  it('comes from a font kept whole', async () => {
    await expect(unpackFont(Buffer.alloc(20, 255))).rejects.toThrow(RangeError);
  });
});

describe('the picture of a file that is larger than a small picture can show', () => {
  const list = (structure: string, count: number) => ({
    ...{ v: 2, type: 'tree', page: { name: 'T' }, structure, theme: 'default' },
    root: {
      ...{ id: 'root', title: 'Packing list' },
      children: Array.from({ length: count }, (_, at) => ({
        id: `t${at}`,
        title: `Topic ${at}`,
        children: [],
      })),
    },
  });
  const steps = (count: number) => ({
    ...{ v: 2, type: 'graph', page: { name: 'T', w: 900, h: 9_000 }, theme: 'default' },
    cells: Object.fromEntries(
      Array.from({ length: count }, (_, at) => [
        `n${at}`,
        {
          ...{ t: 'node', shape: 'rect', z: 1, style: {} },
          ...{ x: 40, y: 40 + at * 90, w: 140, h: 50, text: `Step ${at}` },
        },
      ]),
    ),
  });
  const scaleOf = (svg: string): number => 320 / Number(/viewBox="\S+ \S+ (\S+)/.exec(svg)?.[1]);
  const viewOf = (svg: string) => {
    const [x = 0, y = 0, w = 0, h = 0] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
    return { x, y, w, h };
  };

  it.each([
    ['a long list', list('right', 40), 'mind'],
    ['a long outline', list('outline', 60), 'outline'],
    ['a long flow', steps(30), 'flow'],
  ] as const)('shows how %s begins, large enough to be read', (_name, definition, category) => {
    const svg = drawDefinition(definition, category);
    expect(svg).toMatch(/>Packing list<|>Step 0</);
    expect(scaleOf(svg)).toBeGreaterThanOrEqual(0.39);
  });

  it.each([
    ['a long list', list('right', 40), 'mind'],
    ['a long outline', list('outline', 60), 'outline'],
    ['a long flow', steps(30), 'flow'],
  ] as const)('cuts no text of %s', (_name, definition, category) => {
    const svg = drawDefinition(definition, category);
    const lines = readDrawnLines(svg);
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.filter(({ box }) => !isWithin(box, viewOf(svg)))).toEqual([]);
  });

  it('shows all readable parts', () => {
    expect(drawDefinition(steps(4), 'flow')).toContain('Step 3');
    expect(drawDefinition(list('right', 6), 'mind')).toContain('Topic 5');
  });
});
