import type { TopicPlace } from '@chartdock/documents';

/** A shown topic and where it stands. */
export interface DropTopic {
  readonly id: string;
  readonly parent: string | undefined;
  /** Place among its siblings. */
  readonly at: number;
  readonly childCount: number;
  readonly place: TopicPlace;
}

/** Target of dragged topics, and the mark that shows it. */
export interface DropPlace {
  readonly parent: string;
  /** Place among all children of the parent, those that are dragged included. */
  readonly at: number;
  /** A bar between two topics, or a ring around the parent. */
  readonly mark: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly how: 'between' | 'into';
}

/** Farther than these pixels of the document from any topic nothing is meant. */
const REACH = 90;
const BAR = 3;
/** Share of a topic, from each end, that means the place before or after it. */
const EDGE = 0.3;

const distance = ({ x, y, w, h }: TopicPlace, point: { readonly x: number; readonly y: number }): number =>
  Math.hypot(Math.max(x - point.x, 0, point.x - x - w), Math.max(y - point.y, 0, point.y - y - h));

const isAcross = ({ grows }: TopicPlace): boolean => grows === 'down' || grows === 'up';

const barOf = (place: TopicPlace, isAfter: boolean): DropPlace['mark'] =>
  isAcross(place)
    ? { x: isAfter ? place.x + place.w + 6 : place.x - 6 - BAR, y: place.y, w: BAR, h: place.h }
    : { x: place.x, y: isAfter ? place.y + place.h + 5 : place.y - 5 - BAR, w: place.w, h: BAR };

/** Returns where a point stands along a topic: 0 at the end before it, 1 at the one after it. */
const shareOf = (place: TopicPlace, point: { readonly x: number; readonly y: number }): number =>
  isAcross(place) ? (point.x - place.x) / place.w : (point.y - place.y) / place.h;

const nearestOf = (
  topics: readonly DropTopic[],
  point: { readonly x: number; readonly y: number },
): readonly [DropTopic, number] | undefined => {
  let found: readonly [DropTopic, number] | undefined;
  for (const topic of topics) {
    const far = distance(topic.place, point);
    if (far <= REACH && (found === undefined || far < found[1])) found = [topic, far];
  }
  return found;
};

/** Whether a point beside a topic is on the side its children hang on. */
const isBeyond = (
  { x, y, w, h, grows }: TopicPlace,
  point: { readonly x: number; readonly y: number },
): boolean =>
  grows === 'left'
    ? point.x < x
    : grows === 'down'
      ? point.y > y + h
      : grows === 'up'
        ? point.y < y
        : point.x > x + w;

/**
 * Returns where topics that are held at a point would come to: into the topic there, between two when it is near their edges; undefined
 * far from all. `topics` leaves out those that are dragged with all below them.
 */
export const findDropPlace = (
  topics: readonly DropTopic[],
  point: { readonly x: number; readonly y: number },
): DropPlace | undefined => {
  const found = nearestOf(topics, point);
  if (found === undefined) return undefined;
  const [topic, far] = found;
  const { place, parent, at, id, childCount } = topic;
  const share = shareOf(place, point);
  const isEdge = share < EDGE || share > 1 - EDGE;
  const isInto = parent === undefined || (far > 0 ? isBeyond(place, point) : !isEdge);
  if (isInto) {
    const { x, y, w, h } = place;
    return { parent: id, at: childCount, how: 'into', mark: { x: x - 4, y: y - 4, w: w + 8, h: h + 8 } };
  }
  const isAfter = share >= 0.5;
  return { parent, at: at + (isAfter ? 1 : 0), how: 'between', mark: barOf(place, isAfter) };
};
