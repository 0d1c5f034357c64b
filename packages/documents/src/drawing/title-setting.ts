import { alignOf, hasGround, NARROW, titleBox, toneOfTopic } from '../render/draw-topic.ts';
import { lookOf } from '../render/topic-look.ts';
import { LINE } from '../text/layout-text.ts';
import type { Box } from '../render/markup.ts';
import type { PlannedTopic, TreePlan } from './plan-tree.ts';

/** How the title of a topic is set, for a field that lies over it. */
export interface TitleSetting {
  /** Where it stands, from the left top corner of the topic. */
  readonly box: Box;
  /** How wide a line may become, in pixels. */
  readonly width: number;
  readonly size: number;
  /** Height of a line in pixels. */
  readonly line: number;
  readonly isBold: boolean;
  readonly align: 'left' | 'center' | 'right';
  /** Colour of the letters. */
  readonly ink: string;
}

/** Returns how the title of a topic is set. */
export const titleSettingOf = (
  { definition, theme }: TreePlan,
  { entry, place, structure = definition.structure }: PlannedTopic,
): TitleSetting => {
  const look = lookOf(entry);
  const box = titleBox({ entry, place: { ...place, x: 0, y: 0 } });
  const hasBox = hasGround(structure, entry);
  const isNarrow = entry.level > 0 && entry.topic.width === undefined;
  const narrow = isNarrow ? NARROW[structure] : undefined;
  return {
    box,
    width: narrow ?? look.width,
    size: look.size,
    line: look.size * LINE,
    isBold: look.isBold,
    align: alignOf(entry, hasBox),
    ink: hasBox ? toneOfTopic(entry, theme).text : theme.text,
  };
};
