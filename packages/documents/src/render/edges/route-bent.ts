import type { EdgeEnd, Router } from '../../model/definition.types.ts';
import type { Box, Point } from '../markup.ts';

/** Ends of a connector with bends of its own. */
export interface BentEnds {
  readonly from: EdgeEnd;
  readonly to: EdgeEnd;
  readonly fromBox: Box | undefined;
  readonly toBox: Box | undefined;
}

type Side = 'n' | 'e' | 's' | 'w';

/** Room that an end keeps from the corner of a shape, in pixels. */
const CORNER = 6;

const boxOf = (end: EdgeEnd, box: Box | undefined): Box =>
  box ?? { x: end.x ?? 0, y: end.y ?? 0, w: 0, h: 0 };

const middle = ({ x, y, w, h }: Box): Point => [x + w / 2, y + h / 2];

const onSide = (box: Box, side: Side, [px, py]: Point): Point => {
  if (side === 'n') return [px, box.y];
  if (side === 's') return [px, box.y + box.h];
  return side === 'w' ? [box.x, py] : [box.x + box.w, py];
};

const isWithin = (value: number, low: number, high: number): boolean =>
  value >= low + Math.min(CORNER, (high - low) / 2) && value <= high - Math.min(CORNER, (high - low) / 2);

const isUprightTo = ([x, y]: Point, next: Point | undefined): boolean =>
  next !== undefined && Math.abs(next[0] - x) < Math.abs(next[1] - y);

const isOutside = (value: number, low: number, high: number): boolean => value < low || value > high;

/** Leads a shape to the bend that follows it: straight where that lies ahead of a side, else over one corner. */
const legTo = (
  box: Box,
  side: Side | undefined,
  [bend, next]: readonly [Point, Point | undefined],
): Point[] => {
  const [cx, cy] = middle(box);
  const [bx, by] = bend;
  const [down, right]: readonly [Side, Side] = [by > cy ? 's' : 'n', bx > cx ? 'e' : 'w'];
  if (side !== undefined)
    return [onSide(box, side, [cx, cy]), side === 'n' || side === 's' ? [cx, by] : [bx, cy]];
  const isBeside = isOutside(bx, box.x, box.x + box.w);
  if (isWithin(by, box.y, box.y + box.h) && isBeside) return [onSide(box, right, [cx, by])];
  const isOver = isOutside(by, box.y, box.y + box.h);
  if (isWithin(bx, box.x, box.x + box.w) && isOver) return [onSide(box, down, [bx, cy])];
  // A line that leads on upright from the bend is met on the level, so that the bend slides along it.
  return isBeside && isUprightTo(bend, next)
    ? [onSide(box, right, [cx, cy]), [bx, cy]]
    : [onSide(box, down, [cx, cy]), [cx, by]];
};

/** Returns where a line from the middle of a box towards a point leaves it. */
const leave = (box: Box, [tx, ty]: Point): Point => {
  const [px, py] = middle(box);
  const [dx, dy] = [tx - px, ty - py];
  const share = Math.min(dx === 0 ? 1 : box.w / 2 / Math.abs(dx), dy === 0 ? 1 : box.h / 2 / Math.abs(dy), 1);
  return [px + dx * share, py + dy * share];
};

const isSame = (a: Point, b: Point): boolean => Math.abs(a[0] - b[0]) < 0.01 && Math.abs(a[1] - b[1]) < 0.01;

const isBetween = (a: Point, b: Point, c: Point): boolean =>
  (Math.abs(a[0] - b[0]) < 0.01 && Math.abs(b[0] - c[0]) < 0.01 && (b[1] - a[1]) * (c[1] - b[1]) >= 0) ||
  (Math.abs(a[1] - b[1]) < 0.01 && Math.abs(b[1] - c[1]) < 0.01 && (b[0] - a[0]) * (c[0] - b[0]) >= 0);

const straighten = (points: readonly Point[]): Point[] => {
  const kept: Point[] = [];
  for (const point of points) {
    const [b, a] = [kept.at(-1), kept.at(-2)];
    if (b !== undefined && isSame(b, point)) continue;
    if (a !== undefined && b !== undefined && isBetween(a, b, point)) kept.pop();
    kept.push(point);
  }
  return kept;
};

/** Leads a connector along the bends that a person chose. */
export const routeBent = (ends: BentEnds, way: readonly Point[], router: Router): Point[] => {
  const [first, last] = [way[0], way.at(-1)];
  const [a, b] = [boxOf(ends.from, ends.fromBox), boxOf(ends.to, ends.toBox)];
  if (first === undefined || last === undefined) return [middle(a), middle(b)];
  if (router !== 'orthogonal') return [leave(a, first), ...way, leave(b, last)];
  const head = legTo(a, ends.from.side, [first, way[1]]);
  const tail = legTo(b, ends.to.side, [last, way.at(-2)]);
  return straighten([...head, ...way, ...tail.reverse()]);
};
