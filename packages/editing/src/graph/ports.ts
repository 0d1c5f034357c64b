import type { NodeThing } from '../things/thing.types.ts';
import type { EdgeEnd } from '@chartdock/documents';
import { middleOf, turn } from './box.ts';
import type { Spot } from './box.ts';

/** Sides of a shape. */
export type Side = 'n' | 'e' | 's' | 'w';

/** All sides, clockwise from the top. */
export const SIDES: readonly Side[] = ['n', 'e', 's', 'w'];

/** The way that leads out of each side. */
export const OUTWARD: Readonly<Record<Side, Spot>> = {
  n: { x: 0, y: -1 },
  e: { x: 1, y: 0 },
  s: { x: 0, y: 1 },
  w: { x: -1, y: 0 },
};

const OPPOSITE: Readonly<Record<Side, Side>> = { n: 's', e: 'w', s: 'n', w: 'e' };

/** Returns the side across. */
export const oppositeOf = (side: Side): Side => OPPOSITE[side];

/** Returns where the middle of a side of a shape stands on the page. */
export const portAt = (node: NodeThing, side: Side): Spot => {
  const { x, y, w, h, rot = 0 } = node;
  const out = OUTWARD[side];
  return turn({ x: x + w / 2 + (out.x * w) / 2, y: y + h / 2 + (out.y * h) / 2 }, middleOf(node), rot);
};

/** Returns the side of a shape whose middle is within reach of a place, the nearest. */
export const sideNear = (node: NodeThing, at: Spot, reach: number): Side | undefined => {
  let [best, least]: [Side | undefined, number] = [undefined, reach];
  for (const side of SIDES) {
    const port = portAt(node, side);
    const distance = Math.hypot(port.x - at.x, port.y - at.y);
    if (distance <= least) [best, least] = [side, distance];
  }
  return best;
};

/** How a connector takes hold of a shape. */
export interface EndOptions {
  /** Within how many pixels of the page the middle of a side draws it. */
  readonly reach: number;
  /** Takes hold of the very place. */
  readonly fixed: boolean;
}

const share = (value: number): number => Math.round(Math.max(0, Math.min(1, value)) * 1000) / 1000;

/** Returns how a connector ends at a shape that it is dropped on: at a side, at a fixed place, or wherever is best. */
export const endOn = (node: NodeThing, at: Spot, { reach, fixed }: EndOptions): EdgeEnd => {
  const spot = turn(at, middleOf(node), -(node.rot ?? 0));
  if (fixed && node.w > 0 && node.h > 0)
    return { id: node.id, at: [share((spot.x - node.x) / node.w), share((spot.y - node.y) / node.h)] };
  const side = sideNear(node, at, reach);
  return side === undefined ? { id: node.id } : { id: node.id, side };
};
