import { drawScene, widthOf } from '@chartdock/documents';
import type { Definition } from '@chartdock/documents';

interface Line {
  readonly text: string;
  /** Number of the part of the picture that it belongs to. */
  readonly part: number;
  readonly box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
}
type Point = readonly [x: number, y: number];

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ '&quot;': '"', '&#39;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' },
};
const plain = (markup: string): string =>
  markup.replace(/<[^>]*>/g, '').replace(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? entity);

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

const SHARES: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };

/** Reads the lines of text of a part; titles of lanes, which stand upright, are left out. */
const readLines = (svg: string, part: number): Line[] =>
  [...svg.replace(/<g transform="rotate.*?<\/g>/g, '').matchAll(/<text([^>]*)>(.*?)<\/text>/g)].flatMap(
    ([, tag = '', content = '']) => {
      const size = Number(attribute(tag, 'font-size'));
      const weight = attribute(tag, 'font-weight') === 'bold' ? 'bold' : 'regular';
      const share = SHARES[attribute(tag, 'text-anchor') ?? 'start'] ?? 0;
      const spans = [...content.matchAll(/<tspan( x="[^"]*" y="[^"]*")>(.*?)<\/tspan>(?=<tspan x|$)/g)];
      const lines = spans.length > 0 ? spans : [['', tag, content]];
      return lines.map(([, place = '', words = '']) => {
        const text = plain(words);
        const w = widthOf(text, size, weight);
        const x = Number(attribute(place, 'x')) - w * share;
        return { text, part, box: { x, y: Number(attribute(place, 'y')) - size * 0.8, w, h: size * 0.92 } };
      });
    },
  );

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

/** Lists what someone would see as faults of a drawing: texts over texts, connectors over texts, and texts that are cut or stand outside. */
export const listOverlaps = (definition: Definition): string[] => {
  const { parts, box } = drawScene(definition);
  const lines = parts.flatMap(({ svg }, part) => readLines(svg, part));
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
  const cut = lines.flatMap(({ text, box: { x, y, w, h } }) =>
    text.endsWith('…') ||
    x < box.x - 1 ||
    y < box.y - 1 ||
    x + w > box.x + box.w + 1 ||
    y + h > box.y + box.h + 1
      ? [`“${text}” is cut`]
      : [],
  );
  return [...over, ...crossed, ...cut];
};
