import { layoutTree } from '../layouts/layout-tree.ts';
import { listTopics } from '../layouts/topic-list.ts';
import type { Topic, TreeDefinition, TreeStructure } from '../model/definition.types.ts';
import { boundsOf } from '../render/markup.ts';
import type { Box } from '../render/markup.ts';
import { themeOf } from '../render/themes.ts';
import type { Theme } from '../render/themes.ts';
import type { PlacedTopic } from '../render/draw-topic.ts';
import type { TreeSizes } from './tree-sizes.ts';

export type { TreeSizes } from './tree-sizes.ts';

/** A topic that is shown, with its place. */
export interface PlannedTopic extends PlacedTopic {
  /** How the branch is laid out that it floats in; topics of the tree have none. */
  readonly structure?: TreeStructure;
}

/** A tree laid out: where everything of it stands, before any of it is drawn. */
export interface TreePlan {
  readonly definition: TreeDefinition;
  readonly theme: Theme;
  /** The topics that are shown, in the order of reading. */
  readonly topics: readonly PlannedTopic[];
  /** The room that all topics take. */
  readonly box: Box;
  /** Index of a topic in `topics`; undefined for one that is hidden or gone. */
  readonly indexOf: (id: string) => number | undefined;
}

/** Structures with lines at a fixed height, which cannot be moved; floating topics grow to the right there. */
const STILL: ReadonlySet<TreeStructure> = new Set(['timeline', 'fishbone', 'free']);

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Lays one branch out, with its first topic as it comes or with its middle at a place. */
const planBranch = (
  root: Topic,
  { structure, sizes, at }: { structure: TreeStructure; sizes: TreeSizes; at?: Spot },
): PlannedTopic[] => {
  const entries = listTopics(root);
  const laid = entries.map((entry) => sizes(entry, structure));
  const places = layoutTree(structure, entries, laid);
  const [first] = places;
  const [dx, dy] =
    at === undefined || first === undefined
      ? [0, 0]
      : [at.x - first.x - first.w / 2, at.y - first.y - first.h / 2];
  return entries.flatMap((entry, index): PlannedTopic[] => {
    const [place, texts] = [places[index], laid[index]];
    if (place === undefined || texts === undefined) return [];
    if (at === undefined) return [{ entry, place, laid: texts }];
    return [{ entry, place: { ...place, x: place.x + dx, y: place.y + dy }, laid: texts, structure }];
  });
};

/** Numbers the topics of a branch behind those before it, so that all of them are one list. */
const behind = (branch: readonly PlannedTopic[], shift: number): PlannedTopic[] =>
  branch.map(({ entry, ...one }) => ({
    ...one,
    entry: {
      ...entry,
      parent: entry.parent < 0 ? -1 : entry.parent + shift,
      children: entry.children.map((child) => child + shift),
    },
  }));

/** Lays out the floating topics, each at its offset from the centre of the root. */
const planFloating = (
  { floating = [], structure }: TreeDefinition,
  root: readonly PlannedTopic[],
  sizes: TreeSizes,
): PlannedTopic[] => {
  const middle = root[0]?.place;
  const [x, y] = middle === undefined ? [0, 0] : [middle.x + middle.w / 2, middle.y + middle.h / 2];
  const own = STILL.has(structure) ? 'right' : structure;
  const all: PlannedTopic[] = [];
  for (const topic of floating) {
    const at = { x: x + topic.x, y: y + topic.y };
    all.push(...behind(planBranch(topic, { structure: own, sizes, at }), root.length + all.length));
  }
  return all;
};

/** Lays a tree and its floating topics out for a theme, by default its own. Takes time linear in the number of topics. */
export const planTree = (definition: TreeDefinition, sizes: TreeSizes, theme?: string): TreePlan => {
  const { structure } = definition;
  const main = planBranch(definition.root, { structure, sizes });
  const topics =
    definition.floating === undefined ? main : [...main, ...planFloating(definition, main, sizes)];
  let numbers: Map<string, number> | undefined;
  return {
    definition,
    theme: themeOf(theme ?? definition.theme),
    topics,
    box: boundsOf(topics.map(({ place }) => place)),
    indexOf: (id) => (numbers ??= new Map(topics.map(({ entry }, index) => [entry.topic.id, index]))).get(id),
  };
};
