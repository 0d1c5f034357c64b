import { isBuiltin } from 'node:module';
import type { LayerName } from '../../repository/layers.ts';
import { isTestPath, isToolPath, layerOf, layers } from '../../repository/layers.ts';
import type { TextFile } from '../check.types.ts';
import type { ImportEdge } from './imports.ts';
import { parseImports, parseWorkspaceImport, resolveRelative } from './imports.ts';

interface Place {
  readonly path: string;
  readonly layer: LayerName;
  /** Purpose of the file: it runs where the layer runs, tests it, or builds it. */
  readonly role: 'source' | 'test' | 'tool';
}

const uiPackage = /^(react|react-dom|preact)(\/|$)/;
const zodPackage = /^zod(\/|$)/;

const targetLayer = (from: string, specifier: string): string | undefined => {
  const relative = resolveRelative(from, specifier);
  return relative === undefined ? parseWorkspaceImport(specifier)?.name : layerOf(relative);
};

const allowedLayers = ({ layer, role }: Place): readonly string[] => {
  const { may, testsMay } = layers[layer];
  return [layer, ...may, ...(role === 'test' ? testsMay : [])];
};

// Browser tests share page models, and every test the `testing` folders, of the layers they may import.
const sharedFolder = ({ path }: Place): RegExp =>
  path.includes('/e2e/') ? /\/(?:testing|e2e\/models)\// : /\/testing\//;

// Tools and tests may use the repository's tooling, tests its harnesses too; a bench measures inner parts, so it may reach
// into the layers it may import anywhere.
const mayReach = (place: Place, path: string): boolean => {
  const target = layerOf(path);
  if (target === place.layer || place.layer === 'bench') return true;
  if (place.role === 'source') return false;
  if (target !== undefined) return place.role === 'test' && sharedFolder(place).test(path);
  return path.startsWith('scripts/') || (place.role === 'test' && path.startsWith('tests/'));
};

const leavesThePackage = (place: Place, specifier: string): boolean => {
  const relative = resolveRelative(place.path, specifier);
  return relative !== undefined && !mayReach(place, relative);
};

const arrowProblem = (place: Place, specifier: string): string | undefined => {
  if (leavesThePackage(place, specifier)) return 'a relative import leaves the package';
  const target = targetLayer(place.path, specifier);
  if (target === undefined || allowedLayers(place).includes(target)) return undefined;
  return `${place.layer} may not import ${target}`;
};

const externalProblem = ({ layer, role }: Place, specifier: string): string | undefined => {
  if (role !== 'source') return undefined;
  const { runsIn, ui, zod } = layers[layer];
  if (runsIn === 'browser' && isBuiltin(specifier)) return `${layer} runs in browsers, no Node module there`;
  if (!ui && uiPackage.test(specifier)) return `${layer} has no UI, neither React nor Preact there`;
  if (zod === 'no' && (zodPackage.test(specifier) || specifier === '@chartdock/contract/schema'))
    return `zod stays in the contract's schema entry, the server and tests`;
  return undefined;
};

const roleOf = (path: string): Place['role'] => {
  if (isTestPath(path)) return 'test';
  return isToolPath(path) ? 'tool' : 'source';
};

const problemOf = (path: string, specifier: string): string | undefined => {
  const layer = layerOf(path);
  // The repository's tools and the tests of all layers together stand above the table.
  if (layer === undefined) return undefined;
  const place: Place = { path, layer, role: roleOf(path) };
  return arrowProblem(place, specifier) ?? externalProblem(place, specifier);
};

/** Finds every import that goes against the table of layers, wherever the file lies; type imports count. */
export const findLayerProblems = (files: readonly TextFile[]): string[] =>
  files.flatMap((file) =>
    parseImports(file).flatMap(({ specifier, line }: ImportEdge) => {
      const why = problemOf(file.path, specifier);
      return why === undefined ? [] : [`${file.path}:${line} imports ${specifier}: ${why}`];
    }),
  );

/** Finds the ways by which the contract's zod-free entry reaches zod at run time; type imports do not count. */
export const findZodLeaks = (files: readonly TextFile[], entry: string): string[] => {
  const texts = new Map(files.map((file) => [file.path, file]));
  const seen = new Set<string>([entry]);
  const leaks: string[] = [];
  const visit = (path: string, way: readonly string[]): void => {
    const file = texts.get(path);
    for (const { specifier, typeOnly } of file === undefined ? [] : parseImports(file)) {
      if (typeOnly) continue;
      if (zodPackage.test(specifier)) leaks.push([...way, path, specifier].join(' → '));
      const next = resolveRelative(path, specifier);
      if (next === undefined || seen.has(next)) continue;
      seen.add(next);
      visit(next, [...way, path]);
    }
  };
  visit(entry, []);
  return leaks.map((way) => `the zod-free entry reaches zod: ${way}`);
};
