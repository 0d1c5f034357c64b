import type { Box } from '@chartdock/editing/graph';
import { turnedBox, widen } from '@chartdock/editing/graph';
import type { GraphDesk } from '../graph-desk.types.ts';

/** Shapes that attract moved ones, at most. */
const MOST = 200;

/** Lists the boxes of shapes in sight that attract moved ones: all but those that move along. */
export const listOthers = ({ canvas, session }: GraphDesk, moving: readonly string[]): readonly Box[] => {
  const { plan } = session;
  const { x, y, scale } = canvas.view();
  const { width, height } = canvas.size();
  const [w, h] = [width / scale, height / scale];
  const held = new Set(moving);
  const isHeld = (id: string | undefined): boolean => {
    for (let at = id; at !== undefined; at = plan.node(at)?.parent) if (held.has(at)) return true;
    return false;
  };
  const { nodes } = plan.inArea(widen({ x: x - w / 2, y: y - h / 2, w, h }, 1));
  return nodes
    .filter(({ id }) => !isHeld(id))
    .slice(-MOST)
    .map(turnedBox);
};
