import { timelineRows } from '../layouts/layout-timeline.ts';
import { layoutTree } from '../layouts/layout-tree.ts';
import { listTopics } from '../layouts/topic-list.ts';
import type { Topic, TreeDefinition, TreeStructure } from '../model/definition.types.ts';
import type { DrawContext } from './draw-graph.ts';
import { drawRelation } from './draw-relation.ts';
import { drawBoundary, drawSummary } from './draw-spans.ts';
import { drawTopic, layoutTopic } from './draw-topic.ts';
import type { PlacedTopic } from './draw-topic.ts';
import { boundsOf, element, hexOr, num, widen } from './markup.ts';
import type { Box, DrawnPart, Drawing } from './markup.ts';
import { toneOf } from './themes.ts';
import type { Theme } from './themes.ts';
import { joinsOf, moveTo } from './tree-joins.ts';
import type { Placed } from './tree-joins.ts';

const SMALL = { maxLevel: 3, maxTopics: 160 } as const;

const drawLine = (d: string, stroke: string, width: number): string =>
  d === ''
    ? ''
    : element('path', {
        d,
        fill: 'none',
        stroke,
        'stroke-width': width,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      });

const lineOf = ({ entry: { topic, branch, level } }: Placed, theme: Theme): string =>
  hexOr(
    topic.style?.line,
    level === 0 ? theme.line : toneOf(theme.tones, topic.style?.tone ?? branch).stroke,
  );

/**
 * Draws the lines from a topic to those below it. Parts that several share are drawn once over their beginnings, in the colour
 * of the topic and at the root in that of lines, so that no branch paints over another.
 */
export const drawJoins = (
  from: Placed,
  to: readonly Placed[],
  { structure, theme }: { structure: TreeStructure; theme: Theme },
): DrawnPart[] => {
  const { alone, shared } = joinsOf(structure, from.entry.level);
  const width = from.entry.level === 0 ? 2.4 : 1.5;
  const join = to.length > 1 ? (shared?.branch ?? alone) : alone;
  // Bones end on the spine at any height of the topics.
  const spine = structure === 'fishbone' ? [{ x: from.place.x, y: 0, w: 0, h: 0 }] : [];
  const parts = to.map((one): DrawnPart => ({
    svg: drawLine(join(from, one), lineOf(one, theme), one.entry.topic.style?.lineWidth ?? width),
    box: widen(boundsOf([from.place, one.place, ...spine]), 4),
  }));
  const trunk = shared !== undefined && to.length > 1 ? shared.trunk(from, to) : '';
  if (trunk !== '')
    parts.push({
      svg: drawLine(trunk, lineOf(from, theme), width),
      box: widen(boundsOf([from.place, ...to.map(({ place }) => place)]), 4),
    });
  return parts.filter(({ svg }) => svg !== '');
};

const RETURN = { out: 16, back: 24, bend: 10 } as const;

/** Draws the line of a timeline; from the end of a row it leads back below it to the beginning of the next. */
const drawAxis = (placed: readonly Placed[], theme: Theme): DrawnPart[] => {
  const rows = timelineRows(
    placed.map(({ entry }) => entry),
    placed.map(({ place }) => place),
  );
  return rows.map((row, index): DrawnPart => {
    const next = rows[index + 1];
    const line = `${moveTo(row.start, row.y)}H${num(row.end)}`;
    if (next === undefined)
      return {
        svg: drawLine(line, theme.line, 2.4),
        box: { x: row.start, y: row.y - 2, w: row.end - row.start, h: 4 },
      };
    const { bend } = RETURN;
    const [right, left, low] = [row.right + RETURN.out, next.start - RETURN.back, row.bottom + RETURN.back];
    const down = (x: number, y: number, way: 1 | -1): string =>
      `H${num(x - bend * way)}Q${num(x)} ${num(y)} ${num(x)} ${num(y + bend)}`;
    const out = `${down(right, row.y, 1)}V${num(low - bend)}Q${num(right)} ${num(low)} ${num(right - bend)} ${num(low)}`;
    const back = `${down(left, low, -1)}V${num(next.y - bend)}Q${num(left)} ${num(next.y)} ${num(left + bend)} ${num(next.y)}H${num(next.start)}`;
    return {
      svg: drawLine(line + out + back, theme.line, 2.4),
      box: widen({ x: left, y: row.y, w: right - left, h: next.y - row.y }, 2),
    };
  });
};

/** Draws the spine of a fish. */
const drawSpine = (placed: readonly Placed[], theme: Theme): DrawnPart[] => {
  const [root] = placed;
  if (root === undefined) return [];
  const first = placed.reduce((left, { place }) => Math.min(left, place.x), root.place.x);
  const svg = drawLine(`${moveTo(first - 10, 0)}H${num(root.place.x)}`, theme.line, 4);
  return [{ svg, box: { x: first - 12, y: -4, w: root.place.x - first + 14, h: 8 } }];
};

/** Draws the marks of an outline. */
const drawMarks = (placed: readonly Placed[], theme: Theme): DrawnPart[] =>
  placed.slice(1).map(({ entry, place }) => {
    const [cx, cy] = [place.x - 2, place.y + place.h / 2];
    const svg = element('circle', {
      cx,
      cy,
      r: entry.level === 1 ? 4 : 2.6,
      fill: toneOf(theme.tones, entry.branch).stroke,
    });
    return { svg, box: { x: cx - 4, y: cy - 4, w: 8, h: 8 } };
  });

/** Additions of structures to topics and the lines between them. */
export const EXTRAS: Readonly<Partial<Record<TreeStructure, typeof drawSpine>>> = {
  timeline: drawAxis,
  fishbone: drawSpine,
  outline: drawMarks,
};

/** Draws the lines from topic to topic, and the marks around or beside several. */
export const drawNotes = (
  { relations = [], summaries = [], boundaries = [] }: TreeDefinition,
  placed: readonly Placed[],
  theme: Theme,
): { readonly below: DrawnPart[]; readonly above: DrawnPart[] } => {
  const byId = new Map(placed.map((one) => [one.entry.topic.id, one.place]));
  const lines = relations.flatMap((relation): DrawnPart[] => {
    const [a, b] = [byId.get(relation.from), byId.get(relation.to)];
    return a === undefined || b === undefined ? [] : [drawRelation(relation, { a, b, theme })];
  });
  return {
    below: boundaries.flatMap((span) => drawBoundary(span, placed, theme)),
    above: [...lines, ...summaries.flatMap((span) => drawSummary(span, placed, theme))],
  };
};

/** A branch with the places of its topics, and the drawings below them. */
interface PlacedBranch {
  readonly placed: readonly PlacedTopic[];
  readonly parts: readonly DrawnPart[];
  readonly structure: TreeStructure;
}

/** Places a topic and all below it. One that floats stands with its middle at a place from the middle of the root. */
const placeBranch = (
  root: Topic,
  { structure, context, at }: { structure: TreeStructure; context: DrawContext; at?: Spot },
): PlacedBranch => {
  const entries = listTopics(root, context.isSmall ? SMALL : {});
  const sizes = entries.map((entry) => layoutTopic(entry, structure));
  const places = layoutTree(structure, entries, sizes);
  const [first] = places;
  const [dx, dy] =
    at === undefined || first === undefined
      ? [0, 0]
      : [at.x - first.x - first.w / 2, at.y - first.y - first.h / 2];
  const moved =
    dx === 0 && dy === 0 ? places : places.map((one) => ({ ...one, x: one.x + dx, y: one.y + dy }));
  const placed = entries.flatMap((entry, index): PlacedTopic[] => {
    const [place, laid] = [moved[index], sizes[index]];
    return place === undefined || laid === undefined ? [] : [{ entry, place, laid }];
  });
  const { theme } = context;
  const extras = EXTRAS[structure]?.(placed, theme) ?? [];
  const joins = placed.flatMap((one) =>
    drawJoins(
      one,
      one.entry.children.flatMap((child) => placed[child] ?? []),
      { structure, theme },
    ),
  );
  return { placed, parts: [...extras, ...joins], structure };
};

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Structures whose lines stand at the height of the middle, and so cannot be moved; floating topics grow to the right there. */
const STILL: ReadonlySet<TreeStructure> = new Set(['timeline', 'fishbone', 'free']);

const placeFloating = (
  { floating = [], structure }: TreeDefinition,
  root: PlacedBranch,
  context: DrawContext,
): PlacedBranch[] => {
  const middle = root.placed[0]?.place;
  const [x, y] = middle === undefined ? [0, 0] : [middle.x + middle.w / 2, middle.y + middle.h / 2];
  return floating.map((topic) => {
    const own = topic.structure ?? structure;
    return placeBranch(topic, {
      structure: STILL.has(own) ? 'right' : own,
      context,
      at: { x: x + topic.x, y: y + topic.y },
    });
  });
};

/** Draws a tree of topics in its structure, with floating ones beside it. */
export const drawTree = (definition: TreeDefinition, context: DrawContext): Drawing => {
  const { theme } = context;
  const root = placeBranch(definition.root, { structure: definition.structure, context });
  const branches = [root, ...placeFloating(definition, root, context)];
  const topics = branches.flatMap(({ placed, structure }) =>
    placed.map((one): DrawnPart => ({
      svg: drawTopic(one, structure, context),
      box: widen(one.place, one.entry.hidden > 0 ? 24 : 4),
      id: one.entry.topic.id,
    })),
  );
  const places = branches.flatMap(({ placed }) => placed);
  const boxes = places.map(({ entry, place }): Box =>
    entry.hidden > 0 ? { ...place, w: place.w + 24 } : place,
  );
  const { below, above } = drawNotes(definition, listApart(branches), theme);
  const lines = branches.flatMap(({ parts }) => parts);
  const extras = EXTRAS[root.structure]?.(root.placed, theme) ?? [];
  return {
    parts: [...below, ...lines, ...above, ...topics],
    box: boundsOf([
      ...boxes,
      ...extras.map(({ box }) => box),
      ...below.map(({ box }) => box),
      ...spansOf(definition, above),
    ]),
  };
};

/** Relations stay within the picture as they always did; brackets widen it. */
const spansOf = ({ summaries = [] }: TreeDefinition, parts: readonly DrawnPart[]): Box[] => {
  const ids = new Set(summaries.map(({ id }) => id));
  return parts.filter(({ id }) => id !== undefined && ids.has(id)).map(({ box }) => box);
};

/** Lists topics of several branches as of one list: each knows its parent by its place in it. */
const listApart = (branches: readonly PlacedBranch[]): readonly Placed[] => {
  const all: Placed[] = [];
  for (const { placed } of branches) {
    const shift = all.length;
    for (const { entry, place } of placed)
      all.push({ entry: { ...entry, parent: entry.parent < 0 ? -1 : entry.parent + shift }, place });
  }
  return all;
};
