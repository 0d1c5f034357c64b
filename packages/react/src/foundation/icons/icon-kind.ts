const own = [
  'flow',
  'mind',
  'outline',
  'markdown',
  'board',
  'ui',
  'uml',
  'er',
  'network',
  'mind_org',
  'bpmn',
  'gantt',
  'table',
  'plane',
  'framework',
  'swimlane',
  'circuit',
  'venn',
  'timeline',
  'fishbone',
  'tree',
  'bracket',
  'folder',
  'template',
] as const;

/** Lists the file kinds that have an icon of their own. */
export type IconKind = (typeof own)[number];

const owns: ReadonlySet<string> = new Set(own);

const aliases: ReadonlyMap<string, IconKind> = new Map([
  ['mind_free', 'mind'],
  ['mind_org_multistage', 'mind_org'],
  ['mind_timeline', 'timeline'],
  ['mind_time', 'timeline'],
  ['mind_fishbone', 'fishbone'],
  ['mind_fish', 'fishbone'],
  ['mind_tree', 'tree'],
  ['mind_bracket', 'bracket'],
  ['floorplan', 'plane'],
  ['architecture', 'framework'],
]);

/**
 * Names the icon kind of a file category.
 * Anything that contains "mind" and has no icon of its own is a mind map, all else is a flow chart (CAT-11, CAT-12).
 */
export const iconKindOf = (category: string): IconKind => {
  if (owns.has(category)) return category as IconKind;
  return aliases.get(category) ?? (category.includes('mind') ? 'mind' : 'flow');
};
