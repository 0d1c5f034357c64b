import type { EdgeEnd, GraphEdge, Json } from '@chartdock/documents';
import { routeEdge } from '@chartdock/documents';
import { addNext, endOn, hitCell, isContainer } from '@chartdock/editing/graph';
import type { EdgeThing, Side, Spot } from '@chartdock/editing/graph';
import type { GraphDesk, PointerWork } from '../graph-desk.types.ts';
import { beginEdgeScroll } from './edge-scroll.ts';

/** So near the middle of a side draws the end of a connector, in pixels of the window. */
const REACH = 14;

/** Ends of a connector that is drawn, and the one that is changed when there is one. */
export interface Connecting {
  readonly from: EdgeEnd;
  /** The connector one of whose ends is moved, and which of them. */
  readonly changes?: { readonly edge: EdgeThing; readonly end: 'from' | 'to' };
}

const BLANK: GraphEdge = {
  t: 'edge',
  from: {},
  to: {},
  points: [],
  labels: [],
  style: { begin: 'none', end: 'arrow' },
};

/** Draws a connector from a shape, or moves an end of one. On a shape it ends there, in the blank shapes are offered. */
export const beginConnect = (desk: GraphDesk, begun: PointerEvent, connecting: Connecting): PointerWork => {
  const { session } = desk;
  const { plan, store } = session;
  const { changes } = connecting;
  let end: EdgeEnd = {};
  let last = begun;
  let way = 0;

  const endAt = (event: PointerEvent): EdgeEnd => {
    const at: Spot = desk.spotOf(event);
    const isFree = (id: string): boolean => plan.node(id) !== undefined;
    const hit = hitCell(plan, at, { slack: desk.reach(REACH), canHit: isFree });
    const node = plan.node(hit?.id ?? '');
    const isInside = hit?.part === 'inside' && node !== undefined && isContainer(node);
    if (node === undefined || isInside) return { x: Math.round(at.x), y: Math.round(at.y) };
    return endOn(node, at, { reach: desk.reach(REACH), fixed: event.altKey });
  };

  const edgeWith = (to: EdgeEnd): GraphEdge => {
    const base = changes?.edge ?? { ...BLANK, from: connecting.from };
    const isFrom = changes?.end === 'from';
    return { ...base, points: [], labels: [], ...(isFrom ? { from: to } : { to }) };
  };

  const show = (event: PointerEvent): void => {
    end = endAt(event);
    desk.lay({
      line: routeEdge(edgeWith(end), plan.node).points,
      target: end.id,
    });
  };
  const scroll = beginEdgeScroll(desk, () => show(last));
  const clear = (): void => {
    scroll.stop();
    desk.lay({});
  };

  const isLoop = (): boolean => {
    const { from, to } = edgeWith(end);
    return from.id !== undefined && from.id === to.id && way < 24;
  };

  const change = (edge: EdgeThing, side: 'from' | 'to'): void => {
    // The end of a connector is JSON, as it is read from it.
    const to = { [side]: end as unknown as Json, ...(edge.points.length > 0 ? { points: [] } : {}) };
    session.change([{ op: 'set', id: edge.id, to }], { label: 'graph.reconnect', select: [edge.id] });
  };

  return {
    move: (event) => {
      way += Math.abs(event.clientX - last.clientX) + Math.abs(event.clientY - last.clientY);
      last = event;
      scroll.at(event);
      show(event);
    },
    end: (event) => {
      end = endAt(event);
      clear();
      if (isLoop()) return;
      if (changes !== undefined) return change(changes.edge, changes.end);
      if (end.id === undefined) {
        const { clientX: x, clientY: y } = event;
        desk.offerShapes({ at: { x, y }, spot: desk.spotOf(event), from: connecting.from });
        return;
      }
      const outcome = store.apply(
        { op: 'connect', from: connecting.from, to: end },
        { label: 'graph.connect' },
      );
      if (outcome.status === 'applied') session.select(outcome.created);
    },
    cancel: clear,
  };
};

/** Makes the shape that a quick arrow leads to, and brings it into sight. */
export const pressArrow = (desk: GraphDesk, id: string, side: Side): void => {
  const made = addNext(desk.session, id, side);
  const room = made === undefined ? undefined : desk.session.plan.roomOf(made);
  if (room !== undefined) desk.canvas.reveal(room);
};
