import type { EdgeThing, NodeThing } from '../things/thing.types.ts';
import type { Point } from '@chartdock/documents';
import { listMoving } from '../operations/composed/move.ts';
import type { ThingIndex } from '../things/thing-index.ts';
import { roundPlace } from './box.ts';
import type { Preview } from './graph-plan.ts';

const movePoint =
  (dx: number, dy: number) =>
  ([x, y]: Point): Point => [x + dx, y + dy];

const moveEdge = (edge: EdgeThing, dx: number, dy: number): EdgeThing => {
  const end = (one: EdgeThing['from']): EdgeThing['from'] =>
    one.id !== undefined || one.x === undefined || one.y === undefined
      ? one
      : { ...one, x: one.x + dx, y: one.y + dy };
  const move = movePoint(dx, dy);
  return {
    ...edge,
    from: end(edge.from),
    to: end(edge.to),
    points: edge.points.map(move),
    ...(edge.way === undefined ? {} : { way: edge.way.map(move) }),
  };
};

/** Returns a function that shows cells moved by a distance, with all that goes along, as moving them will leave them. */
export const moveInPreview = (
  index: ThingIndex,
  ids: readonly string[],
): ((dx: number, dy: number) => Preview) => {
  const cells = listMoving(index, ids).filter((thing) => thing.in === 'cells');
  const moving = new Set(cells.map(({ id }) => id));
  const isWhole = ({ from, to }: EdgeThing): boolean =>
    [from, to].every(({ id }) => id === undefined || moving.has(id));
  return (dx, dy) => {
    const moved = new Map<string, NodeThing | EdgeThing>();
    for (const cell of cells) {
      if (cell.t === 'node')
        moved.set(cell.id, { ...cell, x: roundPlace(cell.x + dx), y: roundPlace(cell.y + dy) });
      else if (isWhole(cell)) moved.set(cell.id, moveEdge(cell, dx, dy));
    }
    return moved;
  };
};
