import {
  isLane,
  nodeAt,
  placeOfHandle,
  resizeLane,
  resizeTurned,
  roundPlace,
  scaleInto,
  snapLine,
} from '@chartdock/editing/graph';
import type { Box, Handle, NodeThing, ResizeOptions } from '@chartdock/editing/graph';
import { frameOf, resizableOf } from '../controls.ts';
import type { GraphDesk, PointerWork } from '../graph-desk.types.ts';
import { listOthers } from './others.ts';

const REACH = 6;

interface Way {
  readonly dx: number;
  readonly dy: number;
}

/** Resizes the selection by a handle. Shift keeps the proportions, Alt the middle; Esc leaves all as it was. */
export const beginResize = (desk: GraphDesk, handle: Handle, begun: PointerEvent): PointerWork => {
  const { session, canvas } = desk;
  const { plan } = session;
  const nodes = resizableOf(session);
  const frame = frameOf(nodes);
  const start = desk.spotOf(begun);
  const others = listOthers(
    desk,
    nodes.map(({ id }) => id),
  );
  let sizes: readonly (readonly [NodeThing, Box])[] = [];

  /** Draws the side that is moved to the lines of others, or to the grid. */
  const snapped = ({ dx, dy }: Way): Way => {
    if (frame === undefined || frame.rot !== 0) return { dx, dy };
    const { x: sideX, y: sideY } = placeOfHandle(handle);
    const [x, y] = [frame.x + frame.w * sideX, frame.y + frame.h * sideY];
    const near = { others, reach: desk.reach(REACH), grid: desk.grid() };
    return {
      dx: sideX === 0.5 ? 0 : snapLine(x + dx, 'x', near) - x,
      dy: sideY === 0.5 ? 0 : snapLine(y + dy, 'y', near) - y,
    };
  };

  const sizesFor = (event: PointerEvent): readonly (readonly [NodeThing, Box])[] => {
    if (frame === undefined) return [];
    const at = desk.spotOf(event);
    const free = { dx: at.x - start.x, dy: at.y - start.y };
    const keepsAspect = event.shiftKey || (nodes.length === 1 && nodes[0]?.aspect === true);
    const way = keepsAspect || event.ctrlKey ? free : snapped(free);
    const options: ResizeOptions = { keepsAspect, fromMiddle: event.altKey };
    const next = resizeTurned(frame, handle, { ...options, ...way });
    const [only] = nodes;
    if (only !== undefined && nodes.length === 1 && isLane(only))
      return [...resizeLane(session, only, next)].flatMap(([id, box]) => {
        const node = session.store.index.find('cells', id);
        return node?.t === 'node' ? [[node, box] as const] : [];
      });
    return nodes.map((node) => [node, scaleInto(node, frame, next)] as const);
  };

  const show = (event: PointerEvent): void => {
    // Lanes are laid out from where they stand, not from where the last movement showed them.
    plan.preview(undefined);
    sizes = sizesFor(event);
    plan.preview(new Map(sizes.map(([node, box]) => [node.id, nodeAt(node, box)])));
    const [first] = sizes;
    const { clientX, clientY } = event;
    const { left, top } = desk.host.getBoundingClientRect();
    desk.redraw();
    desk.lay({
      badge:
        first === undefined || sizes.length > 1
          ? undefined
          : {
              text: `${Math.round(first[1].w)} × ${Math.round(first[1].h)}`,
              at: { x: clientX - left + 8, y: clientY - top + 26 },
            },
    });
  };

  const clear = (): void => {
    plan.preview(undefined);
    desk.lay({});
  };

  return {
    move: show,
    end: () => {
      clear();
      const intents = sizes.map(([{ id }, { x, y, w, h }]) => {
        const at = { x: roundPlace(x), y: roundPlace(y), w: roundPlace(w), h: roundPlace(h) };
        return { op: 'resize', id, ...at } as const;
      });
      if (intents.length > 0) session.change(intents, { label: 'graph.resize', select: session.selected() });
      canvas.redraw();
    },
    cancel: () => {
      clear();
      desk.redraw();
    },
  };
};
