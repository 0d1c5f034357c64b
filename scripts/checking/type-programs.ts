import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { workspacePackages } from '../repository/packages.ts';
import { inRoot } from '../repository/paths.ts';

/** A folder with a tsconfig.json of its own. */
export interface TypeScriptProject {
  /** Path from the root; empty for the root itself. */
  readonly folder: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly include: readonly string[];
}

const base = 'tsconfig.base.json';

const readProject = (folder: string): TypeScriptProject => {
  const path = folder === '' ? 'tsconfig.json' : `${folder}/tsconfig.json`;
  const { compilerOptions, include, ...rest } = JSON.parse(readFileSync(inRoot(path), 'utf8')) as {
    readonly compilerOptions?: Record<string, unknown>;
    readonly include?: readonly string[];
    readonly extends?: string;
  };
  const others = Object.keys(rest).filter((key) => key !== 'extends');
  if (include === undefined || others.length > 0 || rest.extends?.endsWith(base) !== true)
    throw new Error(`${path} has more or less than extends ${base}, compilerOptions and include`);
  return { folder, options: compilerOptions ?? {}, include };
};

/** Reads the projects of all packages and of the root. */
export const typeScriptProjects = (): TypeScriptProject[] =>
  [
    ...workspacePackages()
      .map(({ folder }) => folder)
      .filter((folder) => existsSync(inRoot(folder, 'tsconfig.json'))),
    '',
  ].map(readProject);

const sorted = (value: unknown): unknown => (Array.isArray(value) ? value.toSorted() : value);

const optionsKey = ({ options }: TypeScriptProject): string =>
  JSON.stringify(
    Object.entries(options)
      .map(([name, value]) => [name, sorted(value)])
      .toSorted(),
  );

/**
 * Puts projects with the same options together. The compiler reads what they import once for all of them: a project reads
 * the sources of every package below it, so one program for each would check the lower packages many times.
 */
export const programsOf = (
  projects: readonly TypeScriptProject[],
): readonly (readonly [TypeScriptProject, ...TypeScriptProject[]])[] => {
  const programs = new Map<string, [TypeScriptProject, ...TypeScriptProject[]]>();
  for (const project of projects) {
    const program = programs.get(optionsKey(project));
    if (program === undefined) programs.set(optionsKey(project), [project]);
    else program.push(project);
  }
  return [...programs.values()];
};

/** Writes the configuration of a program below the modules of its first project, where its types are found, and returns its path. */
export const writeProgram = (program: readonly [TypeScriptProject, ...TypeScriptProject[]]): string => {
  const [{ folder, options }] = program;
  const path = inRoot(folder, 'node_modules/.cache/chartdock/types.json');
  const include = program.flatMap((project) => project.include.map((one) => inRoot(project.folder, one)));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ extends: inRoot(base), compilerOptions: options, include }));
  return path;
};
