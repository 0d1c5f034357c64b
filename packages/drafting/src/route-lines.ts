import { columnsOf } from './columns.ts';
import type { Columns } from './columns.ts';
import type { Place, Point, Route, StandingBox } from './geometry.types.ts';
import { layersOf } from './layers.ts';
import type { Layers } from './layers.ts';
import { passesOf } from './passes.ts';
import { portsOf } from './ports.ts';
import { routeStraight } from './route-straight.ts';
import { shareAt } from './share-at.ts';
import { heightsOf } from './tracks.ts';
import type { Crossing } from './tracks.ts';

/** A connector between two boxes, and the way it was planned. */
export interface PlannedLine {
  readonly from: string;
  readonly to: string;
  /** Names of the marks at its ends: connectors of one box with the same name there share a port. */
  readonly marks: readonly [begin: string, end: string];
  /** Points on its way past other boxes; empty for one that leads back. */
  readonly through: readonly Point[];
  readonly label: { readonly at: Point; readonly w: number };
}

/** Obstacles of connectors. Frames are drawn borders that no line should lie on. */
export interface RouteOptions {
  readonly direction: 'down' | 'right';
  readonly boxes: readonly StandingBox[];
  readonly frames: readonly Place[];
  /** Whether connectors run straight instead of at right angles. */
  readonly isStraight: boolean;
}

/** Pixels between a box and a line that goes back beside it, and between two of these. */
const ASIDE = 26;
const BESIDE = 12;
/** Pixels of a step that is left out: it would look like a mistake. */
const STEP = 4;

const flipPoint = ([x, y]: Point): Point => [y, x];
const flipPlace = ({ x, y, w, h }: Place): Place => ({ x: y, y: x, w: h, h: w });
const flipBox = ({ id, place, port }: StandingBox): StandingBox => ({
  id,
  place: flipPlace(place),
  port: flipPlace(port),
});

/**
 * Leads connectors at right angles: out of a box, across in the gaps between ranks, each at a height of its own where two
 * would lie on one another, and into the other box. A connector against the direction goes around the boxes at their side.
 * Every route begins and ends at the border of a box, and crosses no other.
 */
export const routeLines = (lines: readonly PlannedLine[], options: RouteOptions): readonly Route[] => {
  if (options.direction === 'down') return routeDown(lines, options);
  const flipped = lines.map((line): PlannedLine => ({
    ...line,
    through: line.through.map(flipPoint),
    label: { at: flipPoint(line.label.at), w: line.label.w === 0 ? 0 : LABEL_HEIGHT },
  }));
  const [boxes, frames] = [options.boxes.map(flipBox), options.frames.map(flipPlace)];
  return routeDown(flipped, { ...options, boxes, frames }).map(({ points, at }) => ({
    points: points.map(flipPoint),
    at,
  }));
};

/** Room that a label takes across its line when this runs level. */
const LABEL_HEIGHT = 20;

/** A route before the heights of its level stretches are known. */
interface Plan {
  readonly head: readonly Point[];
  readonly crossings: readonly Crossing[];
  readonly tail: readonly Point[];
}

const NOWHERE: Place = { x: 0, y: 0, w: 0, h: 0 };

interface Ground {
  readonly layers: Layers;
  readonly columns: Columns;
  readonly places: readonly Place[];
  readonly boxOf: (id: string) => StandingBox;
}

const routeDown = (
  lines: readonly PlannedLine[],
  { boxes, frames, isStraight }: RouteOptions,
): readonly Route[] => {
  const layers = layersOf(boxes);
  const byId = new Map(boxes.map((box) => [box.id, box] as const));
  const ground: Ground = {
    layers,
    columns: columnsOf(layers, frames),
    places: [...boxes.map(({ place }) => place), ...frames],
    boxOf: (id) => byId.get(id) ?? { id, place: NOWHERE, port: NOWHERE },
  };
  const ways = isStraight
    ? lines.map((line) => routeStraight(line, { ...ground, boxes: byId }))
    : routeAngled(lines, ground, frames);
  return ways.map((points, index) => {
    const { label, through } = lines[index] ?? NO_LINE;
    return { points, at: label.w === 0 || through.length === 0 ? 0.5 : shareAt(points, label.at) };
  });
};

const NO_LINE: Pick<PlannedLine, 'label' | 'through'> = { label: { at: [0, 0], w: 0 }, through: [] };

const routeAngled = (
  lines: readonly PlannedLine[],
  ground: Ground,
  frames: readonly Place[],
): readonly (readonly Point[])[] => {
  const { layers, columns, boxOf } = ground;
  const passing = lines.map((line) => passesOf(line, layers, columns));
  const ports = portsOf(
    lines.map(({ from, to, marks }, index) => ({
      ends: [boxOf(from), boxOf(to)],
      marks,
      passes: passing[index],
    })),
  );
  const plans = lines.map((line, index) => {
    const [start, end] = ports[index] ?? [0, 0];
    const passes = passing[index];
    const ends = [`${line.from} ${line.marks[0]}`, `${line.to} ${line.marks[1]}`] as const;
    return passes === undefined
      ? planBack(line, ends, ground)
      : planOn(line, { start, end, passes, ends }, ground);
  });
  const heights = heightsOf(
    plans.flatMap(({ crossings }) => crossings),
    layers,
    frames,
  );
  return plans.map(({ head, crossings, tail }) => {
    const level = crossings.flatMap((crossing): Point[] => {
      const y = heights.get(crossing) ?? 0;
      return [
        [crossing.start, y],
        [crossing.end, y],
      ];
    });
    return [...head, ...level, ...tail];
  });
};

interface Way {
  readonly start: number;
  readonly end: number;
  readonly passes: readonly number[];
  readonly ends: readonly [string, string];
}

const planOn = (line: PlannedLine, { start, end, passes, ends }: Way, ground: Ground): Plan => {
  const [from, to] = [ground.boxOf(line.from).port, ground.boxOf(line.to).port];
  const first = ground.layers.indexOf(line.from);
  const crossings: Crossing[] = [];
  let x = start;
  [...passes, end].forEach((next, index) => {
    if (Math.abs(next - x) < STEP) return;
    crossings.push({ gap: first + index, start: x, end: next, ends });
    x = next;
  });
  return { head: [[start, from.y + from.h]], crossings, tail: [[x, to.y]] };
};

const middleOf = ({ x, w }: Place): number => x + w / 2;

/** Leads a connector that goes back around everything that stands between its ends, at the nearer side. */
const planBack = (
  line: PlannedLine,
  ends: readonly [string, string],
  { layers, columns, places, boxOf }: Ground,
): Plan => {
  const [from, to] = [boxOf(line.from), boxOf(line.to)];
  const [last, first] = [layers.indexOf(line.from), layers.indexOf(line.to)];
  const [top, bottom] = [layers.gapBelow(first - 1).bottom, layers.gapBelow(last).top];
  const between = places.filter(({ y, h }) => y < bottom && y + h > top);
  const right = Math.max(...between.map(({ x, w }) => x + w));
  const left = Math.min(...between.map(({ x }) => x));
  const isRight = right - middleOf(from.place) < middleOf(from.place) - left;
  const aside = Math.max(ASIDE, line.label.w / 2 + 10);
  const column = isRight
    ? columns.aside([first, last], right + aside, BESIDE)
    : columns.aside([first, last], left - aside, -BESIDE);
  const isLast = (box: StandingBox): boolean =>
    (layers.all[layers.indexOf(box.id)]?.boxes ?? []).every(({ place }) =>
      isRight ? place.x <= box.place.x : place.x >= box.place.x,
    );
  const side = ({ port: { x, y, w, h } }: StandingBox): Point => [isRight ? x + w : x, y + h / 2];
  const crossings: Crossing[] = [];
  const leave = ({ port }: StandingBox): Point => [middleOf(port), port.y + port.h];
  const enter = ({ port }: StandingBox): Point => [middleOf(port), port.y];
  // Where others stand between a box and the column, the line takes the gap below the box, or above it.
  const head: readonly Point[] = isLast(from) ? [side(from), [column, side(from)[1]]] : [leave(from)];
  if (!isLast(from)) crossings.push({ gap: last, start: leave(from)[0], end: column, ends });
  const tail: readonly Point[] = isLast(to) ? [[column, side(to)[1]], side(to)] : [enter(to)];
  if (!isLast(to)) crossings.push({ gap: first - 1, start: column, end: enter(to)[0], ends });
  return { head, crossings, tail };
};
