import type { FileCategory } from '@chartdock/contract';
import type { Definition, TreeStructure } from '@chartdock/documents';

/** Names the category of files whose tree is laid out in a way. */
export const CATEGORY_OF_STRUCTURE: Readonly<Record<TreeStructure, FileCategory>> = {
  right: 'mind',
  free: 'mind_free',
  timeline: 'mind_timeline',
  fishbone: 'mind_fishbone',
  org: 'mind_org',
  stages: 'mind_org_multistage',
  tree: 'mind_tree',
  bracket: 'mind_bracket',
  outline: 'outline',
};

/** Returns the category of a file whose document names none; sources have no files of their own yet. */
export const categoryOfDefinition = (definition: Definition): FileCategory | undefined => {
  if (definition.type === 'tree') return CATEGORY_OF_STRUCTURE[definition.structure];
  if (definition.type === 'source') return undefined;
  return definition.type === 'graph' ? 'flow' : definition.type;
};
