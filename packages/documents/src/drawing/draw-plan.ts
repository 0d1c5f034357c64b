import type { PictureSource } from '../render/draw-node.ts';
import { drawTopic, hasGround, toneOfTopic } from '../render/draw-topic.ts';
import { drawJoins, drawNotes, EXTRAS } from '../render/draw-tree.ts';
import { boundsOf } from '../render/markup.ts';
import type { Box, DrawnPart } from '../render/markup.ts';
import { joinsOf } from '../render/tree-joins.ts';
import { overlaps } from '../viewing/view.ts';
import type { PlannedTopic, TreePlan } from './plan-tree.ts';

/** How a topic is drawn. */
export interface PlanTopicOptions {
  /** Gives stored pictures by their ids. Default none. */
  readonly pictures?: PictureSource;
  /** Leaves its title out, for instance while it is written. Default false. */
  readonly withoutTitle?: boolean;
}

/** Draws a topic of a plan with its left top corner at 0,0, so that moving it needs no drawing. */
export const drawPlanTopic = (
  { definition, theme }: TreePlan,
  { entry, place, laid, structure = definition.structure }: PlannedTopic,
  { pictures = () => undefined, withoutTitle = false }: PlanTopicOptions = {},
): string => {
  const { runs: _runs, ...bare } = entry.topic;
  const topic = withoutTitle ? { ...bare, title: '' } : entry.topic;
  return drawTopic({ entry: { ...entry, topic }, place: { ...place, x: 0, y: 0 }, laid }, structure, {
    theme,
    pictures,
    isSmall: false,
    page: 'wide',
  });
};

/** Draws the lines from a topic of a plan to those right below it, as far as they lie in an area; each carries the id of the topic it leads to. */
export const drawPlanJoins = (plan: TreePlan, from: PlannedTopic, area: Box): DrawnPart[] => {
  const { definition, theme, topics } = plan;
  const { structure = definition.structure } = from;
  const all = from.entry.children.flatMap((child) => topics[child] ?? []);
  if (all.length === 0) return [];
  // A line that several share is drawn over all of them; lines of their own are drawn where they are seen.
  const isShared = joinsOf(structure, from.entry.level).shared !== undefined;
  const seen = isShared ? all : all.filter(({ place }) => overlaps(boundsOf([from.place, place]), area));
  if (
    seen.length === 0 ||
    (isShared && !overlaps(boundsOf([from.place, ...all.map(({ place }) => place)]), area))
  )
    return [];
  return drawJoins(from, seen, { structure, theme }).map((part, at) => {
    const id = seen[at]?.entry.topic.id;
    return id === undefined ? part : { ...part, id };
  });
};

/** Returns the colour that a topic is painted in from far away. */
export const toneOfPlan = (
  { theme, definition }: TreePlan,
  { entry, structure = definition.structure }: PlannedTopic,
): string => {
  const tone = toneOfTopic(entry, theme);
  return hasGround(structure, entry) ? tone.fill : tone.stroke;
};

/** Draws relations, summaries and boundaries; most trees have none, which costs nothing. */
const notesOf = ({ definition, theme, topics }: TreePlan): ReturnType<typeof drawNotes> => {
  const { relations, summaries, boundaries } = definition;
  if (relations === undefined && summaries === undefined && boundaries === undefined)
    return { below: [], above: [] };
  return drawNotes(definition, topics, theme);
};

/** Draws the parts below the topics: boundaries, and extras of the structure such as the axis of a timeline. */
export const drawPlanExtras = (plan: TreePlan): DrawnPart[] => [
  ...notesOf(plan).below,
  ...(EXTRAS[plan.definition.structure]?.(
    plan.topics.filter(({ structure }) => structure === undefined),
    plan.theme,
  ) ?? []),
];

/** Draws the lines between topics that are not parent and child, and the brackets of summaries. */
export const drawPlanRelations = (plan: TreePlan): DrawnPart[] => notesOf(plan).above;
