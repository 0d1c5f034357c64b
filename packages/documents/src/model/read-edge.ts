import type { EdgeEnd, EdgeLabel, GraphEdge } from './graph.types.ts';
import { DOCUMENT_LIMITS as LIMITS } from './limits.ts';
import { runs, spellsText } from './read-runs.ts';
import { shared } from './read-shared.ts';
import {
  color,
  coordinate,
  flag,
  id,
  link,
  listOf,
  numberBetween,
  objectOf,
  oneOf,
  point,
  textUpTo,
} from './readers.ts';
import type { Reader } from './readers.ts';
import type { Point } from './text.types.ts';

const share = numberBetween(-1, 2);

/** Reads a place on a cell as parts of its width and height; a little outside of it is allowed. */
const at: Reader<Point> = (value, path, faults) => {
  if (!Array.isArray(value) || value.length !== 2) return faults.add(path, 'type', '[u, v]');
  const [u, v] = [share(value[0], `${path}.0`, faults), share(value[1], `${path}.1`, faults)];
  return u === undefined || v === undefined ? undefined : [u, v];
};

const endFields = objectOf(
  {},
  {
    id,
    side: oneOf(['n', 'e', 's', 'w'] as const),
    x: coordinate,
    y: coordinate,
    at,
    port: id,
    row: id,
  },
);

/** Reads the end of a connector: at a cell, or at a point. */
const end: Reader<EdgeEnd> = (value, path, faults) => {
  const read = endFields(value, path, faults);
  if (read === undefined || read.id !== undefined || (read.x !== undefined && read.y !== undefined))
    return read;
  return faults.add(`${path}.id`, 'id');
};

const labelFields = objectOf(
  { t: numberBetween(0, 1), text: textUpTo(LIMITS.text) },
  {
    runs,
    dx: coordinate,
    dy: coordinate,
    style: objectOf({}, { color, fontSize: numberBetween(4, 400), bold: flag, italic: flag, fill: color }),
  },
);

const label: Reader<EdgeLabel> = (value, path, faults) => {
  const read = labelFields(value, path, faults);
  if (read?.runs !== undefined && faults.isEmpty && !spellsText(read.runs, read.text))
    return faults.add(`${path}.runs`, 'spelling');
  return read;
};

/** Reads a connector. */
export const edge: Reader<GraphEdge> = objectOf(
  {
    t: oneOf(['edge'] as const),
    from: end,
    to: end,
    points: listOf(point, LIMITS.points),
    labels: listOf(label, 100),
    style: objectOf(
      { begin: textUpTo(100), end: textUpTo(100) },
      {
        stroke: color,
        strokeWidth: numberBetween(0, 50),
        dash: oneOf(['solid', 'dashed', 'dotted'] as const),
        tone: numberBetween(0, 7),
      },
    ),
  },
  {
    ...shared,
    router: oneOf(['straight', 'orthogonal', 'curve'] as const),
    way: listOf(point, LIMITS.points),
    z: coordinate,
    layer: id,
    href: link,
    locked: flag,
    jump: flag,
  },
);
