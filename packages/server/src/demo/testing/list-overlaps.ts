import { drawScene } from '@chartdock/documents';
import type { Definition } from '@chartdock/documents';
import { isWithin, readDrawnLines } from '../../drawing/thumbnails/whole-texts.ts';
import type { DrawnLine } from '../../drawing/thumbnails/whole-texts.ts';

interface Line extends DrawnLine {
  /** Number of the part of the picture that it belongs to. */
  readonly part: number;
}
type Point = readonly [x: number, y: number];

/** Reads the corners of the connectors of a part. */
const readCorners = (svg: string): Point[][] =>
  [...svg.matchAll(/<path d="(M[^"]*)" fill="none"/g)].map(([, d = '']) =>
    [...d.matchAll(/[MLQ]([-\d. ]+)/g)].map(([, numbers = '']): Point => {
      const [x = 0, y = 0] = numbers.trim().split(' ').map(Number).slice(-2);
      return [x, y];
    }),
  );

/** Returns whether a straight line runs through a box, by more than the room around letters. */
const runsThrough = ([[x1, y1], [x2, y2]]: readonly [Point, Point], { x, y, w, h }: Line['box']): boolean => {
  let [from, to] = [0, 1];
  const [dx, dy] = [x2 - x1, y2 - y1];
  for (const [step, room] of [
    [-dx, x1 - x - 2],
    [dx, x + w - 2 - x1],
    [-dy, y1 - y - 2],
    [dy, y + h - 2 - y1],
  ] as const) {
    if (step === 0 && room < 0) return false;
    if (step < 0) from = Math.max(from, room / step);
    if (step > 0) to = Math.min(to, room / step);
  }
  return to > from;
};

const overlapOf = (a: Line['box'], b: Line['box']): number =>
  Math.min(
    Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x),
    Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y),
  );

const around = ({ x, y, w, h }: Line['box'], by: number): Line['box'] => ({
  x: x - by,
  y: y - by,
  w: w + by * 2,
  h: h + by * 2,
});

/** Lists the shapes of a graph that do not lie on its page. */
const outside = (definition: Definition): string[] => {
  if (definition.type !== 'graph') return [];
  const { w, h } = definition.page;
  return Object.entries(definition.cells).flatMap(([id, cell]) =>
    cell.t === 'node' && !isWithin(cell, { x: 0, y: 0, w, h }) ? [`${id} is outside of the page`] : [],
  );
};

/** Returns the frame that a line of a shape must stand in; undefined for a caption beside the shape, which its frame does not bound. */
const frameOf = (
  definition: Definition,
  id: string,
  { x, y, w, h }: Line['box'],
): Line['box'] | undefined => {
  const cell = definition.type === 'graph' ? definition.cells[id] : undefined;
  if (cell?.t !== 'node') return undefined;
  const [middleX, middleY] = [x + w / 2, y + h / 2];
  return isWithin({ x: middleX, y: middleY, w: 0, h: 0 }, cell) ? cell : undefined;
};

/**
 * Lists the visible faults of a drawing: texts over texts, connectors over texts, texts that are cut, leave their shapes or stand
 * outside, and shapes outside of the page.
 */
export const listOverlaps = (definition: Definition): string[] => {
  const { parts, box } = drawScene(definition);
  const lines = parts.flatMap(({ svg }, part): Line[] =>
    readDrawnLines(svg).map((line) => ({ ...line, part })),
  );
  const typeOf = (part: number): string | undefined =>
    definition.type === 'graph' ? definition.cells[parts[part]?.id ?? '']?.t : undefined;
  const over = lines.flatMap((a, at) =>
    lines
      .slice(at + 1)
      .flatMap((b) => (overlapOf(a.box, b.box) > 1.5 ? [`“${a.text}” over “${b.text}”`] : [])),
  );
  const crossed = parts.flatMap(({ svg, id }, part) =>
    typeOf(part) !== 'edge'
      ? []
      : readCorners(svg).flatMap((corners) =>
          lines.flatMap(({ text, part: owner, box: room }) =>
            typeOf(owner) === 'node' &&
            corners.slice(1).some((end, at) => runsThrough([corners[at] ?? end, end], room))
              ? [`${id ?? ''} over “${text}”`]
              : [],
          ),
        ),
  );
  const cut = lines.flatMap(({ text, box: room }) =>
    text.endsWith('…') || !isWithin(room, around(box, 1)) ? [`“${text}” is cut`] : [],
  );
  const left = lines.flatMap(({ text, part, box: room }) => {
    const { id, box: drawn } = parts[part] ?? {};
    if (id === undefined || drawn === undefined || typeOf(part) === 'edge') return [];
    const frame = frameOf(definition, id, room) ?? drawn;
    return isWithin(room, around(frame, 1)) ? [] : [`“${text}” leaves its shape`];
  });
  return [...over, ...crossed, ...cut, ...left, ...outside(definition)];
};
