import { BONE } from '../layouts/layout-fishbone.ts';
import type { TopicEntry, TopicPlace } from '../layouts/topic-list.ts';
import type { TreeStructure } from '../model/definition.types.ts';
import { num } from './markup.ts';

/** A topic with its place. */
export interface Placed {
  readonly entry: TopicEntry;
  readonly place: TopicPlace;
}

/** Returns the path of a line between a topic and one below it. */
type Join = (from: Placed, to: Placed) => string;

/** The lines between a topic and those below it. */
export interface Joins {
  /** The whole line to one of them. */
  readonly alone: Join;
  /** How several are joined that leave the topic by one line; without it each has a line of its own. */
  readonly shared?: {
    /** Shared part. */
    readonly trunk: (from: Placed, to: readonly Placed[]) => string;
    /** Own part of each. */
    readonly branch: Join;
  };
}

/** Writes the beginning of a path. */
export const moveTo = (x: number, y: number): string => `M${num(x)} ${num(y)}`;

const middleOf = ({ place: { y, h } }: Placed): number => y + h / 2;

/** Joins topics side by side with a soft curve that ends below or beside the text. */
const curved: Join = ({ place: a }, { place: b }) => {
  const isLeft = b.grows === 'left';
  const [x1, x2] = isLeft ? [a.x, b.x + b.w] : [a.x + a.w, b.x];
  const [y1, y2] = [a.y + a.h / 2, b.y + b.h / 2];
  const pull = (x2 - x1) * 0.55;
  return `${moveTo(x1, y1)}C${num(x1 + pull)} ${num(y1)} ${num(x2 - pull)} ${num(y2)} ${num(x2)} ${num(y2)}`;
};

const barOf = ({ place: a }: Placed, { place: b }: Placed): number => (b.y + a.y + a.h) / 2;

const DOWN: Joins = {
  alone: (from, to) => {
    const { place: a } = from;
    const { place: b } = to;
    return `${moveTo(a.x + a.w / 2, a.y + a.h)}V${num(barOf(from, to))}H${num(b.x + b.w / 2)}V${num(b.y)}`;
  },
  shared: {
    trunk: (from, to) => {
      const [first] = to;
      if (first === undefined) return '';
      const { x, y, w, h } = from.place;
      const bar = barOf(from, first);
      const centres = to.map(({ place }) => place.x + place.w / 2);
      const [left, right] = [
        centres.reduce((a, b) => Math.min(a, b), x + w / 2),
        centres.reduce((a, b) => Math.max(a, b), x + w / 2),
      ];
      return `${moveTo(x + w / 2, y + h)}V${num(bar)}${moveTo(left, bar)}H${num(right)}`;
    },
    branch: (from, to) => `${moveTo(to.place.x + to.place.w / 2, barOf(from, to))}V${num(to.place.y)}`,
  },
};

/** How far right of its left edge the line of an indented list leaves a topic, and how far left of the others it runs. */
const LIST = { from: 14, to: 16, bar: 14 } as const;

/** Writes the lines down the columns of an indented list; all but the first hang on a bar below the topic. */
const trunkOfColumns = ({ place: { x, y, h } }: Placed, to: readonly Placed[]): string => {
  const columns = new Map<number, number>();
  for (const one of to)
    columns.set(one.place.x, Math.max(columns.get(one.place.x) ?? -Infinity, middleOf(one)));
  const [main, ...others] = columns;
  if (main === undefined) return '';
  const start = x + LIST.from;
  const bar = y + h + LIST.bar;
  const last = others.at(-1);
  const beam = last === undefined ? '' : `${moveTo(start, bar)}H${num(last[0] - LIST.to)}`;
  const drops = others.map(([column, end]) => `${moveTo(column - LIST.to, bar)}V${num(end)}`);
  return `${moveTo(start, y + h)}V${num(main[1])}${beam}${drops.join('')}`;
};

const INTO_LIST: Joins = {
  alone: (from, to) =>
    `${moveTo(from.place.x + LIST.from, from.place.y + from.place.h)}V${num(middleOf(to))}H${num(to.place.x)}`,
  shared: {
    trunk: trunkOfColumns,
    branch: (_, to) => `${moveTo(to.place.x - LIST.to, middleOf(to))}H${num(to.place.x)}`,
  },
};

const BRACKET = { margin: 6, bend: 10 } as const;

/** Returns where the upright of a bracket stands. */
const uprightOf = ({ place: a }: Placed, { place: b }: Placed): number => (a.x + a.w + b.x) / 2;

/** Returns how much of the upright the corner to a topic takes, negative for one above the middle. */
const bendOf = (from: Placed, to: Placed): number => {
  const rise = middleOf(to) - middleOf(from);
  return Math.sign(rise) * Math.min(BRACKET.bend, Math.abs(rise) / 2);
};

const cornerTo: Join = (from, to) => {
  const [x, y, bend] = [uprightOf(from, to), middleOf(to), bendOf(from, to)];
  return `Q${num(x)} ${num(y)} ${num(x + Math.abs(bend))} ${num(y)}H${num(to.place.x - BRACKET.margin)}`;
};

const BRACKETS: Joins = {
  alone: (from, to) => {
    const [x, y, bend] = [uprightOf(from, to), middleOf(from), bendOf(from, to)];
    const start = moveTo(from.place.x + from.place.w + BRACKET.margin, y);
    const corner = `H${num(x - Math.abs(bend))}Q${num(x)} ${num(y)} ${num(x)} ${num(y + bend)}`;
    return `${start}${corner}V${num(middleOf(to) - bend)}${cornerTo(from, to)}`;
  },
  shared: {
    trunk: (from, to) => {
      const [first] = to;
      if (first === undefined) return '';
      const x = uprightOf(from, first);
      const ends = to.map((one) => middleOf(one) - bendOf(from, one));
      const [top, bottom] = [
        ends.reduce((a, b) => Math.min(a, b), middleOf(from)),
        ends.reduce((a, b) => Math.max(a, b), middleOf(from)),
      ];
      const start = moveTo(from.place.x + from.place.w + BRACKET.margin, middleOf(from));
      return `${start}H${num(x)}${moveTo(x, top)}V${num(bottom)}`;
    },
    branch: (from, to) =>
      `${moveTo(uprightOf(from, to), middleOf(to) - bendOf(from, to))}${cornerTo(from, to)}`,
  },
};

const startOfStem = ({ place: a }: Placed, { place: b }: Placed): string =>
  moveTo(a.x + a.w / 2, b.y < a.y ? a.y : a.y + a.h);

/** From a stage of a timeline up or down to its list. */
const STEMS: Joins = {
  alone: (from, to) => `${startOfStem(from, to)}V${num(middleOf(to))}H${num(to.place.x)}`,
  shared: {
    trunk: (from, to) => {
      const [first] = to;
      if (first === undefined) return '';
      const isAbove = first.place.y < from.place.y;
      const end = to.map(middleOf).reduce((a, b) => (isAbove ? Math.min(a, b) : Math.max(a, b)));
      return `${startOfStem(from, first)}V${num(end)}`;
    },
    branch: (from, to) => `${moveTo(from.place.x + from.place.w / 2, middleOf(to))}H${num(to.place.x)}`,
  },
};

const boneTo: Join = (_, { place: { x, y, h } }) => {
  const start = y < 0 ? y + h : y;
  return `${moveTo(x + BONE.x, start)}L${num(x + BONE.x + Math.abs(start) * BONE.slant)} 0`;
};

const fromBone: Join = ({ place: a }, { place: b }) => {
  const y = b.y + b.h / 2;
  const start = a.y < 0 ? a.y + a.h : a.y;
  return `${moveTo(a.x + BONE.x + Math.abs(y - start) * BONE.slant, y)}H${num(b.x)}`;
};

const NONE: Joins = { alone: () => '' };
const CURVES: Joins = { alone: curved };

/** Joins of a structure, for the topics of the first level, of the second, and of all deeper ones. */
const JOINS: Readonly<Record<TreeStructure, readonly [first: Joins, second: Joins, deeper: Joins]>> = {
  free: [CURVES, CURVES, CURVES],
  right: [CURVES, CURVES, CURVES],
  org: [DOWN, DOWN, DOWN],
  stages: [DOWN, INTO_LIST, INTO_LIST],
  tree: [INTO_LIST, INTO_LIST, INTO_LIST],
  bracket: [BRACKETS, BRACKETS, BRACKETS],
  outline: [NONE, NONE, NONE],
  timeline: [NONE, STEMS, INTO_LIST],
  fishbone: [{ alone: boneTo }, { alone: fromBone }, INTO_LIST],
};

/** Returns how a structure joins a topic of a level, 0 for the root, with those right below it. */
export const joinsOf = (structure: TreeStructure, level: number): Joins => {
  const [first, second, deeper] = JOINS[structure];
  return level === 0 ? first : level === 1 ? second : deeper;
};
