import type { TopicEntry, TopicPlace, TopicSize } from '../layouts/topic-list.ts';
import type { Topic, TreeStructure } from '../model/definition.types.ts';
import { layoutText } from '../text/layout-text.ts';
import type { TextLayout } from '../text/layout-text.ts';
import type { DrawContext } from './draw-graph.ts';
import { drawPicture } from './draw-node.ts';
import { drawLayout, drawText } from './draw-text.ts';
import { element, hexOr, num } from './markup.ts';
import type { Box } from './markup.ts';
import { contrastOf, inkOn, toneOf } from './themes.ts';
import type { Theme, Tone } from './themes.ts';
import { moveTo } from './tree-joins.ts';
import type { Placed } from './tree-joins.ts';

/** How the title of a topic is set. */
export interface TopicLook {
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

/** The mark of a topic that has a note: a small sheet with two lines, this far from the title. */
const NOTE = { size: 11, gap: 7 } as const;
/** How wide titles below the root may become where many stand side by side; in other structures their look says it. */
export const NARROW: Readonly<Partial<Record<TreeStructure, number>>> = { timeline: 136, fishbone: 160 };

/** Returns how the title of a topic is set by its level, 0 for the root. */
export const lookOf = (level: number): TopicLook => LOOKS[level] ?? PLAIN;

const noteRoom = ({ topic: { note = '' } }: TopicEntry): number =>
  note.trim() === '' ? 0 : NOTE.size + NOTE.gap;

/** Lays a title out; one that has to be narrow is broken into lines of about the same width, without a lone last sign. */
const layoutTitle = (
  { title, runs }: Pick<Topic, 'title' | 'runs'>,
  look: TopicLook,
  narrow: number | undefined,
): TextLayout => {
  const weight = look.isBold ? 'bold' : 'regular';
  const own = runs === undefined ? {} : { runs };
  const set = (width: number): TextLayout => layoutText(title, { width, size: look.size, weight, ...own });
  const text = set(narrow ?? look.width);
  const count = text.lines.length;
  if (narrow === undefined || count === 1) return text;
  const even = text.lines.reduce((sum, { w }) => sum + w, 0) / count;
  for (const share of [0.1, 0.3, 0.5, 0.7]) {
    const balanced = set(even + (narrow - even) * share);
    if (balanced.lines.length === count) return balanced;
  }
  return text;
};

/** A topic with its texts in lines, as they are drawn. */
export interface LaidTopic extends TopicSize {
  readonly title: TextLayout;
  readonly labels: readonly TextLayout[];
}

/** Lays the texts of a topic out, which says how large it is in a structure, in pixels. */
export const layoutTopic = (entry: TopicEntry, structure: TreeStructure): LaidTopic => {
  const { topic, level } = entry;
  const look = lookOf(level);
  const text = layoutTitle(topic, look, level === 0 ? undefined : NARROW[structure]);
  const labels = (topic.labels ?? []).map((label) =>
    layoutText(label, { width: 120, size: LABEL, maxLines: 1 }),
  );
  const tags = labels.reduce((sum, { w }) => sum + w + 18, 0);
  const picture = topic.image === undefined ? { w: 0, h: 0 } : { w: IMAGE.w, h: IMAGE.h + 6 };
  return {
    w: Math.max(text.w + noteRoom(entry), tags, picture.w, 24) + look.padX * 2 + 2,
    h: text.h + look.padY * 2 + picture.h + (tags > 0 ? 22 : 0),
    title: text,
    labels,
  };
};

/** Which topics of a structure stand in boxes; the others are text over a line or beside a mark. */
export const isBoxed = (structure: TreeStructure, { level, children }: TopicEntry): boolean => {
  if (structure === 'outline') return level === 0;
  if (structure === 'org' || structure === 'stages' || structure === 'tree') return true;
  return level < 2 || (structure === 'bracket' && children.length > 0 && level < 2);
};

/** Returns the colours of a topic: those of its own style, else of its branch. */
export const toneOfTopic = ({ topic, level, branch }: TopicEntry, theme: Theme): Tone => {
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
export const titleBox = ({ entry, place }: Placed): Box => {
  const { topic, level } = entry;
  const { padX, padY } = lookOf(level);
  const above = topic.image === undefined ? 0 : IMAGE.h + 6;
  const below = (topic.labels ?? []).length > 0 ? 22 : 0;
  return {
    x: place.x + padX - 1,
    y: place.y + padY + above,
    w: place.w - padX * 2 + 2 - noteRoom(entry),
    h: place.h - padY * 2 - above - below,
  };
};

const drawTitle = (one: PlacedTopic, paint: { readonly fill: string; readonly isBoxed: boolean }): string => {
  const { topic, level } = one.entry;
  if (topic.title.trim() === '') return '';
  return drawLayout(one.laid.title, {
    box: titleBox(one),
    fill: paint.fill,
    weight: lookOf(level).isBold ? 'bold' : 'regular',
    align: paint.isBoxed ? 'center' : 'left',
    ...(topic.runs === undefined ? {} : { runs: topic.runs }),
  });
};

/** Draws the mark of a note behind the title; what the note says is in the outline of the viewer. */
const drawNoteMark = (one: Placed, stroke: string): string => {
  if (noteRoom(one.entry) === 0) return '';
  const { size } = NOTE;
  const box = titleBox(one);
  const [x, y] = [box.x + box.w + NOTE.gap - 1, box.y + (box.h - size) / 2];
  const sheet = `${moveTo(x, y)}h${size}v${size}h-${size}z`;
  const lines = [4, 7].map((down) => `${moveTo(x + 3, y + down)}h${num(size - 6)}`);
  return element('path', {
    d: `${sheet}${lines.join('')}`,
    fill: 'none',
    stroke,
    'stroke-width': 1.1,
    'stroke-linejoin': 'round',
    'stroke-opacity': 0.8,
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

/** A topic at its place, with its texts in lines. */
export interface PlacedTopic extends Placed {
  readonly laid: LaidTopic;
}

/** Draws a topic: its box if it has one, its picture, its title with the mark of a note, its labels, and how many it hides. */
export const drawTopic = (one: PlacedTopic, structure: TreeStructure, context: DrawContext): string => {
  const { entry, place } = one;
  const { theme } = context;
  const tone = toneOfTopic(entry, theme);
  const isBoxedTopic = isBoxed(structure, entry) || entry.topic.style?.fill !== undefined;
  const ground = isBoxedTopic ? drawGround(one, tone) : '';
  const ink = isBoxedTopic ? tone.text : theme.text;
  const title = drawTitle(one, { fill: ink, isBoxed: isBoxedTopic }) + drawNoteMark(one, ink);
  const spot = { x: titleBox(one).x, y: place.y + place.h - lookOf(entry.level).padY - 17 };
  const tags = drawLabels(one.laid.labels, spot, toneOf(theme.tones, entry.branch));
  return ground + drawTopicPicture(one, context) + title + tags + drawHidden(entry, place, theme);
};

const drawLabels = (
  labels: readonly TextLayout[],
  spot: { readonly x: number; readonly y: number },
  tone: Tone,
): string => {
  let { x } = spot;
  return labels
    .map((label) => {
      const w = label.w + 12;
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
      return ground + drawLayout(label, { box, fill: tone.text });
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
