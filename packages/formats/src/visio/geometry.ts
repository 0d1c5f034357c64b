import { evaluateExpression, findShape } from '@chartdock/documents';
import type { PathStep, ShapePath } from '@chartdock/documents';
import { xml } from '../xml/write-xml.ts';
import { inches } from './units.ts';

type Point = readonly [x: number, y: number];

/** A step of an outline in pixels of its shape: a move, a line, or a cubic curve. */
type Step =
  | { readonly to: Point; readonly kind: 'move' | 'line' }
  | { readonly to: Point; readonly kind: 'curve'; readonly controls: readonly [Point, Point] };

const QUARTER = Math.PI / 2;

interface Arc {
  readonly centre: Point;
  readonly radii: Point;
  readonly start: number;
  readonly sweep: number;
}

/** Finds the middle of an arc by the rules of SVG, for axes that stand upright. */
const arcOf = (
  from: Point,
  to: Point,
  [rx0 = 0, ry0 = 0, large = 0, clockwise = 0]: readonly number[],
): Arc => {
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const grow = Math.sqrt(Math.max(1, (dx / rx0) ** 2 + (dy / ry0) ** 2));
  const [rx, ry] = [rx0 * grow, ry0 * grow];
  const under = (rx * ry) ** 2 - (rx * dy) ** 2 - (ry * dx) ** 2;
  const root =
    Math.sqrt(Math.max(0, under / ((rx * dy) ** 2 + (ry * dx) ** 2))) *
    (large > 0 === clockwise > 0 ? -1 : 1);
  const [cx, cy] = [(root * rx * dy) / ry, (-root * ry * dx) / rx];
  const centre: Point = [cx + (from[0] + to[0]) / 2, cy + (from[1] + to[1]) / 2];
  const angle = ([x, y]: Point): number => Math.atan2((y - centre[1]) / ry, (x - centre[0]) / rx);
  const start = angle(from);
  const turn = angle(to) - start;
  const sweep = clockwise > 0 ? (turn < 0 ? turn + 4 * QUARTER : turn) : turn > 0 ? turn - 4 * QUARTER : turn;
  return { centre, radii: [rx, ry], start, sweep };
};

/** Writes an arc as cubic curves of a quarter turn at most. */
const arcSteps = (from: Point, to: Point, values: readonly number[]): Step[] => {
  if ((values[0] ?? 0) < 1e-6 || (values[1] ?? 0) < 1e-6) return [{ kind: 'line', to }];
  const { centre, radii, start, sweep } = arcOf(from, to, values);
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / QUARTER - 1e-9));
  const part = sweep / count;
  const pull = (4 / 3) * Math.tan(part / 4);
  const at = (angle: number, tangent: number): Point => [
    centre[0] + radii[0] * (Math.cos(angle) - tangent * Math.sin(angle)),
    centre[1] + radii[1] * (Math.sin(angle) + tangent * Math.cos(angle)),
  ];
  return Array.from({ length: count }, (_, index): Step => {
    const [a, b] = [start + part * index, start + part * (index + 1)];
    return { kind: 'curve', controls: [at(a, pull), at(b, -pull)], to: index === count - 1 ? to : at(b, 0) };
  });
};

const third = (a: Point, b: Point): Point => [a[0] + ((b[0] - a[0]) * 2) / 3, a[1] + ((b[1] - a[1]) * 2) / 3];

/** Turns the steps of an outline into moves, lines and cubic curves for a size in pixels. */
export const stepsOf = (
  steps: readonly PathStep[],
  size: { readonly w: number; readonly h: number },
): readonly Step[] => {
  let [begin, last]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ];
  return steps.flatMap(({ command, values }): Step[] => {
    const numbers = values.map((value) => evaluateExpression(value, size));
    const point = (index: number): Point => [numbers[index] ?? 0, numbers[index + 1] ?? 0];
    const from = last;
    if (command === 'Z') {
      last = begin;
      return [{ kind: 'line', to: begin }];
    }
    last = point(numbers.length - 2);
    if (command === 'M') {
      begin = last;
      return [{ kind: 'move', to: last }];
    }
    if (command === 'L') return [{ kind: 'line', to: last }];
    if (command === 'C') return [{ kind: 'curve', controls: [point(0), point(2)], to: last }];
    if (command === 'Q')
      return [{ kind: 'curve', controls: [third(from, point(0)), third(last, point(0))], to: last }];
    return arcSteps(from, last, numbers);
  });
};

const cell = (name: string, value: string | number): string => xml('Cell', { N: name, V: value });

const PAINTS: Readonly<Record<ShapePath['paint'], readonly [noFill: 0 | 1, noLine: 0 | 1]>> = {
  body: [0, 0],
  tint: [0, 0],
  paper: [0, 0],
  solid: [0, 0],
  glass: [1, 0],
  line: [1, 0],
};

const sectionOf = (
  { paint, steps }: ShapePath,
  size: { readonly w: number; readonly h: number },
  at: number,
): string => {
  const up = ([x, y]: Point): Point => [inches(x), inches(size.h - y)];
  const share = ([x, y]: Point): Point => [x / Math.max(1, size.w), 1 - y / Math.max(1, size.h)];
  const digits = (value: number): number => Math.round(value * 1e6) / 1e6;
  const rows = stepsOf(steps, size).map((step, index) => {
    const row = (type: string, cells: string): string => xml('Row', { T: type, IX: index + 1 }, cells);
    if (step.kind !== 'curve') {
      const [x, y] = up(step.to);
      return row(step.kind === 'move' ? 'MoveTo' : 'LineTo', cell('X', x) + cell('Y', y));
    }
    const [to, a, b] = [share(step.to), share(step.controls[0]), share(step.controls[1])];
    const names = ['X', 'Y', 'A', 'B', 'C', 'D'];
    return row(
      'RelCubBezTo',
      [...to, ...a, ...b].map((value, place) => cell(names[place] ?? '', digits(value))).join(''),
    );
  });
  const [noFill, noLine] = PAINTS[paint];
  return xml(
    'Section',
    { N: 'Geometry', IX: at },
    cell('NoFill', noFill) + cell('NoLine', noLine) + rows.join(''),
  );
};

/** Writes the outlines of a shape; unknown shapes are rectangles. */
export const geometryOf = (shape: string, size: { readonly w: number; readonly h: number }): string =>
  (findShape(shape) ?? findShape('rect'))?.paths.map((path, at) => sectionOf(path, size, at)).join('') ?? '';
