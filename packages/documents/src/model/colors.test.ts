import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDefinition, renderDefinition } from '../index.ts';
import { parseColor } from './colors.ts';

const graphWith = (fill: string, stroke: string) => ({
  v: 1,
  type: 'graph',
  page: { name: 'P', w: 100, h: 100 },
  theme: 'light',
  cells: {
    a: { t: 'node', shape: 'rect', x: 0, y: 0, w: 90, h: 50, z: 1, text: 'A', style: { fill } },
    e: {
      t: 'edge',
      from: { id: 'a' },
      to: { x: 300, y: 0 },
      points: [],
      labels: [],
      style: { begin: 'none', end: 'none', stroke },
    },
  },
});

const colour = fc.oneof(
  fc
    .string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF'), minLength: 0, maxLength: 10 })
    .map((digits) => `#${digits}`),
  fc.constantFrom(
    'lightyellow',
    'RebeccaPurple',
    'grey',
    'nocolour',
    'constructor',
    'red;',
    '#12 456',
    'rgb(0,0,0)',
    '',
  ),
);

describe('a colour', () => {
  it.each([
    ['#fff', '#fff'],
    ['#f80f', '#ff8800ff'],
    ['#A0b1C2', '#A0b1C2'],
    ['#11223344', '#11223344'],
    ['lightyellow', '#ffffe0'],
    ['LightYellow', '#ffffe0'],
    ['#fffff', undefined],
    ['#12345', undefined],
    ['#1234567', undefined],
    ['nocolour', undefined],
    ['toString', undefined],
  ])('%s is %s', (value, hex) => {
    expect(parseColor(value)).toBe(hex);
  });

  it('is drawn as accepted, others are refused', () => {
    fc.assert(
      fc.property(colour, colour, (fill, stroke) => {
        const reading = readDefinition(graphWith(fill, stroke));
        const [wantedFill, wantedStroke] = [parseColor(fill), parseColor(stroke)];
        if (reading.status !== 'read') {
          const places =
            reading.status === 'refused' ? reading.faults.map(({ path, kind }) => [path, kind]) : [];
          expect(places).toEqual([
            ...(wantedFill === undefined ? [['cells.a.style.fill', 'color']] : []),
            ...(wantedStroke === undefined ? [['cells.e.style.stroke', 'color']] : []),
          ]);
          return;
        }
        const { svg } = renderDefinition(reading.definition);
        expect(svg).toContain(`fill="${wantedFill}"`);
        expect(svg).toContain(`stroke="${wantedStroke}"`);
      }),
    );
  });
});

it.each([
  ["https://example.org/o'hara", true],
  ['https://example.org/a_(b)?c=1#d', true],
  ["mailto:a.o'b@example.org", true],
  ['javascript:alert(1)', false],
  ['https://example.org/"onload=x', false],
])('takes the link %s: %s', (href, isTaken) => {
  const reading = readDefinition({
    v: 1,
    type: 'tree',
    page: { name: 'P' },
    structure: 'right',
    theme: 'light',
    root: { id: 'r', title: 'T', children: [], href },
  });
  expect(reading.status).toBe(isTaken ? 'read' : 'refused');
});
