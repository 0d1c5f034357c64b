import { layoutTree } from '../layouts/layout-tree.ts';
import { listTopics } from '../layouts/topic-list.ts';
import type { TreeDefinition } from '../model/definition.types.ts';
import { boundsOf } from '../render/markup.ts';
import type { Box } from '../render/markup.ts';
import { themeOf } from '../render/themes.ts';
import type { Theme } from '../render/themes.ts';
import type { PlacedTopic } from '../render/draw-topic.ts';
import type { TreeSizes } from './tree-sizes.ts';

export type { TreeSizes } from './tree-sizes.ts';

/** A topic that is shown, with its place. */
export type PlannedTopic = PlacedTopic;

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

/** Lays a tree out for a theme, its own when none is named. It takes time that grows with the number of topics. */
export const planTree = (definition: TreeDefinition, sizes: TreeSizes, theme?: string): TreePlan => {
  const { structure } = definition;
  const entries = listTopics(definition.root);
  const laid = entries.map((entry) => sizes(entry, structure));
  const places = layoutTree(structure, entries, laid);
  const topics = entries.flatMap((entry, index): PlannedTopic[] => {
    const [place, texts] = [places[index], laid[index]];
    return place === undefined || texts === undefined ? [] : [{ entry, place, laid: texts }];
  });
  let numbers: Map<string, number> | undefined;
  return {
    definition,
    theme: themeOf(theme ?? definition.theme),
    topics,
    box: boundsOf(places),
    indexOf: (id) => (numbers ??= new Map(entries.map(({ topic }, index) => [topic.id, index]))).get(id),
  };
};
