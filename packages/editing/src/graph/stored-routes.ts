import type { EdgeThing } from '../things/thing.types.ts';
import type { Point } from '@chartdock/documents';
import type { Intent, MoveIntent, ResizeIntent } from '../operations/intent.types.ts';
import { listMoving } from '../operations/composed/move.ts';
import type { ThingIndex } from '../things/thing-index.ts';
import { roundPlace } from './box.ts';

/** How far a shape goes; undefined where it goes elsewhere altogether. */
interface Shift {
  readonly dx: number;
  readonly dy: number;
  /** Whether moving takes routes along that lie between moved shapes. */
  readonly takesRoutes: boolean;
}

type Shifts = Map<string, Shift | undefined>;

const isSame = (a: Shift | undefined, b: Shift | undefined): boolean =>
  a !== undefined && b !== undefined && a.dx === b.dx && a.dy === b.dy;

const shifted = ([x, y]: Point, by: Shift | undefined): Point =>
  by === undefined ? [x, y] : [roundPlace(x + by.dx), roundPlace(y + by.dy)];

/**
 * Returns the stored route of a connector once the shapes at its ends have moved: all of it along when both go the same way, the ends of
 * a lone line with their shapes, and nothing of one with corners, which finds a new way. Undefined where it stays.
 */
export const routeAfter = (edge: EdgeThing, shifts: Shifts): readonly Point[] | undefined => {
  const ends = [edge.from.id ?? '', edge.to.id ?? ''].filter((id) => shifts.has(id));
  const { points } = edge;
  if (points.length < 2 || ends.length === 0) return undefined;
  if (ends.some((id) => shifts.get(id) === undefined)) return [];
  const [a, b] = [shifts.get(edge.from.id ?? ''), shifts.get(edge.to.id ?? '')];
  return isSame(a, b) ? alongWith(points, a) : freed(points, a, b);
};

/** Moves all of a route, unless moving its shapes does so. */
const alongWith = (points: readonly Point[], by: Shift | undefined): readonly Point[] | undefined =>
  by?.takesRoutes === true ? undefined : points.map((point) => shifted(point, by));

const freed = (points: readonly Point[], a: Shift | undefined, b: Shift | undefined): readonly Point[] => {
  const [first, last] = points;
  if (points.length > 2 || first === undefined || last === undefined) return [];
  return [shifted(first, a), shifted(last, b)];
};

const addMove = (index: ThingIndex, { ids, dx, dy }: MoveIntent, shifts: Shifts): void => {
  for (const { id } of listMoving(index, ids)) shifts.set(id, { dx, dy, takesRoutes: true });
};

const addResize = (index: ThingIndex, { id, x, y, w, h }: ResizeIntent, shifts: Shifts): void => {
  const node = index.find('cells', id);
  if (node?.t !== 'node') return;
  const isResized = (w !== undefined && w !== node.w) || (h !== undefined && h !== node.h);
  const shift = { dx: (x ?? node.x) - node.x, dy: (y ?? node.y) - node.y, takesRoutes: false };
  // A shape that only grows keeps the ends at it, a lone line at the least.
  shifts.set(id, isResized ? { dx: 0, dy: 0, takesRoutes: false } : shift);
};

const shiftsOf = (index: ThingIndex, intents: readonly Intent[]): Shifts => {
  const shifts: Shifts = new Map();
  for (const intent of intents) {
    if (intent.op === 'move') addMove(index, intent, shifts);
    else if (intent.op === 'resize') addResize(index, intent, shifts);
    else if (intent.op === 'arrange' || intent.op === 'layout')
      for (const id of intent.ids ?? [...index.all()].map((cell) => cell.id)) shifts.set(id, undefined);
  }
  return shifts;
};

const ORDERS: ReadonlySet<string> = new Set(['front', 'back', 'forward', 'backward']);

/** Adds to intents that move shapes the changes of the stored routes of their connectors. */
export const withRoutes = (index: ThingIndex, intents: readonly Intent[]): readonly Intent[] => {
  const moving = intents.filter((intent) => !(intent.op === 'arrange' && ORDERS.has(intent.how)));
  const shifts = shiftsOf(index, moving);
  const lines = new Set([...shifts.keys()].flatMap((id) => index.leadingTo(id)));
  const changes = [...lines].flatMap((id): Intent[] => {
    const edge = index.find('cells', id);
    const points = edge?.t === 'edge' ? routeAfter(edge, shifts) : undefined;
    return points === undefined ? [] : [{ op: 'set', id, to: { points } }];
  });
  return [...changes, ...intents];
};

/** Returns connectors as they are seen while shapes stand elsewhere. */
export const edgesAfter = (
  index: ThingIndex,
  moved: ReadonlyMap<string, { readonly t: string; readonly x?: number; readonly y?: number }>,
): readonly EdgeThing[] => {
  const shifts: Shifts = new Map();
  for (const [id, cell] of moved) {
    const before = index.find('cells', id);
    if (before?.t === 'node' && cell.x !== undefined && cell.y !== undefined)
      shifts.set(id, { dx: cell.x - before.x, dy: cell.y - before.y, takesRoutes: false });
  }
  const lines = new Set([...shifts.keys()].flatMap((id) => index.leadingTo(id)));
  return [...lines].flatMap((id): EdgeThing[] => {
    const edge = index.find('cells', id);
    if (edge?.t !== 'edge' || moved.has(id)) return [];
    const points = routeAfter(edge, shifts);
    return points === undefined ? [] : [{ ...edge, points }];
  });
};
