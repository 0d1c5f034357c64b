import type { TextFile } from '../check.types.ts';
import { parseImports, parseWorkspaceImport, resolveRelative } from './imports.ts';

/** Maps a workspace import such as `@chartdock/contract` to the source file of that entry. */
export type EntryLookup = (name: string, subpath: string) => string | undefined;

/** Builds the graph of who imports whom, type imports included. */
export const importGraph = (files: readonly TextFile[], entryOf: EntryLookup): Map<string, string[]> => {
  const known = new Set(files.map(({ path }) => path));
  const target = (from: string, specifier: string): string | undefined => {
    const inside = parseWorkspaceImport(specifier);
    return inside === undefined ? resolveRelative(from, specifier) : entryOf(inside.name, inside.subpath);
  };
  return new Map(
    files.map((file) => {
      const targets = parseImports(file).flatMap(({ specifier }) => target(file.path, specifier) ?? []);
      return [file.path, [...new Set(targets)].filter((path) => known.has(path))];
    }),
  );
};

/** Finds import cycles: each is the list of files that reach one another. Tarjan's strongly connected components. */
export const findCycles = (graph: ReadonlyMap<string, readonly string[]>): string[][] => {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const lower = (node: string, value: number): void => {
    low.set(node, Math.min(low.get(node) ?? value, value));
  };
  const close = (node: string): void => {
    const ring = stack.splice(stack.indexOf(node));
    const selfImport = graph.get(node)?.includes(node) === true;
    if (ring.length > 1 || selfImport) cycles.push(ring.sort());
  };
  const visit = (node: string): void => {
    const own = index.size;
    index.set(node, own);
    lower(node, own);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) lower(node, low.get(next) ?? own);
    }
    if (low.get(node) === own) close(node);
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return cycles;
};
