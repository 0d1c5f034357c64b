import type { Point } from './markup.ts';
import { describe, expect, it } from 'vitest';
import type { GraphNode } from '../index.ts';
import { allShapes, findShape } from '../shapes/shapes.ts';
import { routeEdge } from './edges/routed-edge.ts';
import { meetOutline, meetTurned } from './outline.ts';

const BOX = { x: 100, y: 50, w: 80, h: 40 };
/** Middles of the sides of a box: east, south, west, north. */
const SIDES: readonly Point[] = [
  [180, 70],
  [140, 90],
  [100, 70],
  [140, 50],
];

const meet = (id: string, from: Point, box = BOX): Point => {
  const shape = findShape(id);
  if (shape === undefined) throw new Error(`no shape ${id}`);
  return meetOutline(shape, box, { from }).map((value) => Math.round(value * 100) / 100) as [number, number];
};

describe('the outline of a shape', () => {
  it.each(['rect', 'diamond', 'ellipse', 'round'])('is met at side middles of a %s', (id) => {
    expect(SIDES.map((side) => meet(id, side))).toEqual(SIDES);
  });

  it('is met on slopes and curves', () => {
    // On the diagonal of the frame a diamond is half way to its corner, and an ellipse 1/√2 of it.
    expect(meet('diamond', [180, 90])).toEqual([160, 80]);
    const away = Math.SQRT1_2;
    const at = [Math.round((140 + 40 * away) * 100) / 100, Math.round((70 + 20 * away) * 100) / 100];
    expect(meet('ellipse', [180, 90])).toEqual(at);
    expect(meet('ellipse', [100, 50])).toEqual([280 - (at[0] ?? 0), 140 - (at[1] ?? 0)]);
  });

  it('is met within narrow frames from everywhere', () => {
    // A phone fills the middle 44 % of its frame.
    const frame = { x: 0, y: 0, w: 100, h: 100 };
    expect(meet('net-phone', [100, 50], frame)).toEqual([72, 50]);
    expect(meet('net-phone', [0, 50], frame)).toEqual([28, 50]);
    expect(meet('net-phone', [50, 100], frame)).toEqual([50, 100]);
  });

  it('of a part is met at its lead', () => {
    const { x, y, w, h } = BOX;
    for (const side of [x, x + w]) expect(meet('circuit-fuse', [side, y + h / 2])).not.toEqual([140, 70]);
  });

  it('of every shape is met towards its middle', () => {
    const far = allShapes().flatMap((shape) => {
      const box = { x: 10.5, y: 20.25, w: shape.size.w, h: shape.size.h };
      const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2];
      const froms: Point[] = [0, 0.2, 0.5, 0.9, 1].flatMap((share): Point[] => [
        [box.x + box.w * share, box.y],
        [box.x + box.w * share, box.y + box.h],
        [box.x, box.y + box.h * share],
        [box.x + box.w, box.y + box.h * share],
      ]);
      return froms.filter((from) => {
        const [x, y] = meetOutline(shape, box, { from });
        const onWay = Math.abs((x - from[0]) * (cy - from[1]) - (y - from[1]) * (cx - from[0])) < 1e-6;
        const between = (x - from[0]) * (x - cx) <= 1e-6 && (y - from[1]) * (y - cy) <= 1e-6;
        return !onWay || !between || !Number.isFinite(x + y);
      });
    });
    expect(far).toEqual([]);
  });
});

describe('a connector', () => {
  const node = (shape: string, more: Partial<GraphNode> = {}): GraphNode => ({
    t: 'node',
    shape,
    ...{ x: 0, y: 0, w: 100, h: 100 },
    z: 1,
    text: '',
    style: {},
    ...more,
  });
  const route = (
    from: GraphNode,
    to: GraphNode,
    router: 'straight' | 'orthogonal' | 'curve' = 'orthogonal',
  ) =>
    routeEdge(
      {
        t: 'edge',
        from: { id: 'from' },
        to: { id: 'to' },
        points: [],
        labels: [],
        style: { begin: 'none', end: 'arrow' },
        router,
      },
      (id) => ({ from, to })[id],
    ).points;
  const right = { x: 400 };

  it.each(['straight', 'orthogonal', 'curve'] as const)(
    'that is %s ends at the outlines of symbols',
    (router) => {
      const points = route(node('net-phone'), node('net-phone', right), router);
      expect([points[0], points.at(-1)]).toEqual([
        [72, 50],
        [428, 50],
      ]);
    },
  );

  it('ends at frames of pictures and unknown shapes', () => {
    expect(route(node('net-phone', { image: 'blob' }), node('rect', right))[0]).toEqual([100, 50]);
    expect(route(node('no-such-shape'), node('rect', right))[0]).toEqual([100, 50]);
  });

  it('leads to a triangle’s slope', () => {
    expect(route(node('triangle', { text: '一个很长的名字' }), node('rect', right))[0]).toEqual([75, 50]);
  });

  it('keeps a route that is stored as it is', () => {
    const stored = [
      [10, 10],
      [300, 10],
    ] as const;
    const edge = { t: 'edge', from: { id: 'a' }, to: { id: 'b' }, points: stored, labels: [] } as const;
    const nodeOf = () => node('diamond');
    expect(routeEdge({ ...edge, style: { begin: 'none', end: 'arrow' } }, nodeOf).points).toEqual(stored);
  });
});

describe('the outline of a turned shape', () => {
  const rect = findShape('rect') ?? expect.fail('no rectangle');
  const diamond = findShape('diamond') ?? expect.fail('no diamond');

  it('is met where a turned shape is drawn', () => {
    expect(meetTurned(rect, { box: BOX, degrees: 90 }, [180, 70])).toEqual([160, 70]);
    expect(meetTurned(rect, { box: BOX, degrees: -90 }, [140, 90])).toEqual([140, 110]);
    expect(meetTurned(rect, { box: BOX, degrees: 180 }, [180, 70])).toEqual([180, 70]);
  });

  it('is met on an upright turned slope', () => {
    const square = { x: 0, y: 0, w: 100, h: 100 };
    const half = 50 * Math.SQRT1_2;
    const [x, y] = meetTurned(diamond, { box: square, degrees: 45 }, [100, 50]);
    expect(x).toBeCloseTo(50 + half, 2);
    expect(y).toBeCloseTo(50, 2);
  });

  it.each([1, 17, 30, 44.9, 45.1, 89, 133, 211, 300, -10, -359])(
    'of %s degrees lies where trigonometry says',
    (degrees) => {
      const [x, y] = meetTurned(rect, { box: BOX, degrees }, [180, 70]);
      const turn = (-degrees * Math.PI) / 180;
      const [dx, dy] = [x - 140, y - 70];
      // Turned back, the point is on a side of the box.
      const [bx, by] = [dx * Math.cos(turn) - dy * Math.sin(turn), dx * Math.sin(turn) + dy * Math.cos(turn)];
      expect(Math.max(Math.abs(bx) / 40, Math.abs(by) / 20)).toBeCloseTo(1, 1);
      // And still on the way to the middle.
      expect(dy).toBeCloseTo(0, 2);
    },
  );

  it('ends connectors of turned shapes there', () => {
    const node = (x: number, rot: number): GraphNode => ({
      ...{ t: 'node', shape: 'rect', x, y: 0, w: 100, h: 40, z: 1, text: '', style: {} },
      rot,
    });
    const nodes = new Map([
      ['a', node(0, 90)],
      ['b', node(300, 0)],
    ]);
    const { points } = routeEdge(
      {
        t: 'edge',
        from: { id: 'a' },
        to: { id: 'b' },
        points: [],
        labels: [],
        style: { begin: 'none', end: 'arrow' },
      },
      (id) => nodes.get(id),
    );
    expect(points[0]).toEqual([70, 20]);
    expect(points.at(-1)).toEqual([300, 20]);
  });
});
