import { element, num } from './markup.ts';
import { moveTo } from './tree-joins.ts';

/** Width and height of a sign before a title, in pixels. */
export const SIGN = 14;

const COLORS = {
  red: '#d84a3f',
  orange: '#d98324',
  green: '#2f8a4f',
  blue: '#2f6fd6',
  purple: '#7a55c7',
  gray: '#6c7686',
} as const;

const PRIORITIES = ['red', 'orange', 'blue', 'green', 'purple', 'gray', 'gray', 'gray', 'gray'] as const;

type Draw = (x: number, y: number) => string;

const filled = (d: string, fill: string): string => element('path', { d, fill });

const inWhite = (text: string, x: number, y: number): string =>
  element(
    'text',
    {
      x: x + 7,
      y: y + 3.6,
      'font-size': 10,
      fill: '#ffffff',
      'font-weight': 'bold',
      'text-anchor': 'middle',
    },
    text,
  );

const disc = (fill: string, x: number, y: number): string =>
  element('circle', { cx: x + 7, cy: y, r: 7, fill });

const flag =
  (fill: string): Draw =>
  (x, y) =>
    filled(`${moveTo(x + 2, y - 7)}h1.6v14h-1.6z${moveTo(x + 3.6, y - 6.5)}h9l-2.6 3.4 2.6 3.4h-9z`, fill);

const star =
  (fill: string): Draw =>
  (x, y) => {
    const points = Array.from({ length: 10 }, (_, at) => {
      const [angle, r] = [(at * Math.PI) / 5, at % 2 === 0 ? 7.2 : 3.1];
      return `${num(x + 7 + Math.sin(angle) * r)} ${num(y - Math.cos(angle) * r)}`;
    });
    return filled(`M${points.join('L')}z`, fill);
  };

const person =
  (fill: string): Draw =>
  (x, y) =>
    element('circle', { cx: x + 7, cy: y - 3, r: 3.4, fill }) +
    filled(`${moveTo(x + 0.8, y + 7)}a6.2 6 0 0 1 12.4 0z`, fill);

const inDisc =
  (text: string, fill: string): Draw =>
  (x, y) =>
    disc(fill, x, y) + inWhite(text, x, y);

const stroked =
  (d: Draw, fill: string): Draw =>
  (x, y) =>
    disc(fill, x, y) +
    element('path', {
      d: d(x, y),
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 1.8,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    });

const byColor = (name: string, draw: (fill: string) => Draw): [string, Draw][] =>
  Object.entries(COLORS).map(([color, fill]) => [`${name}-${color}`, draw(fill)]);

/** Drawing of each marker, with its left end at `x` and its middle line at `y`. */
const MARKERS: ReadonlyMap<string, Draw> = new Map<string, Draw>([
  ...PRIORITIES.map((color, at): [string, Draw] => [
    `priority-${at + 1}`,
    inDisc(`${at + 1}`, COLORS[color]),
  ]),
  ...byColor('flag', flag),
  ...byColor('star', star),
  ...byColor('person', person),
  ['sign-question', inDisc('?', COLORS.blue)],
  ['sign-important', inDisc('!', COLORS.red)],
  ['sign-yes', stroked((x, y) => `${moveTo(x + 4, y)}l2.2 2.4 4 -4.6`, COLORS.green)],
  ['sign-no', stroked((x, y) => `${moveTo(x + 4.5, y - 2.5)}l5 5m0 -5l-5 5`, COLORS.red)],
  [
    'sign-heart',
    (x, y) =>
      filled(
        `${moveTo(x + 7, y + 6.5)}C${num(x - 3)} ${num(y - 1)} ${num(x + 2)} ${num(y - 10)} ${num(x + 7)} ${num(y - 3.5)}C${num(x + 12)} ${num(y - 10)} ${num(x + 17)} ${num(y - 1)} ${num(x + 7)} ${num(y + 6.5)}z`,
        COLORS.red,
      ),
  ],
  [
    'sign-idea',
    (x, y) =>
      element('circle', { cx: x + 7, cy: y - 1.6, r: 5.2, fill: COLORS.orange }) +
      filled(`${moveTo(x + 4.6, y + 4.4)}h4.8v2.6h-4.8z`, COLORS.gray),
  ],
]);

/** Lists the names of all markers, in the order in which they are offered. */
export const MARKER_NAMES: readonly string[] = [...MARKERS.keys()];

/** Returns whether there is a marker of a name. */
export const isMarker = (name: string): boolean => MARKERS.has(name);

/** Draws a marker with its left end at `x` and its middle line at `y`; nothing for an unknown one. */
export const drawMarker = (name: string, x: number, y: number): string => MARKERS.get(name)?.(x, y) ?? '';
