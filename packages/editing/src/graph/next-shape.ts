import type { NodeThing } from '../things/thing.types.ts';
import { touches, widen } from './box.ts';
import type { Box, Spot } from './box.ts';
import type { GraphPlan } from './graph-plan.ts';
import { OUTWARD } from './ports.ts';
import type { Side } from './ports.ts';

/** Distance between a shape and the next one, in pixels. */
const GAP = 60;
const CLEAR = 20;
const MOST_TRIES = 12;

/** Finds a free place for a shape beside another: straight on, else further along beside that. Returns its middle. */
export const placeBeside = (
  plan: GraphPlan,
  node: NodeThing,
  { side, w, h }: { readonly side: Side; readonly w: number; readonly h: number },
): Spot => {
  const out = OUTWARD[side];
  const middle = {
    x: node.x + node.w / 2 + out.x * (node.w / 2 + GAP + w / 2),
    y: node.y + node.h / 2 + out.y * (node.h / 2 + GAP + h / 2),
  };
  const step = out.x === 0 ? { x: w + CLEAR * 2, y: 0 } : { x: 0, y: h + CLEAR * 2 };
  const isFree = (at: Spot): boolean => {
    const room: Box = widen({ x: at.x - w / 2, y: at.y - h / 2, w, h }, CLEAR / 2);
    return !plan.inArea(room).nodes.some((one) => one.z > 0 && one.id !== node.id && touches(room, one));
  };
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    // To the one side, then to the other, further each time.
    const by = Math.ceil(tries / 2) * (tries % 2 === 0 ? 1 : -1);
    const at = { x: middle.x + step.x * by, y: middle.y + step.y * by };
    if (isFree(at)) return at;
  }
  return middle;
};
