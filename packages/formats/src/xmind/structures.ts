import type { TreeStructure } from '@chartdock/documents';

/** Names the structure class that stands for each of ours. */
export const CLASS_OF_STRUCTURE: Readonly<Record<TreeStructure, string>> = {
  free: 'org.xmind.ui.map.unbalanced',
  right: 'org.xmind.ui.logic.right',
  org: 'org.xmind.ui.org-chart.down',
  stages: 'org.xmind.ui.org-chart.down',
  tree: 'org.xmind.ui.tree.right',
  bracket: 'org.xmind.ui.brace.right',
  timeline: 'org.xmind.ui.timeline.horizontal',
  fishbone: 'org.xmind.ui.fishbone.leftHeaded',
  outline: 'org.xmind.ui.tree.right',
};

const BEGINNINGS: readonly (readonly [begin: string, structure: TreeStructure])[] = [
  ['org.xmind.ui.logic', 'right'],
  ['org.xmind.ui.org-chart', 'org'],
  ['org.xmind.ui.tree', 'tree'],
  ['org.xmind.ui.brace', 'bracket'],
  ['org.xmind.ui.timeline', 'timeline'],
  ['org.xmind.ui.fishbone', 'fishbone'],
];

/** Returns the structure that a class is drawn as; unknown classes are maps with two sides. */
export const structureOfClass = (name: string | undefined): TreeStructure =>
  BEGINNINGS.find(([begin]) => name?.startsWith(begin) === true)?.[1] ?? 'free';
