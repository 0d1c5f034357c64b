import {
  boundsOf,
  copyCells,
  dropSpot,
  findDropTarget,
  intentsOf,
  isLane,
  moveInPreview,
  nodesOf,
  outermost,
  pasteCells,
  putInto,
  reorderLane,
  snapMove,
  turnedBox,
} from '@chartdock/editing/graph';
import type { Box, Guide, Spot } from '@chartdock/editing/graph';
import type { GraphDesk, PointerWork } from '../graph-desk.types.ts';
import { beginEdgeScroll } from './edge-scroll.ts';
import { listOthers } from './others.ts';

/** Distance from which a line attracts moved shapes, in pixels of the window. */
const REACH = 6;

interface Moved {
  readonly dx: number;
  readonly dy: number;
  readonly guides: readonly Guide[];
}

/**
 * Moves the selection: drawn to the lines and gaps of others, into and out of shapes that hold others. Alt moves freely, Shift
 * along one axis, Ctrl copies; Esc leaves all as it was.
 */
export const beginMove = (desk: GraphDesk, begun: PointerEvent): PointerWork => {
  const { session, canvas, host } = desk;
  const { plan, store } = session;
  const ids = session.selected();
  const movable = ids.filter((id) => store.index.find('cells', id)?.locked !== true);
  const tops = outermost(
    plan,
    nodesOf(session, movable).map(({ id }) => id),
  );
  const box = boundsOf(nodesOf(session, tops).map(turnedBox));
  const others = listOthers(desk, movable);
  const start = desk.spotOf(begun);
  const shift = moveInPreview(store.index, movable);
  let moved: Moved = { dx: 0, dy: 0, guides: [] };
  let last = begun;
  let target: string | undefined;
  host.classList.add('cd-graph--moving');

  const wayOf = (event: PointerEvent): Moved => {
    const at = desk.spotOf(event);
    let [dx, dy] = [at.x - start.x, at.y - start.y];
    if (event.shiftKey) [dx, dy] = Math.abs(dx) > Math.abs(dy) ? [dx, 0] : [0, dy];
    if (event.altKey || box === undefined) return { dx, dy, guides: [] };
    const near = snapMove({ ...box, x: box.x + dx, y: box.y + dy }, others, {
      reach: desk.reach(REACH),
      grid: desk.grid(),
    });
    return {
      dx: event.shiftKey && dx === 0 ? 0 : dx + near.dx,
      dy: event.shiftKey && dy === 0 ? 0 : dy + near.dy,
      guides: near.guides,
    };
  };

  const placed = (by: Spot): Box | undefined =>
    box === undefined ? undefined : { ...box, x: box.x + by.x, y: box.y + by.y };

  const show = (): void => {
    moved = wayOf(last);
    const { dx, dy, guides } = moved;
    plan.preview(shift(dx, dy));
    const now = placed({ x: dx, y: dy });
    target = now === undefined ? undefined : findDropTarget(plan, dropSpot(now), tops)?.id;
    const isSame = tops.every((id) => plan.node(id)?.parent === target);
    const corner = canvas.toScreen(now ?? start);
    desk.redraw();
    desk.lay({
      guides,
      target: isSame ? undefined : target,
      badge:
        now === undefined
          ? undefined
          : {
              text: `${Math.round(now.x)}, ${Math.round(now.y)}`,
              at: { x: corner.x + 28, y: corner.y - 16 },
            },
    });
  };

  const scroll = beginEdgeScroll(desk, show);

  const clear = (): void => {
    scroll.stop();
    plan.preview(undefined);
    host.classList.remove('cd-graph--moving');
    desk.lay({});
  };

  /** Lets a lane come to stand among its neighbours; returns whether it did. */
  const dropLane = ({ dx, dy }: Moved): boolean => {
    const [only, other] = nodesOf(session, tops);
    if (only === undefined || other !== undefined || !isLane(only)) return false;
    const places = reorderLane(session, only, { dx, dy });
    if (places === undefined) return false;
    session.change(intentsOf(places), { label: 'graph.lane', select: ids });
    return true;
  };

  const drop = ({ dx, dy }: Moved): void => {
    store.batch({ label: 'graph.move', select: ids }, () => {
      session.change([{ op: 'move', ids: movable, dx, dy }], {});
      const coming = putInto(store, tops, target);
      if (coming.length > 0) store.apply(coming);
    });
  };

  return {
    move: (event) => {
      last = event;
      scroll.at(event);
      show();
    },
    end: (event) => {
      clear();
      const { dx, dy } = moved;
      if (dx === 0 && dy === 0) return;
      if ((event.ctrlKey || event.metaKey) && box !== undefined) {
        const copied = copyCells(session, movable);
        pasteCells(session, copied, {
          x: box.x + dx,
          y: box.y + dy,
          label: 'graph.duplicate',
          cause: 'user',
        });
      } else if (!dropLane(moved)) drop(moved);
      desk.redraw();
    },
    cancel: () => {
      clear();
      desk.redraw();
    },
  };
};
