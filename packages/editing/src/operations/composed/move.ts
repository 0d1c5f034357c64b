import type { EdgeEnd, Json, Point } from '@chartdock/documents';
import { listWithAll } from '../apply-add.ts';
import type { MoveIntent, ResizeIntent } from '../intent.types.ts';
import type { Operation } from '../operation.types.ts';
import type { CellThing, Thing } from '../../things/thing.types.ts';
import type { ThingIndex } from '../../things/thing-index.ts';
import type { Reduced, Reducing } from './reduced.types.ts';

/** Turns moving by a distance into new places. Locked things stay. */
export const reduceMove = ({ ids, dx, dy }: MoveIntent, { index }: Reducing): Reduced => {
  const moving = listMoving(index, ids);
  const isMoving = new Set(moving.map(({ id }) => id));
  const ops = moving.flatMap((thing) => moveThing(thing, { dx, dy, isMoving }));
  return { ops, created: [] };
};

/** Lists the things that move along with some: their content, and connectors that have both ends on them. */
export const listMoving = (index: ThingIndex, ids: readonly string[]): readonly Thing[] => {
  const wanted = ids.filter((id) => !isLocked(index.get(id)));
  const inside = listInside(index, wanted);
  const held = new Set(inside.map(({ id }) => id));
  const lines = inside.flatMap(({ id }) => index.leadingTo(id));
  const between = [...new Set(lines)].flatMap((id): Thing[] => {
    const line = index.get(id);
    return line?.in === 'cells' && line.t === 'edge' && !held.has(id) && hasBothEnds(line, held)
      ? [line]
      : [];
  });
  return [...inside, ...between];
};

const isLocked = (thing: Thing | undefined): boolean =>
  thing === undefined || (thing.in === 'cells' && thing.locked === true);

/** Lists things with their content; a topic takes its branch along wherever it goes, so only itself moves. */
const listInside = (index: ThingIndex, ids: readonly string[]): readonly Thing[] => {
  const within = new Map<string, Thing>();
  for (const id of ids) {
    const thing = index.get(id);
    if (thing === undefined) continue;
    if (thing.in !== 'cells') within.set(id, thing);
    else
      for (const one of listWithAll(index, [id])) if (one.id === id || isNode(one)) within.set(one.id, one);
  }
  return [...within.values()];
};

const isNode = (thing: Thing): boolean => thing.in === 'cells' && thing.t === 'node';

const hasBothEnds = (line: Extract<CellThing, { readonly t: 'edge' }>, held: ReadonlySet<string>): boolean =>
  [line.from.id, line.to.id].every((end) => end !== undefined && held.has(end));

interface Shift {
  readonly dx: number;
  readonly dy: number;
  readonly isMoving: ReadonlySet<string>;
}

const moveThing = (thing: Thing, shift: Shift): Operation[] => {
  if (thing.in === 'cells' && thing.t === 'edge') return moveLine(thing, shift);
  const isPlaced =
    thing.in === 'elements' || thing.in === 'cells' || (thing.in === 'topics' && thing.parent === undefined);
  if (!isPlaced) return [];
  const [x, y] = [thing.x ?? 0, thing.y ?? 0];
  return [{ op: 'set', id: thing.id, to: { x: round(x + shift.dx), y: round(y + shift.dy) }, was: { x, y } }];
};

const moveLine = (line: Extract<CellThing, { readonly t: 'edge' }>, shift: Shift): Operation[] => {
  const movePoint = ([x, y]: Point): Point => [round(x + shift.dx), round(y + shift.dy)];
  const to: Record<string, Json> = {};
  for (const side of ['from', 'to'] as const) {
    const { x, y, id } = line[side];
    if (id !== undefined || x === undefined || y === undefined) continue;
    to[`${side}.x`] = round(x + shift.dx);
    to[`${side}.y`] = round(y + shift.dy);
  }
  // Bends go along when all of the line moves; a line that stays at one end keeps them.
  const isWhole = [line.from, line.to].every((end) => isFree(end) || shift.isMoving.has(end.id ?? ''));
  if (isWhole && line.way !== undefined) to['way'] = line.way.map(movePoint);
  if (isWhole && line.points.length > 0) to['points'] = line.points.map(movePoint);
  return Object.keys(to).length === 0 ? [] : [{ op: 'set', id: line.id, to }];
};

const isFree = (end: EdgeEnd): boolean => end.id === undefined;

/** Keeps places to a hundredth of a pixel, so that moving there and back is the same number. */
const round = (value: number): number => Math.round(value * 100) / 100;

/** Turns another place, size or angle into values. */
export const reduceResize = ({ op: _op, id, ...to }: ResizeIntent): Reduced => ({
  ops: [{ op: 'set', id, to: defined(to) }],
  created: [],
});

const defined = (values: Readonly<Record<string, number | undefined>>): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
