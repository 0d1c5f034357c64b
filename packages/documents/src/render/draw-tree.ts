import { BONE, layoutTree } from '../layouts/layout-tree.ts';
import { listTopics } from '../layouts/topic-list.ts';
import type { TopicEntry, TopicPlace } from '../layouts/topic-list.ts';
import type { TreeDefinition, TreeStructure } from '../model/definition.types.ts';
import type { DrawContext } from './draw-graph.ts';
import { drawText, sizeOfText } from './draw-text.ts';
import { drawPicture } from './draw-node.ts';
import { boundsOf, element, hexOr, num, widen } from './markup.ts';
import type { Box, DrawnPart, Drawing } from './markup.ts';
import { contrastOf, inkOn, toneOf } from './themes.ts';
import type { Theme, Tone } from './themes.ts';

interface TopicLook {
  readonly size: number;
  readonly isBold: boolean;
  readonly padX: number;
  readonly padY: number;
  readonly width: number;
}

const LOOKS: readonly TopicLook[] = [
  { size: 18, isBold: true, padX: 22, padY: 12, width: 260 },
  { size: 14, isBold: true, padX: 14, padY: 8, width: 220 },
  { size: 13, isBold: false, padX: 10, padY: 5, width: 220 },
];
const PLAIN: TopicLook = { size: 13, isBold: false, padX: 10, padY: 5, width: 220 };
const IMAGE = { w: 120, h: 72 } as const;
const LABEL = 11;
const SMALL = { maxLevel: 3, maxTopics: 160 } as const;

const lookOf = (level: number): TopicLook => LOOKS[level] ?? PLAIN;

interface Placed {
  readonly entry: TopicEntry;
  readonly place: TopicPlace;
}

const measure = ({ topic, level }: TopicEntry): { w: number; h: number } => {
  const look = lookOf(level);
  const text = sizeOfText(topic.title, {
    width: look.width,
    size: look.size,
    weight: look.isBold ? 'bold' : 'regular',
    maxLines: 12,
  });
  const tags = (topic.labels ?? []).reduce(
    (sum, label) => sum + sizeOfText(label, { width: 120, size: LABEL, maxLines: 1 }).w + 18,
    0,
  );
  const picture = topic.image === undefined ? { w: 0, h: 0 } : { w: IMAGE.w, h: IMAGE.h + 6 };
  return {
    w: Math.max(text.w, tags, picture.w, 24) + look.padX * 2 + 2,
    h: text.h + look.padY * 2 + picture.h + (tags > 0 ? 22 : 0),
  };
};

/** Which topics of a structure stand in boxes; the others are text over a line or beside a mark. */
const isBoxed = (structure: TreeStructure, { level, children }: TopicEntry): boolean => {
  if (structure === 'outline') return level === 0;
  if (structure === 'org' || structure === 'stages' || structure === 'tree') return true;
  return level < 2 || (structure === 'bracket' && children.length > 0 && level < 2);
};

const toneOfTopic = ({ topic, level, branch }: TopicEntry, theme: Theme): Tone => {
  const own = topic.style;
  const number = own?.tone ?? branch;
  const usual = level === 0 ? theme.main : toneOf(level === 1 ? theme.strong : theme.tones, number);
  if (own?.fill === undefined && own?.color === undefined) return usual;
  const fill = hexOr(own.fill, usual.fill);
  const text = hexOr(own.color, own.fill === undefined ? usual.text : inkOn(fill));
  return { fill, stroke: usual.stroke, text: contrastOf(text, fill) >= 3 ? text : inkOn(fill) };
};

/** Draws the box of a topic; deeper ones have a line around. */
const drawGround = ({ entry, place: { x, y, w, h } }: Placed, tone: Tone): string =>
  element('rect', {
    x,
    y,
    width: w,
    height: h,
    rx: entry.level === 0 ? Math.min(14, h / 2) : 7,
    fill: tone.fill,
    stroke: entry.level > 1 ? tone.stroke : undefined,
    'stroke-width': entry.level > 1 ? 1.2 : undefined,
  });

/** Returns where the title of a topic stands: below its picture and above its labels. */
const titleBox = ({ entry, place }: Placed): Box => {
  const { topic, level } = entry;
  const { padX, padY } = lookOf(level);
  const above = topic.image === undefined ? 0 : IMAGE.h + 6;
  const below = (topic.labels ?? []).length > 0 ? 22 : 0;
  return {
    x: place.x + padX - 1,
    y: place.y + padY + above,
    w: place.w - padX * 2 + 2,
    h: place.h - padY * 2 - above - below,
  };
};

const drawTitle = (one: Placed, paint: { readonly fill: string; readonly isBoxed: boolean }): string => {
  const { topic, level } = one.entry;
  const look = lookOf(level);
  return drawText(topic.title, {
    box: titleBox(one),
    size: look.size,
    fill: paint.fill,
    weight: look.isBold ? 'bold' : 'regular',
    align: paint.isBoxed ? 'center' : 'left',
    overflow: true,
    ...(topic.runs === undefined ? {} : { runs: topic.runs }),
  });
};

const drawTopicPicture = (
  { entry: { topic, level }, place }: Placed,
  { pictures, theme }: DrawContext,
): string => {
  if (topic.image === undefined) return '';
  const at = { x: place.x + (place.w - IMAGE.w) / 2, y: place.y + lookOf(level).padY };
  return drawPicture(pictures(topic.image), { ...at, ...IMAGE }, theme);
};

const drawTopic = (one: Placed, structure: TreeStructure, context: DrawContext): string => {
  const { entry, place } = one;
  const { theme } = context;
  const tone = toneOfTopic(entry, theme);
  const isBoxedTopic = isBoxed(structure, entry) || entry.topic.style?.fill !== undefined;
  const ground = isBoxedTopic ? drawGround(one, tone) : '';
  const title = drawTitle(one, { fill: isBoxedTopic ? tone.text : theme.text, isBoxed: isBoxedTopic });
  const spot = { x: titleBox(one).x, y: place.y + place.h - lookOf(entry.level).padY - 17 };
  const tags = drawLabels(entry.topic.labels ?? [], spot, toneOf(theme.tones, entry.branch));
  return ground + drawTopicPicture(one, context) + title + tags + drawHidden(entry, place, theme);
};

const drawLabels = (
  labels: readonly string[],
  spot: { readonly x: number; readonly y: number },
  tone: Tone,
): string => {
  let { x } = spot;
  return labels
    .map((label) => {
      const w = sizeOfText(label, { width: 120, size: LABEL, maxLines: 1 }).w + 12;
      const box = { x, y: spot.y, w, h: 17 };
      x += w + 6;
      const ground = element('rect', {
        x: box.x,
        y: box.y,
        width: w,
        height: 17,
        rx: 8.5,
        fill: tone.fill,
        stroke: tone.stroke,
        'stroke-width': 0.8,
      });
      return (
        ground + drawText(label, { box: { ...box, x: box.x + 3, w: w - 6 }, size: LABEL, fill: tone.text })
      );
    })
    .join('');
};

/** Says beside a closed topic how many are hidden in it. */
const drawHidden = (
  { hidden, branch }: TopicEntry,
  { x, y, w, h, grows }: TopicPlace,
  theme: Theme,
): string => {
  if (hidden === 0) return '';
  const tone = toneOf(theme.strong, branch);
  const [cx, cy] =
    grows === 'left'
      ? [x - 11, y + h / 2]
      : grows === 'down'
        ? [x + w / 2, y + h + 11]
        : [x + w + 11, y + h / 2];
  const disc = element('circle', { cx, cy, r: 9, fill: tone.fill });
  return (
    disc +
    drawText(String(hidden), { box: { x: cx - 10, y: cy - 9, w: 20, h: 18 }, size: 11, fill: tone.text })
  );
};

type Join = (from: Placed, to: Placed) => string;

const m = (x: number, y: number): string => `M${num(x)} ${num(y)}`;

/** Joins topics side by side with a soft curve that ends below or beside the text. */
const curved: Join = ({ place: a }, { place: b }) => {
  const isLeft = b.grows === 'left';
  const [x1, x2] = isLeft ? [a.x, b.x + b.w] : [a.x + a.w, b.x];
  const [y1, y2] = [a.y + a.h / 2, b.y + b.h / 2];
  const pull = (x2 - x1) * 0.55;
  return `${m(x1, y1)}C${num(x1 + pull)} ${num(y1)} ${num(x2 - pull)} ${num(y2)} ${num(x2)} ${num(y2)}`;
};

const downwards: Join = ({ place: a }, { place: b }) => {
  const [x1, y1, x2] = [a.x + a.w / 2, a.y + a.h, b.x + b.w / 2];
  const middle = (b.y + y1) / 2;
  return `${m(x1, y1)}V${num(middle)}H${num(x2)}V${num(b.y)}`;
};

const intoList: Join = ({ place: a }, { place: b }) =>
  `${m(a.x + 14, a.y + a.h)}V${num(b.y + b.h / 2)}H${num(b.x)}`;

const bracketed: Join = ({ place: a }, { place: b }) => {
  const [x1, x2] = [a.x + a.w + 6, b.x - 6];
  const [y1, y2] = [a.y + a.h / 2, b.y + b.h / 2];
  const middle = (x1 + x2) / 2;
  const bend = Math.min(10, Math.abs(y2 - y1) / 2);
  const way = y2 >= y1 ? 1 : -1;
  return `${m(x1, y1)}H${num(middle - bend)}Q${num(middle)} ${num(y1)} ${num(middle)} ${num(y1 + bend * way)}V${num(y2 - bend * way)}Q${num(middle)} ${num(y2)} ${num(middle + bend)} ${num(y2)}H${num(x2)}`;
};

const onTimeline: Join = (from, to) => {
  if (to.entry.level === 1) return `${m(from.place.x + from.place.w, 0)}H${num(to.place.x)}`;
  const { place: a } = from;
  const { place: b } = to;
  if (to.entry.level > 2) return intoList(from, to);
  const start = b.y < 0 ? a.y : a.y + a.h;
  return `${m(a.x + a.w / 2, start)}V${num(b.y + b.h / 2)}H${num(b.x)}`;
};

const onBones: Join = (from, to) => {
  const { place: a } = from;
  const { place: b } = to;
  if (to.entry.level === 1) {
    const isAbove = b.y < 0;
    const y = isAbove ? b.y + b.h : b.y;
    return `${m(b.x + BONE.x, y)}L${num(b.x + BONE.x + Math.abs(y) * BONE.slant)} 0`;
  }
  if (to.entry.level > 2) return intoList(from, to);
  const y = b.y + b.h / 2;
  const start = a.y < 0 ? a.y + a.h : a.y;
  return `${m(a.x + BONE.x + Math.abs(y - start) * BONE.slant, y)}H${num(b.x)}`;
};

const JOINS: Readonly<Record<TreeStructure, Join>> = {
  free: curved,
  right: curved,
  org: downwards,
  stages: (from, to) => (to.entry.level === 1 ? downwards(from, to) : intoList(from, to)),
  tree: intoList,
  bracket: bracketed,
  outline: () => '',
  timeline: onTimeline,
  fishbone: onBones,
};

const drawJoin = (
  from: Placed,
  to: Placed,
  { structure, theme }: { structure: TreeStructure; theme: Theme },
): string => {
  const d = JOINS[structure](from, to);
  if (d === '') return '';
  const tone = toneOf(theme.tones, to.entry.topic.style?.tone ?? to.entry.branch);
  const isAxis = structure === 'timeline' && to.entry.level === 1;
  const thick = to.entry.level === 1 ? 2.4 : 1.5;
  return element('path', {
    d,
    fill: 'none',
    stroke: isAxis ? theme.line : tone.stroke,
    'stroke-width': thick,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
};

/** Draws what a structure has besides topics and lines between them: the spine of a fish, the marks of an outline. */
const drawExtras = (placed: readonly Placed[], structure: TreeStructure, theme: Theme): DrawnPart[] => {
  const [root] = placed;
  if (root === undefined) return [];
  if (structure === 'fishbone') {
    const first = placed.reduce((left, { place }) => Math.min(left, place.x), root.place.x);
    const svg = element('path', {
      d: `${m(first - 10, 0)}H${num(root.place.x)}`,
      fill: 'none',
      stroke: theme.line,
      'stroke-width': 4,
      'stroke-linecap': 'round',
    });
    return [{ svg, box: { x: first - 12, y: -4, w: root.place.x - first + 14, h: 8 } }];
  }
  if (structure !== 'outline') return [];
  return placed.slice(1).map(({ entry, place }) => {
    const [cx, cy] = [place.x - 2, place.y + place.h / 2];
    const svg = element('circle', {
      cx,
      cy,
      r: entry.level === 1 ? 4 : 2.6,
      fill: toneOf(theme.tones, entry.branch).stroke,
    });
    return { svg, box: { x: cx - 4, y: cy - 4, w: 8, h: 8 } };
  });
};

const drawRelations = (
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
      d: `${m(x1, y1)}C${num(x1)} ${num(low)} ${num(x2)} ${num(low)} ${num(x2)} ${num(y2)}`,
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

const AXES = new Set<TreeStructure>(['timeline', 'fishbone']);

/** Draws a tree of topics in its structure. */
export const drawTree = (definition: TreeDefinition, context: DrawContext): Drawing => {
  const { structure } = definition;
  const { theme } = context;
  const entries = listTopics(definition.root, context.isSmall ? SMALL : {});
  const places = layoutTree(structure, entries, entries.map(measure));
  const placed = entries.flatMap((entry, index): Placed[] => {
    const place = places[index];
    return place === undefined ? [] : [{ entry, place }];
  });
  const joins = placed.flatMap((one): DrawnPart[] => {
    const parent = placed[one.entry.parent];
    if (parent === undefined) return [];
    // Bones and the line of a timeline lie on the axis, whatever the height of the topics.
    const axis = AXES.has(structure) ? [{ x: one.place.x, y: 0, w: 0, h: 0 }] : [];
    const box = widen(boundsOf([parent.place, one.place, ...axis]), 4);
    return [{ svg: drawJoin(parent, one, { structure, theme }), box }];
  });
  const topics = placed.map((one): DrawnPart => ({
    svg: drawTopic(one, structure, context),
    box: widen(one.place, one.entry.hidden > 0 ? 24 : 4),
    id: one.entry.topic.id,
  }));
  return {
    parts: [
      ...drawExtras(placed, structure, theme),
      ...joins,
      ...drawRelations(definition, placed, theme),
      ...topics,
    ],
    box: boundsOf(
      placed.map(({ entry, place }): Box => (entry.hidden > 0 ? { ...place, w: place.w + 24 } : place)),
    ),
  };
};
