import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GraphEdge, GraphNode } from '../../index.ts';
import type { Box, Point } from '../markup.ts';
import { wallsOf } from './route.ts';
import { routeEdges } from './route-edges.ts';
import { curvePoints, visibleLength } from '../visible-length.ts';

const nodeAt = ({ x, y, w, h }: Box): GraphNode => ({
  t: 'node',
  shape: 'rect',
  x,
  y,
  w,
  h,
  z: 1,
  text: 'A',
  style: {},
});

const edgeBetween = (
  from: GraphEdge['from'],
  to: GraphEdge['to'],
  more: Partial<GraphEdge> = {},
): GraphEdge => ({
  t: 'edge',
  from,
  to,
  points: [],
  labels: [],
  style: { begin: 'none', end: 'arrow' },
  ...more,
});

const box = fc.record({
  x: fc.integer({ min: 0, max: 200 }),
  y: fc.integer({ min: 0, max: 200 }),
  w: fc.constantFrom(0, 1, 8, 40, 120, 300),
  h: fc.constantFrom(0, 1, 8, 40, 60, 200),
});
const side = fc.constantFrom<GraphEdge['from']['side']>(undefined, 'n', 'e', 's', 'w');
const router = fc.constantFrom<NonNullable<GraphEdge['router']>>('straight', 'orthogonal', 'curve');
const end = (id: string, at: GraphEdge['from']['side']): GraphEdge['from'] =>
  at === undefined ? { id } : { id, side: at };

const wayOf = ({
  points,
  isCurve,
}: {
  readonly points: readonly Point[];
  readonly isCurve: boolean;
}): readonly Point[] => (isCurve ? curvePoints(points) : points);
const overlaps = (a: Box, b: Box): boolean =>
  a.x + 0.01 < b.x + b.w && b.x + 0.01 < a.x + a.w && a.y + 0.01 < b.y + b.h && b.y + 0.01 < a.y + a.h;

describe('a connector is seen', () => {
  it('between any two shapes keeps its label clear', () => {
    fc.assert(
      fc.property(
        fc.record({ a: box, b: box, out: side, into: side, way: router }),
        ({ a, b, out, into, way }) => {
          const nodes = new Map([
            ['a', nodeAt(a)],
            ['b', nodeAt(b)],
          ]);
          const edge = edgeBetween(end('a', out), end('b', into), {
            router: way,
            labels: [{ t: 0.5, text: '重试三次' }],
          });
          const [routed] = routeEdges([['e', edge]], (id) => nodes.get(id));
          const walls = wallsOf(a, b);
          expect(
            visibleLength(wayOf(routed ?? { points: [], isCurve: false }), walls),
          ).toBeGreaterThanOrEqual(6);
          for (const label of routed?.labels ?? [])
            for (const wall of walls) expect(overlaps(label.box, wall)).toBe(false);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('loops from any side to any other', () => {
    fc.assert(
      fc.property(fc.record({ a: box, out: side, into: side, way: router }), ({ a, out, into, way }) => {
        const edge = edgeBetween(end('a', out), end('a', into), {
          router: way,
          labels: [{ t: 0.5, text: '重试三次' }],
        });
        const [routed] = routeEdges([['e', edge]], () => nodeAt(a));
        expect(visibleLength(routed?.points ?? [], [a])).toBeGreaterThanOrEqual(20);
        for (const label of routed?.labels ?? []) {
          expect(overlaps(label.box, a)).toBe(false);
          // Some of the line is seen beside its label.
          expect(visibleLength(routed?.points ?? [], [a, label.box])).toBeGreaterThanOrEqual(10);
        }
      }),
    );
  });

  it('beside others that join the same shapes, either way', () => {
    fc.assert(
      fc.property(
        fc.record({
          a: box,
          b: box,
          ways: fc.array(fc.boolean(), { minLength: 2, maxLength: 6 }),
          kind: router,
        }),
        ({ a, b, ways, kind }) => {
          const nodes = new Map([
            ['a', nodeAt(a)],
            ['b', nodeAt(b)],
          ]);
          const edges = ways.map(
            (isBack, index) =>
              [
                `e${index}`,
                edgeBetween({ id: isBack ? 'b' : 'a' }, { id: isBack ? 'a' : 'b' }, { router: kind }),
              ] as const,
          );
          const written = routeEdges(edges, (id) => nodes.get(id)).map(({ points, edge }) =>
            JSON.stringify(edge.from.id === 'a' ? points : [...points].reverse()),
          );
          expect(new Set(written).size).toBe(written.length);
        },
      ),
    );
  });

  it.each([
    ['both ends at one point', edgeBetween({ x: 50, y: 50 }, { x: 50, y: 50 })],
    [
      'a stored route without a length',
      edgeBetween(
        { x: 50, y: 50 },
        { x: 50, y: 50 },
        {
          points: [
            [50, 50],
            [50, 50],
          ],
        },
      ),
    ],
    ['an end at a shape that is not there', edgeBetween({ id: 'a' }, { id: 'gone' })],
    ['a beginning at a shape that is not there', edgeBetween({ id: 'gone' }, { id: 'a' })],
  ])('with %s', (_, edge) => {
    const a = { x: 0, y: 0, w: 40, h: 20 };
    const [routed] = routeEdges([['e', edge]], (id) => (id === 'a' ? nodeAt(a) : undefined));
    expect(visibleLength(routed?.points ?? [], [])).toBeGreaterThanOrEqual(20);
  });
});
