import type { Intent } from '../operations/intent.types.ts';
import { boundsOf, roundPlace } from './box.ts';
import type { GraphSession } from './graph-session.ts';
import { nodesOf } from './graph-session.ts';

/** Returns the intents that give shapes the size of the one that was selected last; each keeps its middle. */
export const sameSize = (session: GraphSession, how: 'w' | 'h' | 'both'): readonly Intent[] => {
  const nodes = nodesOf(session, session.selected());
  const last = nodes.at(-1);
  if (last === undefined) return [];
  return nodes
    .filter(({ locked }) => locked !== true)
    .map((node): Intent => {
      const w = how === 'h' ? node.w : last.w;
      const h = how === 'w' ? node.h : last.h;
      const [x, y] = [roundPlace(node.x + (node.w - w) / 2), roundPlace(node.y + (node.h - h) / 2)];
      return { op: 'resize', id: node.id, x, y, w, h };
    });
};

/** Returns the intents that mirror the places of shapes at the middle of the selection. */
export const flipShapes = (session: GraphSession, axis: 'x' | 'y'): readonly Intent[] => {
  const nodes = nodesOf(session, session.selected());
  const box = boundsOf(nodes);
  if (box === undefined) return [];
  const size = axis === 'x' ? 'w' : 'h';
  const line = box[axis] * 2 + box[size];
  return nodes
    .filter(({ locked }) => locked !== true)
    .map((node): Intent => ({
      op: 'resize',
      id: node.id,
      [axis]: roundPlace(line - node[axis] - node[size]),
      ...(node.rot === undefined ? {} : { rot: -node.rot }),
    }));
};
