import { isTestPath } from '../../repository/layers.ts';
import type { TextFile } from '../check.types.ts';
import { findCycles } from './cycles.ts';
import { parseImports, resolveRelative } from './imports.ts';

/** The files that lie directly in a source folder, seen as a folder. */
export const TOP = '.';

/** Describes that files of one folder import files of another, type imports included. Folders are those right below the root. */
export interface FolderArrow {
  readonly from: string;
  readonly to: string;
  /** Each as `file → file`, from the root of the source. */
  readonly imports: readonly string[];
}

const folderOf = (root: string, path: string): string => {
  const [first = TOP, ...rest] = path.slice(root.length + 1).split('/');
  return rest.length === 0 ? TOP : first;
};

/** Finds which folders of a source folder import which others; tests and their equipment are left out. */
export const findFolderArrows = (files: readonly TextFile[], root: string): readonly FolderArrow[] => {
  const inside = (path: string): boolean => path.startsWith(`${root}/`);
  const arrows = new Map<string, string[]>();
  for (const file of files.filter(({ path }) => inside(path) && !isTestPath(path)))
    for (const { specifier } of parseImports(file)) {
      const target = resolveRelative(file.path, specifier);
      if (target === undefined || !inside(target)) continue;
      const [from, to] = [folderOf(root, file.path), folderOf(root, target)];
      if (from === to) continue;
      const key = `${from} ${to}`;
      const one = `${file.path.slice(root.length + 1)} → ${target.slice(root.length + 1)}`;
      arrows.set(key, [...(arrows.get(key) ?? []), one]);
    }
  return [...arrows]
    .map(([key, imports]) => ({
      from: key.slice(0, key.indexOf(' ')),
      to: key.slice(key.indexOf(' ') + 1),
      imports,
    }))
    .sort((one, other) => `${one.from} ${one.to}`.localeCompare(`${other.from} ${other.to}`));
};

/** Finds folders that import one another, directly or in a ring, and imports of what lies directly above the folders. */
export const findFolderProblems = (files: readonly TextFile[], root: string): string[] => {
  const arrows = findFolderArrows(files, root);
  const graph = new Map<string, string[]>();
  for (const { from, to } of arrows) graph.set(from, [...(graph.get(from) ?? []), to]);
  graph.delete(TOP);
  const rings = findCycles(graph).map((ring) => {
    const between = arrows.filter(({ from, to }) => ring.includes(from) && ring.includes(to));
    return `${root}: folders import one another: ${ring.join(' ↔ ')} (${between.flatMap(({ imports }) => imports).join(', ')})`;
  });
  const upward = arrows
    .filter(({ to }) => to === TOP)
    .flatMap(({ imports }) => imports)
    .map((one) => `${root}: ${one} reaches up; what a folder needs lies in a folder below it`);
  return [...rings, ...upward];
};

/** Draws the picture: one line per folder with those it imports, and how many imports each arrow stands for. */
export const drawFolderArrows = (arrows: readonly FolderArrow[]): readonly string[] =>
  [...new Set(arrows.map(({ from }) => from))].map((folder) => {
    const targets = arrows
      .filter(({ from }) => from === folder)
      .map(({ to, imports }) => `${to} ${imports.length}`);
    return `${folder} → ${targets.join(', ')}`;
  });
