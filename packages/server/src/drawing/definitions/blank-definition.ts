import { kindOfCategory } from '@chartdock/contract';
import type { Definition, TreeStructure } from '@chartdock/documents';

const STRUCTURES: Readonly<Record<string, TreeStructure>> = {
  mind: 'right',
  mind_free: 'free',
  mind_timeline: 'timeline',
  mind_fishbone: 'fishbone',
  mind_org: 'org',
  mind_org_multistage: 'org',
  mind_tree: 'tree',
  mind_bracket: 'bracket',
  outline: 'outline',
};

const PAGE = { w: 1050, h: 1500 } as const;

/** Tells how the tree of a category is laid out; undefined for a category that is no tree. */
export const structureOf = (category: string): TreeStructure | undefined => {
  const kind = kindOfCategory(category);
  const isTree = kind.startsWith('mind') || kind === 'outline';
  return isTree ? (STRUCTURES[category] ?? 'right') : undefined;
};

/** Creates the definition of a new file: an empty page, a lone root topic, or an empty text, as its category wants. */
export const createBlankDefinition = (category: string, title: string): Definition => {
  const structure = structureOf(category);
  if (structure !== undefined) {
    const root = { id: 'root', title, children: [] };
    return { v: 2, type: 'tree', page: { name: title }, structure, theme: 'default', root };
  }
  const kind = kindOfCategory(category);
  if (kind === 'markdown') return { v: 2, type: 'markdown', page: { name: title }, text: '' };
  if (kind === 'board') return { v: 2, type: 'board', page: { name: title }, elements: [] };
  return { v: 2, type: 'graph', page: { name: title, ...PAGE }, theme: 'default', cells: {} };
};
