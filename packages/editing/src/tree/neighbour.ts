/** The way an arrow key leads. */
export type Direction = 'left' | 'right' | 'up' | 'down';

/** A topic where it stands. */
export interface StandingTopic {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Ids of its parent and of those right below it, which lie nearer than they look. */
  readonly parent: string | undefined;
}

/** How much a step aside counts against one ahead. */
const ASIDE = 2.2;
/** How much nearer those seem that a line leads to. */
const JOINED = 0.55;

type Span = readonly [low: number, high: number];

const across = ({ x, w }: StandingTopic): Span => [x, x + w];
const down = ({ y, h }: StandingTopic): Span => [y, y + h];

/** Returns how far two spans stand apart, 0 when they overlap. */
const gap = (a: Span, b: Span): number => Math.max(0, b[0] - a[1], a[0] - b[1]);

const middle = ([low, high]: Span): number => (low + high) / 2;

/** For each arrow: the axis it leads along, the other one, and which way. */
const WAYS = {
  right: [across, down, 1],
  left: [across, down, -1],
  down: [down, across, 1],
  up: [down, across, -1],
} as const;

/** Finds the topic that is seen in a direction from another: nearest ahead, least aside, rather one that a line leads to. */
export const findNeighbour = (
  all: readonly StandingTopic[],
  from: StandingTopic,
  direction: Direction,
): string | undefined => {
  const [ahead, aside, sign] = WAYS[direction];
  let [best, least]: [string | undefined, number] = [undefined, Infinity];
  for (const to of all) {
    const along = sign * (middle(ahead(to)) - middle(ahead(from)));
    if (to.id === from.id || along <= 1) continue;
    const [far, off] = [gap(ahead(from), ahead(to)), gap(aside(from), aside(to))];
    // A topic that overlaps along the way stands beside, not ahead.
    if (far === 0 && off > 0) continue;
    const isJoined = to.parent === from.id || from.parent === to.id;
    const cost = (far + off * ASIDE + along * 0.05) * (isJoined ? JOINED : 1);
    if (cost < least) [best, least] = [to.id, cost];
  }
  return best;
};
