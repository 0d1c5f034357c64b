import type { IconKind } from './kind-paths.ts';
import { kindPaths } from './kind-paths.ts';

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
export function iconKindOf(category: string): IconKind {
  if (Object.hasOwn(kindPaths, category)) return category as IconKind;
  return aliases.get(category) ?? (category.includes('mind') ? 'mind' : 'flow');
}
