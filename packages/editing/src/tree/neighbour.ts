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

interface Way {
  readonly along: number;
  readonly across: number;
}

/** How much a step aside counts against one ahead. */
const ASIDE = 2.2;
/** How much nearer those seem that a line leads to. */
const JOINED = 0.55;

const gap = (low: number, high: number, otherLow: number, otherHigh: number): number =>
  Math.max(0, otherLow - high, low - otherHigh);

const WAYS: Readonly<Record<Direction, (from: StandingTopic, to: StandingTopic) => Way>> = {
  right: (from, to) => ({
    along: to.x + to.w / 2 - (from.x + from.w / 2),
    across: gap(from.y, from.y + from.h, to.y, to.y + to.h),
  }),
  left: (from, to) => WAYS.right({ ...to, y: from.y, h: from.h }, { ...from, y: to.y, h: to.h }),
  down: (from, to) => ({
    along: to.y + to.h / 2 - (from.y + from.h / 2),
    across: gap(from.x, from.x + from.w, to.x, to.x + to.w),
  }),
  up: (from, to) => WAYS.down({ ...to, x: from.x, w: from.w }, { ...from, x: to.x, w: to.w }),
};

/** How far two stand apart in the way of an arrow, from edge to edge. */
const apart = (direction: Direction, from: StandingTopic, to: StandingTopic): number =>
  direction === 'left' || direction === 'right'
    ? gap(from.x, from.x + from.w, to.x, to.x + to.w)
    : gap(from.y, from.y + from.h, to.y, to.y + to.h);

/** Finds the topic that is seen in a direction from another: nearest ahead, least aside, rather one that a line leads to. */
export const findNeighbour = (
  all: readonly StandingTopic[],
  from: StandingTopic,
  direction: Direction,
): string | undefined => {
  let [best, least]: [string | undefined, number] = [undefined, Infinity];
  for (const to of all) {
    if (to.id === from.id) continue;
    const { along, across } = WAYS[direction](from, to);
    if (along <= 1) continue;
    const isJoined = to.parent === from.id || from.parent === to.id;
    // What overlaps along the way stands beside, not ahead.
    const ahead = apart(direction, from, to);
    if (ahead === 0 && across > 0) continue;
    const far = (ahead + across * ASIDE + along * 0.05) * (isJoined ? JOINED : 1);
    if (far < least) [best, least] = [to.id, far];
  }
  return best;
};
