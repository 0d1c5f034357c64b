import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runTool } from '../processes/tools.ts';
import type { RunResult } from '../processes/run.ts';
import { walk } from '../repository/files.ts';
import type { WorkspacePackage } from '../repository/packages.ts';
import { inRoot } from '../repository/paths.ts';
import { planPackage } from './package-plan.ts';

// Declarations of the packages below are read from their dist, so that their sources are not emitted a second time.
const declarationPaths = (all: readonly WorkspacePackage[]): Record<string, string[]> =>
  Object.fromEntries(
    all.flatMap((one) =>
      Object.entries(one.manifest.publishConfig?.exports ?? {}).flatMap(([subpath, target]) =>
        typeof target === 'string' || target['types'] === undefined
          ? []
          : [[join(one.manifest.name, subpath), [join(one.path, target['types'])]]],
      ),
    ),
  );

/** Rewrites `./x.ts` to `./x.js` in a declaration file, because published files import one another as JavaScript. */
export const rewriteDeclaration = (text: string): string =>
  text.replace(/(\bfrom\s*|\bmodule\s*|\bimport\s*\(?\s*)(["'])(\.{1,2}\/[^"']+?)\.tsx?\2/g, '$1$2$3.js$2');

/** Names of standards look like ids, and stay. */
const ID = String.raw`\b(?!SHA-|UTF-|ISO-)[A-Z]{2,8}(?:-[A-Z])?-\d+[a-z]?(?:\.\.\d+)?`;
/** Matches the text between two ids, also where a line ends between them. */
const BETWEEN = String.raw`(?:,|;| and)?\s*(?:\n\s*\*\s*)?`;
const IN_BRACKETS = new RegExp(String.raw`\s*(?:\n\s*\*\s*)?\((?:${ID}${BETWEEN})+\)`, 'g');
const BEFORE_TEXT = new RegExp(`${ID}: `, 'g');

/** Leaves the ids of our requirements out of the comments of a declaration file: nobody outside can look them up. */
export const dropRequirementIds = (text: string): string =>
  text.replace(/\/\*\*[\s\S]*?\*\//g, (comment) => comment.replace(IN_BRACKETS, '').replace(BEFORE_TEXT, ''));

/** Builds the type declarations of a package into its `dist`; the packages it depends on must be built. */
export const buildTypes = async (
  one: WorkspacePackage,
  all: readonly WorkspacePackage[],
): Promise<RunResult> => {
  const config = inRoot('.cache/types', one.short, 'tsconfig.json');
  mkdirSync(dirname(config), { recursive: true });
  const content = {
    extends: join(one.path, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: join(one.path, 'src'),
      typeRoots: [join(one.path, 'node_modules/@types'), inRoot('node_modules/@types')],
      outDir: join(one.path, 'dist'),
      paths: declarationPaths(all.filter(({ short }) => short !== one.short)),
    },
    include: [],
    files: Object.values(planPackage(one).entries).map((source) => join(one.path, source)),
  };
  writeFileSync(config, JSON.stringify(content, null, 2));
  const result = await runTool('tsc', ['-p', config]);
  if (result.code !== 0) return result;
  for (const path of walkDeclarations(join(one.path, 'dist')))
    writeFileSync(path, dropRequirementIds(rewriteDeclaration(readFileSync(path, 'utf8'))));
  return result;
};

const walkDeclarations = (dist: string): string[] => walk(dist).filter((path) => path.endsWith('.d.ts'));
