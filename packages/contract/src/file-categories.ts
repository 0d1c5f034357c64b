/** Lists every category a blank file can be created with. */
export const FILE_CATEGORIES = [
  'flow',
  'mind',
  'mind_free',
  'mind_timeline',
  'mind_fishbone',
  'mind_org',
  'mind_org_multistage',
  'mind_tree',
  'mind_bracket',
  'outline',
  'markdown',
  'board',
  'ui',
  'uml',
  'er',
  'table',
  'plane',
  'gantt',
  'framework',
  'network',
  'swimlane',
  'circuit',
  'venn',
  'bpmn',
] as const;

/** A category a blank file can be created with. */
export type FileCategory = (typeof FILE_CATEGORIES)[number];
