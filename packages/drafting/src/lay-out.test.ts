import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Place, Point } from './geometry.types.ts';
import { layOut } from './lay-out.ts';
import type { Layout, LayoutTask } from './lay-out.ts';
import { cuts } from './route-straight.ts';

const places = (layout: Layout, id: string): Place => {
  const place = layout.places.get(id);
  if (place === undefined) throw new Error(`no box ${id}`);
  return place;
};

const onBorder = ([x, y]: Point, box: Place): boolean => {
  const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.01;
  const within = (at: number, low: number, length: number): boolean =>
    at >= low - 0.01 && at <= low + length + 0.01;
  return (
    (within(x, box.x, box.w) && (near(y, box.y) || near(y, box.y + box.h))) ||
    (within(y, box.y, box.h) && (near(x, box.x) || near(x, box.x + box.w)))
  );
};

const stretches = (points: readonly Point[]): readonly (readonly [Point, Point])[] =>
  points.slice(1).map((end, index) => [points[index] ?? end, end] as const);

/** Lists the faults in the routes of a drawing. */
const faultsOf = (task: LayoutTask, layout: Layout): readonly string[] =>
  task.lines.flatMap(({ from, to }, index) => {
    const { points } = layout.routes[index] ?? { points: [] };
    const [first, last] = [points[0], points.at(-1)];
    if (first === undefined || last === undefined) return [`${from}-${to} has no way`];
    const faults = [
      ...(onBorder(first, places(layout, from)) ? [] : [`${from}-${to} begins beside ${from}`]),
      ...(onBorder(last, places(layout, to)) ? [] : [`${from}-${to} ends beside ${to}`]),
    ];
    const ways = stretches(points);
    if (
      task.isStraight !== true &&
      ways.some(([a, b]) => Math.abs(a[0] - b[0]) > 0.01 && Math.abs(a[1] - b[1]) > 0.01)
    )
      faults.push(`${from}-${to} runs aslant`);
    for (const { id } of task.boxes)
      if (ways.some(([a, b]) => cuts(a, b, shrink(places(layout, id)))))
        faults.push(`${from}-${to} crosses ${id}`);
    return faults;
  });

// Rounding may let a line touch the border of its own box from inside.
const shrink = ({ x, y, w, h }: Place): Place => ({ x: x + 0.5, y: y + 0.5, w: w - 1, h: h - 1 });

const NO_LABEL = { w: 0, h: 0 };

const TASKS: fc.Arbitrary<LayoutTask> = fc
  .record({
    boxes: fc.array(
      fc.record({
        w: fc.integer({ min: 30, max: 260 }),
        h: fc.integer({ min: 30, max: 160 }),
        group: fc.option(fc.nat(2)),
      }),
      { minLength: 2, maxLength: 14, size: 'max' },
    ),
    ends: fc.array(fc.tuple(fc.nat(13), fc.nat(13), fc.boolean(), fc.nat(2)), {
      minLength: 1,
      size: 'max',
      maxLength: 24,
    }),
    direction: fc.constantFrom('down' as const, 'right' as const),
    hasGroups: fc.boolean(),
    isStraight: fc.boolean(),
  })
  .map(({ boxes, ends, direction, hasGroups, isStraight }) => ({
    direction,
    // Straight connectors are drawn from top to bottom only.
    isStraight: isStraight && direction === 'down',
    groups: hasGroups
      ? ['0', '1', '2']
          .filter((id) => boxes.some(({ group }) => String(group) === id))
          .map((id) => ({ id, title: 80 }))
      : [],
    boxes: boxes.map(({ w, h, group }, index) => ({
      id: `b${index}`,
      w,
      h,
      group: hasGroups && group !== null ? String(group) : undefined,
    })),
    lines: ends
      .map(([from, to, ...rest]) => [from % boxes.length, to % boxes.length, ...rest] as const)
      .flatMap(([from, to, hasLabel, mark]) =>
        from === to
          ? []
          : [
              {
                from: `b${from}`,
                to: `b${to}`,
                label: hasLabel ? { w: 60, h: 20 } : NO_LABEL,
                marks: [`${mark % 2}`, `${mark}`] as const,
              },
            ],
      ),
  }));

describe('the routes of any graph', () => {
  it('begin at borders and cross no other', () => {
    let led = 0;
    fc.assert(
      fc.property(TASKS, (task) => {
        led += task.lines.length;
        expect(faultsOf(task, layOut(task))).toEqual([]);
      }),
      { numRuns: 150, seed: 7 },
    );
    expect(led).toBeGreaterThan(1_000);
  });

  it('have close frames that touch nothing', () => {
    let framed = 0;
    fc.assert(
      fc.property(TASKS, (task) => {
        const layout = layOut(task);
        for (const [id, frame] of layout.groups) {
          framed += 1;
          const held = task.boxes.filter(({ group }) => group === id).map((box) => places(layout, box.id));
          const others = task.boxes.filter(({ group }) => group !== id).map((box) => places(layout, box.id));
          const [right, bottom] = [frame.x + frame.w, frame.y + frame.h];
          expect(held.every(({ x, w }) => x >= frame.x && x + w <= right)).toBe(true);
          expect(held.every(({ y, h }) => y > frame.y && y + h <= bottom)).toBe(true);
          expect(Math.min(...held.map(({ y }) => y)) - frame.y).toBeLessThanOrEqual(36.01);
          expect(bottom - Math.max(...held.map(({ y, h }) => y + h))).toBeLessThanOrEqual(16.01);
          expect(
            others.filter(({ x, y, w, h }) => x < right && x + w > frame.x && y < bottom && y + h > frame.y),
          ).toEqual([]);
        }
      }),
      { numRuns: 60, seed: 11 },
    );
    expect(framed).toBeGreaterThan(30);
  });

  it('are caught when moved, cut or crossing', () => {
    const task: LayoutTask = {
      direction: 'down',
      groups: [],
      boxes: ['a', 'b', 'c'].map((id) => ({ id, w: 100, h: 40 })),
      lines: [
        { from: 'a', to: 'b', label: NO_LABEL },
        { from: 'b', to: 'c', label: NO_LABEL },
        { from: 'a', to: 'c', label: NO_LABEL },
      ],
    };
    const layout = layOut(task);
    expect(faultsOf(task, layout)).toEqual([]);
    const wrong = (points: readonly Point[]): readonly string[] =>
      faultsOf(task, { ...layout, routes: layout.routes.with(2, { points, at: 0.5 }) });
    const route = layout.routes[2]?.points ?? [];
    const [a, c] = [places(layout, 'a'), places(layout, 'c')];
    expect(wrong([])).toEqual(['a-c has no way']);
    expect(wrong(route.map(([x, y]): Point => [x, y + 5]))).toContain('a-c begins beside a');
    expect(wrong(route.slice(0, -1))).toContain('a-c ends beside c');
    expect(
      wrong([
        [a.x + 50, a.y + a.h],
        [c.x + 50, c.y],
      ]),
    ).toContain('a-c crosses b');
  });
});
