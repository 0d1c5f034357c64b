import { expect, it } from 'vitest';
import { drawDefinition } from './draw-definition.ts';
import { markPicture } from './mark-picture.ts';

const LIST = {
  ...{ v: 2, type: 'tree', page: { name: '' }, structure: 'right', theme: 'default' },
  root: {
    ...{ id: 'root', title: 'List' },
    children: Array.from({ length: 40 }, (_, at) => ({ id: `t${at}`, title: `Topic ${at}`, children: [] })),
  },
};

it('covers all of a picture with its words', () => {
  const svg = drawDefinition(LIST, 'mind');
  const marked = markPicture(svg);
  expect(marked.startsWith(svg.slice(0, -'</svg>'.length))).toBe(true);
  const [x = 0, y = 0, w = 0, h = 0] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  const words = [...marked.matchAll(/<text x="([^"]*)" y="([^"]*)" [^>]*>Chartdock preview</g)].map((one) => [
    (Number(one[1]) - x) / w,
    (Number(one[2]) - y) / h,
  ]);
  // In each quarter of the picture, however it is scaled, so that no part of it is free of them.
  for (const [left, top] of [
    [0, 0],
    [0.5, 0],
    [0, 0.5],
    [0.5, 0.5],
  ] as const)
    expect(words.some(([a = 0, b = 0]) => a >= left && a < left + 0.5 && b >= top && b < top + 0.5)).toBe(
      true,
    );
});
