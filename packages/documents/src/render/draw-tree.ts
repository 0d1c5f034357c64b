import { timelineRows } from '../layouts/layout-timeline.ts';
import { layoutTree } from '../layouts/layout-tree.ts';
import { listTopics } from '../layouts/topic-list.ts';
import type { TreeDefinition, TreeStructure } from '../model/definition.types.ts';
import type { DrawContext } from './draw-graph.ts';
import { drawText } from './draw-text.ts';
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
 * Draws the lines from a topic to those below it. What several share is drawn once over their beginnings, in the colour of the topic
 * and at the root in that of lines, so that no branch paints over another.
 */
export const drawJoins = (
  from: Placed,
  to: readonly Placed[],
  { structure, theme }: { structure: TreeStructure; theme: Theme },
): DrawnPart[] => {
  const { alone, shared } = joinsOf(structure, from.entry.level);
  const width = from.entry.level === 0 ? 2.4 : 1.5;
  const join = to.length > 1 ? (shared?.branch ?? alone) : alone;
  // Bones end on the spine, whatever the height of the topics.
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

/** What structures have besides topics and lines between them. */
export const EXTRAS: Readonly<Partial<Record<TreeStructure, typeof drawSpine>>> = {
  timeline: drawAxis,
  fishbone: drawSpine,
  outline: drawMarks,
};

/** Draws the lines between topics that are not parent and child. */
export const drawRelations = (
  { relations }: TreeDefinition,
  placed: readonly Placed[],
  theme: Theme,
): DrawnPart[] => {
  if (relations === undefined || relations.length === 0) return [];
  const byId = new Map(placed.map((one) => [one.entry.topic.id, one.place]));
  return relations.flatMap(({ from, to, text }): DrawnPart[] => {
    const [a, b] = [byId.get(from), byId.get(to)];
    if (a === undefined || b === undefined) return [];
    const [x1, y1, x2, y2] = [a.x + a.w / 2, a.y + a.h, b.x + b.w / 2, b.y + b.h];
    const low = Math.max(y1, y2) + 46;
    const line = element('path', {
      d: `${moveTo(x1, y1)}C${num(x1)} ${num(low)} ${num(x2)} ${num(low)} ${num(x2)} ${num(y2)}`,
      fill: 'none',
      stroke: theme.line,
      'stroke-width': 1.4,
      'stroke-dasharray': '5 4',
    });
    const box = { x: (x1 + x2) / 2 - 80, y: low - 26, w: 160, h: 18 };
    const svg = line + drawText(text, { box, size: 12, fill: theme.faintText });
    return [{ svg, box: boundsOf([a, b, box]) }];
  });
};

/** Draws a tree of topics in its structure. */
export const drawTree = (definition: TreeDefinition, context: DrawContext): Drawing => {
  const { structure } = definition;
  const { theme } = context;
  const entries = listTopics(definition.root, context.isSmall ? SMALL : {});
  const sizes = entries.map((entry) => layoutTopic(entry, structure));
  const places = layoutTree(structure, entries, sizes);
  const placed = entries.flatMap((entry, index): PlacedTopic[] => {
    const [place, laid] = [places[index], sizes[index]];
    return place === undefined || laid === undefined ? [] : [{ entry, place, laid }];
  });
  const extras = EXTRAS[structure]?.(placed, theme) ?? [];
  const joins = placed.flatMap((one) =>
    drawJoins(
      one,
      one.entry.children.flatMap((child) => placed[child] ?? []),
      { structure, theme },
    ),
  );
  const topics = placed.map((one): DrawnPart => ({
    svg: drawTopic(one, structure, context),
    box: widen(one.place, one.entry.hidden > 0 ? 24 : 4),
    id: one.entry.topic.id,
  }));
  const boxes = placed.map(({ entry, place }): Box =>
    entry.hidden > 0 ? { ...place, w: place.w + 24 } : place,
  );
  return {
    parts: [...extras, ...joins, ...drawRelations(definition, placed, theme), ...topics],
    box: boundsOf([...boxes, ...extras.map(({ box }) => box)]),
  };
};
