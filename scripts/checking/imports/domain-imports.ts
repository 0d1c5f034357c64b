import type { TextFile } from '../check.types.ts';
import { findCycles } from './cycles.ts';
import { findFolderArrows } from './folder-arrows.ts';

/** A domain describes its tables for the one map of all tables, which every domain works with. */
const SCHEMA = 'db/schema.ts';

const targetOf = (one: string): string => one.slice(one.indexOf(' → ') + 3);

const isAllowed = (one: string, domain: string): boolean =>
  targetOf(one) === `${domain}/index.ts` || one === `${SCHEMA} → ${domain}/tables.ts`;

/** Finds imports of what a domain does not export, and domains that import one another. A domain is a folder right below the root with an `index.ts`; tests and their equipment may look inside. */
export const findDomainProblems = (files: readonly TextFile[], root: string): string[] => {
  const isDomain = (folder: string): boolean =>
    files.some(({ path }) => path === `${root}/${folder}/index.ts`);
  const arrows = findFolderArrows(files, root).filter(({ to }) => isDomain(to));
  const inner = arrows.flatMap(({ to, imports }) =>
    imports
      .filter((one) => !isAllowed(one, to))
      .map((one) => `${root}: ${one} reaches into ${to}; import what ${to}/index.ts exports`),
  );
  const graph = new Map<string, string[]>();
  for (const { from, to } of arrows) if (isDomain(from)) graph.set(from, [...(graph.get(from) ?? []), to]);
  const rings = findCycles(graph).map((ring) => `${root}: domains import one another: ${ring.join(' ↔ ')}`);
  return [...inner, ...rings];
};
