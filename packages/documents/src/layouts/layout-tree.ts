import type { TreeStructure } from '../model/definition.types.ts';
import { layoutLevels, layoutOutline, layoutStages, layoutTreeColumns } from './layout-below.ts';
import { layoutBothSides, layoutRight } from './layout-beside.ts';
import { layoutFishbone } from './layout-fishbone.ts';
import { layoutTimeline } from './layout-timeline.ts';
import type { Layouts, TopicEntry, TopicPlace, TopicSize } from './topic-list.ts';

const LAYOUTS: Layouts = {
  free: layoutBothSides,
  right: layoutRight,
  bracket: layoutRight,
  org: layoutLevels,
  stages: layoutStages,
  tree: layoutTreeColumns,
  outline: layoutOutline,
  timeline: layoutTimeline,
  fishbone: layoutFishbone,
};

/** Places topics of known sizes in the way of a structure, from the place of the root. It takes time that grows with their number. */
export const layoutTree = (
  structure: TreeStructure,
  entries: readonly TopicEntry[],
  sizes: readonly TopicSize[],
): TopicPlace[] => LAYOUTS[structure](entries, sizes);
