import type { TopicEntry } from '../layouts/topic-list.ts';
import type { TextRun, Topic, TopicStyle } from '../model/definition.types.ts';

/** How the title of a topic is set. */
export interface TopicLook {
  readonly size: number;
  readonly isBold: boolean;
  readonly padX: number;
  readonly padY: number;
  /** How wide a line may become, in pixels. */
  readonly width: number;
}

const LOOKS: readonly TopicLook[] = [
  { size: 18, isBold: true, padX: 22, padY: 12, width: 260 },
  { size: 14, isBold: true, padX: 14, padY: 8, width: 220 },
  { size: 13, isBold: false, padX: 10, padY: 5, width: 220 },
];
const PLAIN: TopicLook = { size: 13, isBold: false, padX: 10, padY: 5, width: 220 };

type Shape = NonNullable<TopicStyle['shape']>;

/** Room that a shape needs around a title besides the usual. */
const SHAPE_ROOM: Readonly<Partial<Record<Shape, readonly [x: number, y: number]>>> = {
  pill: [6, 0],
  ellipse: [14, 6],
  diamond: [26, 16],
  hexagon: [12, 2],
};

/** Returns how the title of a topic is set: by its level, 0 for the root, and by its own style. */
export const lookOf = ({ topic: { style, width }, level }: TopicEntry): TopicLook => {
  const usual = LOOKS[level] ?? PLAIN;
  if (style === undefined && width === undefined) return usual;
  const [x, y] = SHAPE_ROOM[style?.shape ?? 'rect'] ?? [0, 0];
  return {
    size: style?.fontSize ?? usual.size,
    isBold: style?.bold ?? usual.isBold,
    padX: usual.padX + x,
    padY: usual.padY + y,
    width: width ?? usual.width,
  };
};

/** Returns the runs of a title merged with the style of the topic; undefined without either. */
export const runsOf = ({ title, runs, style }: Topic): readonly TextRun[] | undefined => {
  const all = {
    ...(style?.italic === true ? { italic: true } : {}),
    ...(style?.underline === true ? { underline: true } : {}),
    ...(style?.strike === true ? { strike: true } : {}),
  };
  if (Object.keys(all).length === 0 || title === '') return runs;
  return (runs ?? [{ text: title }]).map((run) => ({ ...all, ...run }));
};
