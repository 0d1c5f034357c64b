import type { TextFile } from '../check.types.ts';
import { isTestPath } from '../../repository/layers.ts';
import { findCycles } from './cycles.ts';
import { findFolderArrows } from './folder-arrows.ts';
import { parseImports, resolveRelative } from './imports.ts';

/** Finds imports of what a domain does not export, from wherever in the source, and domains that import one another. A domain is a folder right below `domains` with an `index.ts`; tests and their equipment may look inside. */
export const findDomainProblems = (files: readonly TextFile[], source: string): string[] => {
  const root = `${source}/domains`;
  const domainOf = (path: string): string | undefined => {
    const [name = ''] = path.startsWith(`${root}/`) ? path.slice(root.length + 1).split('/') : [];
    return files.some((file) => file.path === `${root}/${name}/index.ts`) ? name : undefined;
  };
  const inner = files
    .filter(({ path }) => path.startsWith(`${source}/`) && !isTestPath(path))
    .flatMap((file) =>
      parseImports(file).flatMap(({ specifier }) => {
        const target = resolveRelative(file.path, specifier);
        const domain = target === undefined ? undefined : domainOf(target);
        if (target === undefined || domain === undefined || domain === domainOf(file.path)) return [];
        if (target === `${root}/${domain}/index.ts`) return [];
        const arrow = `${file.path.slice(source.length + 1)} → ${target.slice(source.length + 1)}`;
        return [`${source}: ${arrow} reaches into ${domain}; import what ${domain}/index.ts exports`];
      }),
    );
  const arrows = findFolderArrows(files, root);
  const isDomain = (folder: string): boolean => domainOf(`${root}/${folder}/index.ts`) !== undefined;
  const graph = new Map<string, string[]>();
  for (const { from, to } of arrows)
    if (isDomain(from) && isDomain(to)) graph.set(from, [...(graph.get(from) ?? []), to]);
  const rings = findCycles(graph).map((ring) => `${root}: domains import one another: ${ring.join(' ↔ ')}`);
  return [...inner, ...rings];
};
