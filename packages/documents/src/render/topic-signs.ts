import type { TopicEntry } from '../layouts/topic-list.ts';
import type { Topic } from '../model/definition.types.ts';
import { widthOf } from '../text/measure.ts';
import { drawMarker, isMarker, SIGN } from './markers.ts';
import { element, num } from './markup.ts';
import { moveTo } from './tree-joins.ts';

const GAP = 5;
/** The marks behind a title: a small sheet with two lines for a note, a chain for a link. */
const BEHIND = { size: 11, gap: 7 } as const;
/** So much room a number leaves behind itself, as a share of its size. */
const NUMBER_GAP = 0.45;

interface Spot {
  readonly x: number;
  /** The middle line of the title. */
  readonly y: number;
  readonly ink: string;
}

type Sign = (spot: Spot) => string;

const tick = ({ x, y, ink }: Spot): string =>
  element('path', {
    d: `${moveTo(x + 3, y)}l3 3 5 -6`,
    fill: 'none',
    stroke: ink,
    'stroke-width': 1.8,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

const box =
  (done: boolean): Sign =>
  (spot) =>
    element('rect', {
      ...{ x: spot.x + 0.5, y: spot.y - 6.5, width: 13, height: 13, rx: 3 },
      fill: 'none',
      stroke: spot.ink,
      'stroke-width': 1.3,
    }) + (done ? tick(spot) : '');

/** Draws a pie of so many percent. */
const pie =
  (percent: number): Sign =>
  ({ x, y, ink }) => {
    const [cx, r] = [x + 7, 6.5];
    const ring = element('circle', { cx, cy: y, r, fill: 'none', stroke: ink, 'stroke-width': 1.3 });
    if (percent <= 0) return ring;
    if (percent >= 100) return ring + element('circle', { cx, cy: y, r: r - 2, fill: ink });
    const angle = (percent / 50) * Math.PI;
    const [toX, toY] = [cx + Math.sin(angle) * (r - 2), y - Math.cos(angle) * (r - 2)];
    const arc = `A${num(r - 2)} ${num(r - 2)} 0 ${percent > 50 ? 1 : 0} 1 ${num(toX)} ${num(toY)}`;
    return ring + element('path', { d: `${moveTo(cx, y)}V${num(y - r + 2)}${arc}z`, fill: ink });
  };

/** Lists the signs before the title of a topic: its box, how far it is, how urgent, and its markers. */
const signsOf = ({ task, markers = [] }: Topic): Sign[] => [
  ...(task?.done === undefined ? [] : [box(task.done)]),
  ...(task?.progress === undefined || task.done === true ? [] : [pie(task.progress)]),
  ...[...(task?.priority === undefined ? [] : [`priority-${task.priority}`]), ...markers]
    .filter(isMarker)
    .map(
      (name): Sign =>
        ({ x, y }) =>
          drawMarker(name, x, y),
    ),
];

/** How a number before a title is set. */
interface NumberSetting {
  readonly size: number;
  readonly isBold: boolean;
}

const numberRoom = (number: string | undefined, { size, isBold }: NumberSetting): number =>
  number === undefined ? 0 : widthOf(number, size, isBold ? 'bold' : 'regular') + size * NUMBER_GAP;

/** Returns the room that signs and the number before a title take, in pixels. */
export const frontRoom = ({ topic, number }: TopicEntry, setting: NumberSetting): number =>
  signsOf(topic).length * (SIGN + GAP) + numberRoom(number, setting);

const isNoted = ({ note = '' }: Topic): boolean => note.trim() !== '';

/** Returns the room that the marks of a note and a link behind a title take, in pixels. */
export const backRoom = ({ topic }: TopicEntry): number =>
  (Number(isNoted(topic)) + Number(topic.href !== undefined)) * (BEHIND.size + BEHIND.gap);

/** Draws the signs and the number before a title; `x` is where they begin. */
export const drawFront = (entry: TopicEntry, spot: Spot, setting: NumberSetting): string => {
  const signs = signsOf(entry.topic);
  const drawn = signs.map((sign, at) => sign({ ...spot, x: spot.x + at * (SIGN + GAP) })).join('');
  if (entry.number === undefined) return drawn;
  const { size, isBold } = setting;
  return (
    drawn +
    element(
      'text',
      {
        x: spot.x + signs.length * (SIGN + GAP),
        // The same line that the title stands on.
        y: spot.y + size * 0.38,
        'font-size': size,
        fill: spot.ink,
        'font-weight': isBold ? 'bold' : undefined,
      },
      entry.number,
    )
  );
};

const noteMark = (x: number, y: number): string => {
  const { size } = BEHIND;
  const lines = [4, 7].map((down) => `${moveTo(x + 3, y + down)}h${num(size - 6)}`);
  return `${moveTo(x, y)}h${size}v${size}h-${size}z${lines.join('')}`;
};

const linkMark = (x: number, y: number): string =>
  `${moveTo(x + 4.5, y + 6.5)}l4 -4a2.2 2.2 0 0 1 3.2 3.2l-2 2${moveTo(x + 6.5, y + 4.5)}l-4 4a2.2 2.2 0 0 1 -3.2 -3.2l2 -2`;

/** Draws the marks of a note and a link behind a title; the outline of the viewer shows their content. */
export const drawBack = ({ topic }: TopicEntry, { x, y, ink }: Spot): string => {
  const marks = [...(isNoted(topic) ? [noteMark] : []), ...(topic.href === undefined ? [] : [linkMark])];
  if (marks.length === 0) return '';
  const { size, gap } = BEHIND;
  return element('path', {
    d: marks.map((mark, at) => mark(x + gap - 1 + at * (size + gap), y - size / 2)).join(''),
    fill: 'none',
    stroke: ink,
    'stroke-width': 1.1,
    'stroke-linejoin': 'round',
    'stroke-opacity': 0.8,
  });
};
