import {
  boundsOf,
  HANDLES,
  OUTWARD,
  placeOfHandle,
  portAt,
  SIDES,
  turn,
  middleOf,
  turnedBox,
} from '@chartdock/editing/graph';
import type { Box, GraphSession, Handle, NodeThing, Side, Spot } from '@chartdock/editing/graph';

/** Something over the picture that can be taken hold of, at a place of the window. */
export type Control = { readonly at: Spot } & (
  | { readonly kind: 'handle'; readonly handle: Handle }
  | { readonly kind: 'rotate' }
  | { readonly kind: 'port'; readonly id: string; readonly side: Side }
  | { readonly kind: 'arrow'; readonly id: string; readonly side: Side }
  | { readonly kind: 'end'; readonly id: string; readonly end: 'from' | 'to' }
  | { readonly kind: 'bend'; readonly id: string; readonly index: number }
);

/** Turns places of the page into places of the window. */
export type ToScreen = (spot: Spot) => Spot;

/** Distance of the quick arrows and of the handle that turns from a shape, in pixels. */
const ARROW = 24;
const TURN = 16;
/** Shapes that are seen smaller than this have corners only. */
const SMALL = 36;

/** Lists the cells of a selection that can be resized: its shapes that are not locked. */
export const resizableOf = (session: GraphSession): readonly NodeThing[] =>
  session.selected().flatMap((id) => {
    const node = session.plan.node(id);
    return node === undefined || node.locked === true ? [] : [node];
  });

/** Returns the frame of the selection: of a lone shape its own, of several the one around them. */
export const frameOf = (nodes: readonly NodeThing[]): (Box & { readonly rot: number }) | undefined => {
  const [only] = nodes;
  if (nodes.length === 1 && only !== undefined) return { ...boxOf(only), rot: only.rot ?? 0 };
  const box = boundsOf(nodes.map(turnedBox));
  return box === undefined ? undefined : { ...box, rot: 0 };
};

const boxOf = ({ x, y, w, h }: Box): Box => ({ x, y, w, h });

const handlesOf = (nodes: readonly NodeThing[], toScreen: ToScreen): Control[] => {
  const frame = frameOf(nodes);
  if (frame === undefined) return [];
  const middle = middleOf(frame);
  const onScreen = ({ x, y }: Spot): Spot => toScreen(turn({ x, y }, middle, frame.rot));
  const corner = toScreen({ x: frame.x, y: frame.y });
  const other = toScreen({ x: frame.x + frame.w, y: frame.y + frame.h });
  const [isNarrow, isLow] = [other.x - corner.x < SMALL, other.y - corner.y < SMALL];
  const handles = HANDLES.filter((handle) => {
    const { x, y } = placeOfHandle(handle);
    return !(isNarrow && x === 0.5) && !(isLow && y === 0.5);
  }).map((handle): Control => {
    const { x, y } = placeOfHandle(handle);
    return { kind: 'handle', handle, at: onScreen({ x: frame.x + frame.w * x, y: frame.y + frame.h * y }) };
  });
  // Beside the corner, as quick arrows stand beside the sides.
  const right = onScreen({ x: frame.x + frame.w, y: frame.y });
  const away = turn({ x: right.x + TURN, y: right.y - TURN }, right, frame.rot);
  return nodes.length === 1 ? [...handles, { kind: 'rotate', at: away }] : handles;
};

const endsOf = (session: GraphSession, id: string, toScreen: ToScreen): Control[] => {
  const [route, edge] = [session.plan.route(id), session.plan.edge(id)];
  if (route === undefined || edge === undefined || edge.locked === true) return [];
  const { points } = route;
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return [];
  const at = ([x, y]: readonly [number, number]): Spot => toScreen({ x, y });
  const bends = route.isCurve
    ? []
    : points.slice(1).flatMap((b, index): Control[] => {
        const a = points[index];
        if (a === undefined) return [];
        return [{ kind: 'bend', id, index, at: at([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]) }];
      });
  return [
    { kind: 'end', id, end: 'from', at: at(first) },
    { kind: 'end', id, end: 'to', at: at(last) },
    ...bends,
  ];
};

const portsOf = (node: NodeThing, toScreen: ToScreen): Control[] =>
  SIDES.flatMap((side): Control[] => {
    const port = toScreen(portAt(node, side));
    const out = turn(OUTWARD[side], { x: 0, y: 0 }, node.rot ?? 0);
    const arrow = { x: port.x + out.x * ARROW, y: port.y + out.y * ARROW };
    return [
      { kind: 'port', id: node.id, side, at: port },
      { kind: 'arrow', id: node.id, side, at: arrow },
    ];
  });

/** State that decides which controls there are. */
export interface ControlState {
  /** The shape that the pointer is over. */
  readonly hovered: string | undefined;
  /** Whether something is being dragged, or written: then there are none. */
  readonly isBusy: boolean;
}

/** Lists the controls, the most important last. */
export const controlsOf = (
  session: GraphSession,
  { hovered, isBusy }: ControlState,
  toScreen: ToScreen,
): Control[] => {
  if (isBusy || session.state().writing !== undefined) return [];
  const selected = session.selected();
  const nodes = resizableOf(session);
  const lone = selected.length === 1 ? selected[0] : undefined;
  const over = session.plan.node(hovered ?? lone ?? '');
  const ports = over === undefined || over.locked === true ? [] : portsOf(over, toScreen);
  const isSelected = over !== undefined && selected.includes(over.id);
  // Ports and handles of one shape lie on one another: a selected shape is resized, any other is connected.
  const shown = isSelected ? ports.filter(({ kind }) => kind === 'arrow') : ports;
  const ends = lone === undefined ? [] : endsOf(session, lone, toScreen);
  return [...shown, ...handlesOf(nodes, toScreen), ...ends];
};

/** Finds the control at a place of the window. */
export const controlAt = (controls: readonly Control[], at: Spot, reach: number): Control | undefined => {
  let [best, least]: [Control | undefined, number] = [undefined, Infinity];
  for (const control of controls) {
    const distance = Math.hypot(control.at.x - at.x, control.at.y - at.y);
    if (distance <= reach && distance <= least) [best, least] = [control, distance];
  }
  return best;
};
