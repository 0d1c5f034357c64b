import type { TopicEntry, TopicPlace, TopicSize } from '../layouts/topic-list.ts';
import type { Topic, TreeStructure } from '../model/definition.types.ts';
import { layoutText } from '../text/layout-text.ts';
import type { TextLayout } from '../text/layout-text.ts';
import type { DrawContext } from './draw-graph.ts';
import { drawPicture } from './draw-node.ts';
import { drawLayout, drawText } from './draw-text.ts';
import { element, hexOr } from './markup.ts';
import type { Box } from './markup.ts';
import { contrastOf, inkOn, toneOf } from './themes.ts';
import type { Theme, Tone } from './themes.ts';
import { drawGround } from './topic-ground.ts';
import { lookOf, runsOf } from './topic-look.ts';
import type { TopicLook } from './topic-look.ts';
import { backRoom, drawBack, drawFront, frontRoom } from './topic-signs.ts';
import type { Placed } from './tree-joins.ts';

const IMAGE = { w: 120, h: 72, gap: 6 } as const;
const LABEL = 11;

/** How wide titles below the root may become where many stand side by side; in other structures their look says it. */
export const NARROW: Readonly<Partial<Record<TreeStructure, number>>> = { timeline: 136, fishbone: 160 };

/** Lays a title out; one that has to be narrow is broken into lines of about the same width, without a lone last sign. */
const layoutTitle = (topic: Topic, look: TopicLook, narrow: number | undefined): TextLayout => {
  const { title } = topic;
  const runs = runsOf(topic);
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

/** Returns the width of a picture of a topic and the height it takes with the room below it. */
const pictureRoom = ({ image, imageSize }: Topic): { readonly w: number; readonly h: number } => {
  if (image === undefined) return { w: 0, h: 0 };
  const [w, h] = imageSize ?? [IMAGE.w, IMAGE.h];
  return { w, h: h + IMAGE.gap };
};

/** A topic with its texts in lines, as they are drawn. */
export interface LaidTopic extends TopicSize {
  readonly title: TextLayout;
  readonly labels: readonly TextLayout[];
}

/** Lays the texts of a topic out, which says how large it is in a structure, in pixels. */
export const layoutTopic = (entry: TopicEntry, structure: TreeStructure): LaidTopic => {
  const { topic, level } = entry;
  const look = lookOf(entry);
  const isNarrow = level > 0 && topic.width === undefined;
  const text = layoutTitle(topic, look, isNarrow ? NARROW[structure] : undefined);
  const labels = (topic.labels ?? []).map((label) =>
    layoutText(label, { width: 120, size: LABEL, maxLines: 1 }),
  );
  const tags = labels.reduce((sum, { w }) => sum + w + 18, 0);
  const picture = pictureRoom(topic);
  const beside = frontRoom(entry, look) + backRoom(entry);
  return {
    w: Math.max(text.w + beside, tags, picture.w, 24) + look.padX * 2 + 2,
    h: text.h + look.padY * 2 + picture.h + (tags > 0 ? 22 : 0),
    title: text,
    labels,
  };
};

/** Which topics of a structure stand in boxes; the others are text over a line or beside a mark. */
const isBoxed = (structure: TreeStructure, { level, children }: TopicEntry): boolean => {
  if (structure === 'outline') return level === 0;
  if (structure === 'org' || structure === 'stages' || structure === 'tree') return true;
  return level < 2 || (structure === 'bracket' && children.length > 0 && level < 2);
};

/** Returns whether a topic stands on a ground, which decides its colours: by its structure or by its own style. */
export const hasGround = (structure: TreeStructure, entry: TopicEntry): boolean => {
  const { fill, shape, stroke } = entry.topic.style ?? {};
  if (shape === 'none' || shape === 'underline') return fill !== undefined && shape !== 'underline';
  return isBoxed(structure, entry) || fill !== undefined || shape !== undefined || stroke !== undefined;
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

/** Returns where the title of a topic stands: below its picture and above its labels. */
export const titleBox = ({ entry, place }: Placed): Box => {
  const { topic } = entry;
  const look = lookOf(entry);
  const { padX, padY } = look;
  const above = pictureRoom(topic).h;
  const below = (topic.labels ?? []).length > 0 ? 22 : 0;
  const front = frontRoom(entry, look);
  return {
    x: place.x + padX - 1 + front,
    y: place.y + padY + above,
    w: place.w - padX * 2 + 2 - front - backRoom(entry),
    h: place.h - padY * 2 - above - below,
  };
};

/** Returns which side of its room the title of a topic begins at. */
export const alignOf = ({ topic }: TopicEntry, isBoxedTopic: boolean): 'left' | 'center' | 'right' =>
  topic.style?.align ?? (isBoxedTopic ? 'center' : 'left');

const drawTitle = (one: PlacedTopic, ink: string, isBoxedTopic: boolean): string => {
  const { entry } = one;
  if (entry.topic.title.trim() === '') return '';
  const runs = runsOf(entry.topic);
  return drawLayout(one.laid.title, {
    box: titleBox(one),
    fill: ink,
    weight: lookOf(entry).isBold ? 'bold' : 'regular',
    align: alignOf(entry, isBoxedTopic),
    ...(runs === undefined ? {} : { runs }),
  });
};

/** Draws the marks before and behind a title. */
const drawSigns = (one: PlacedTopic, ink: string): string => {
  const { entry } = one;
  const look = lookOf(entry);
  const box = titleBox(one);
  const y = box.y + box.h / 2;
  return (
    drawFront(entry, { x: box.x - frontRoom(entry, look), y, ink }, look) +
    drawBack(entry, { x: box.x + box.w, y, ink })
  );
};

const drawTopicPicture = ({ entry, place }: Placed, { pictures, theme }: DrawContext): string => {
  const { topic } = entry;
  if (topic.image === undefined) return '';
  const { w, h } = pictureRoom(topic);
  const at = { x: place.x + (place.w - w) / 2, y: place.y + lookOf(entry).padY };
  return drawPicture(pictures(topic.image), { ...at, w, h: h - IMAGE.gap }, theme);
};

/** A topic at its place, with its texts in lines. */
export interface PlacedTopic extends Placed {
  readonly laid: LaidTopic;
}

/** Draws a topic: its box if it has one, its picture, its title with signs before and behind it, its labels, and how many it hides. */
export const drawTopic = (one: PlacedTopic, structure: TreeStructure, context: DrawContext): string => {
  const { entry, place } = one;
  const { theme } = context;
  const tone = toneOfTopic(entry, theme);
  const isBoxedTopic = hasGround(structure, entry);
  const isLined = entry.topic.style?.shape === 'underline';
  const ground = isBoxedTopic || isLined ? drawGround(one, tone) : '';
  const ink = isBoxedTopic ? tone.text : theme.text;
  const title = drawTitle(one, ink, isBoxedTopic) + drawSigns(one, ink);
  const look = lookOf(entry);
  const spot = {
    x: titleBox(one).x - frontRoom(entry, look),
    y: place.y + place.h - look.padY - 17,
  };
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
