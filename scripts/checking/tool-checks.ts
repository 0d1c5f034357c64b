import { existsSync, readFileSync } from 'node:fs';
import { appSteps } from '../building/app-steps.ts';
import { archiveOf, archiveStep } from '../building/archive-steps.ts';
import { importerSizesStep } from '../building/importer-sizes-step.ts';
import { packageSteps } from '../building/package-steps.ts';
import { packedPagesStep } from '../building/packed-pages-step.ts';
import { runSteps } from '../building/run-steps.ts';
import { inParallel } from '../processes/in-parallel.ts';
import type { ToolName } from '../processes/tools.ts';
import { runTool } from '../processes/tools.ts';
import type { WorkspacePackage } from '../repository/packages.ts';
import { hasSource, publishedPackages } from '../repository/packages.ts';
import { inRoot } from '../repository/paths.ts';
import type { Check, CheckResult } from './check.types.ts';
import { findDeclarationProblems } from './declared-types.ts';
import { findLicenceProblems } from './served-licences.ts';
import { programsOf, typeScriptProjects, writeProgram } from './type-programs.ts';

const lines = (output: string): string[] => output.split('\n').filter((line) => line.trim() !== '');

const tool = async (name: ToolName, args: readonly string[]): Promise<CheckResult> => {
  const { code, output } = await runTool(name, args, { env: { NO_COLOR: '1', FORCE_COLOR: '0' } });
  return { problems: code === 0 ? [] : [...lines(output), `${name} ended with exit code ${code}`] };
};

const types: Check = {
  name: 'types',
  run: async () => {
    const projects = typeScriptProjects();
    const programs = programsOf(projects).map(writeProgram);
    // Several threads of one compiler check much of the same twice: two compilers of one thread take 40 % of the time.
    const results = await inParallel(
      programs.map((program) => () => tool('tsc', ['-p', program, '--singleThreaded', '--pretty', 'false'])),
      2,
    );
    const note = `${projects.length} projects in ${programs.length} programs`;
    return { problems: results.flatMap(({ problems }) => problems), note };
  },
};

const lint: Check = {
  name: 'lint',
  run: async () => {
    const results = await Promise.all([
      tool('eslint', ['--cache', '--cache-location', '.cache/eslint/', '.']),
      tool('oxlint', []),
    ]);
    return { problems: results.flatMap(({ problems }) => problems) };
  },
};

/** Lists the checks that read sources with an installed tool, the longest first. */
export const sourceChecks: readonly Check[] = [
  lint,
  types,
  {
    name: 'format',
    run: () =>
      tool('prettier', [
        '--check',
        '--log-level',
        'warn',
        '--cache',
        '--cache-location',
        '.cache/prettier',
        '.',
      ]),
  },
  { name: 'unused', run: () => tool('knip', ['--no-progress']) },
];

/** Leaves the style sheets of a package out of what is tried as a module. */
const excludedEntries = ({ manifest }: WorkspacePackage): string[] => {
  const sheets = Object.keys(manifest.exports ?? {}).filter((subpath) => subpath.endsWith('.css'));
  return sheets.length === 0 ? [] : ['--exclude-entrypoints', ...sheets.map((subpath) => subpath.slice(2))];
};

const packProblems = async (one: WorkspacePackage): Promise<string[]> => {
  await runSteps([archiveStep(one)]);
  const archive = archiveOf(one);
  const results = [
    await tool('publint', [archive, '--strict']),
    await tool('attw', [archive, '--profile', 'esm-only', ...excludedEntries(one), '--no-emoji']),
  ];
  return [
    ...results.flatMap(({ problems }) => problems.map((problem) => `${one.short}: ${problem}`)),
    ...findDeclarationProblems(one),
  ];
};

/** Folders that the server serves to browsers, each with its list of licences. */
const SERVED_LISTS = ['hosts/web/dist/licenses.txt', 'hosts/guest/dist/page/licenses.txt'];

/** Builds what gets published. */
export const buildCheck: Check = {
  name: 'build',
  run: async () => {
    const count = await runSteps([...packageSteps(), importerSizesStep, ...appSteps, packedPagesStep]);
    return { problems: [], note: `${count} built` };
  },
};

const afterBuild = { after: buildCheck.name };

/** Lists the checks of what gets published, which read what was built. */
export const packageChecks: readonly Check[] = [
  {
    ...afterBuild,
    name: 'packages',
    run: async () => {
      const ready = publishedPackages().filter(hasSource);
      const problems = await inParallel(
        ready.map((one) => () => packProblems(one)),
        2,
      );
      return { problems: problems.flat(), note: `${ready.length} packed` };
    },
  },
  {
    ...afterBuild,
    name: 'served-licences',
    run: () => ({
      problems: SERVED_LISTS.flatMap((path) =>
        findLicenceProblems(path, existsSync(inRoot(path)) ? readFileSync(inRoot(path), 'utf8') : ''),
      ),
    }),
  },
  { after: 'packages', name: 'size', run: () => tool('size-limit', []) },
];
