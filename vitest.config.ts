import { availableParallelism } from 'node:os';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { defineConfig } from 'vitest/config';
import { createJournalReporter } from './scripts/testing/journal-reporter.ts';
import { limitOfTest, runPatience } from './scripts/testing/patience.ts';
import { readHandedOver } from './scripts/testing/handed-over.ts';
import type { ToldProject } from './scripts/testing/told-project.ts';
import { filesOf, toldProject } from './scripts/testing/told-project.ts';
import { breakPlugin, breakVariable } from './tests/breaking/break-plugin.ts';

const everywhere = ['packages', 'hosts', 'examples', 'bench', 'scripts', 'tests'];
const glob = (suffix: string): string[] => everywhere.map((folder) => `${folder}/**/*.${suffix}`);
const exclude = ['**/node_modules/**', '**/dist/**', '**/.cache/**'];
const component = ['packages/react/**/*.test.tsx', 'packages/embed/src/react/**/*.test.tsx'];

/**
 * Lets the files of a worker share what they import, which saves more than half of their processor time. What they put in
 * the place of globals is taken back; of what lasts beside those our modules keep nothing.
 */
const together = { isolate: false, restoreMocks: true, unstubGlobals: true, unstubEnvs: true };

const handedOver = readHandedOver();
const named = (name: string): ToldProject => toldProject(name, handedOver);
const of = (project: string, patterns: readonly string[]): string[] => filesOf(project, patterns, handedOver);

const integration = named('integration');

/** Whether this run breaks source on purpose: that must not get into the cache of other runs, and what waits for something broken waits in vain. */
const breaking = process.env[breakVariable] !== undefined;

/** How long a test waits for one thing; all limits below are made of it. */
const patience = runPatience();
const testTimeout = limitOfTest(patience);

/** Draws the order of the tests in a file from a number, where one is given: none of them may need another before it. */
const order = process.env['CHARTDOCK_TEST_ORDER'];
const anyOrder = order === undefined ? {} : { sequence: { shuffle: { tests: true } } };

const components = (name: 'react' | 'preact'): NonNullable<TestProjectInlineConfiguration['test']> => ({
  ...named(name),
  ...together,
  ...anyOrder,
  include: of(name, component),
  exclude,
  environment: 'happy-dom',
  env: { CHARTDOCK_RUNTIME: name },
});

/** Lets the React source run on Preact: the same names lead to Preact's own modules. */
const preact = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom\/test-utils$/, replacement: 'preact/test-utils' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
];

/** Lists the checks of every answer against the OpenAPI document; nothing is asked of a server that is broken on purpose. */
const described = (file: string): string[] => (breaking ? [] : [`tests/describing/${file}.ts`]);

/**
 * Five projects. `unit` runs beside the code without a server; `integration` starts what it needs in the same process;
 * `react` and `preact` run every component test once on each runtime; `e2e` drives a real browser against the real
 * server.
 */
export default defineConfig({
  plugins: breaking ? [breakPlugin(import.meta.dirname)] : [],
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    passWithNoTests: false,
    ...(handedOver.journal === undefined
      ? {}
      : { reporters: ['default', createJournalReporter(handedOver.journal)] }),
    testTimeout,
    hookTimeout: testTimeout,
    // Servers and databases are stopped in order however slow the machine is.
    teardownTimeout: testTimeout,
    ...(order === undefined ? {} : { sequence: { seed: Number(order) } }),
    fsModuleCache: !breaking,
    // Tests wait for disks and servers more than they compute, so two at a time pays even on two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    expect: { poll: { timeout: patience } },
    projects: [
      {
        extends: true,
        test: {
          ...together,
          ...anyOrder,
          ...named('unit'),
          include: of('unit', [...glob('test.ts'), ...glob('test.tsx')]),
          exclude: [
            ...exclude,
            ...component,
            ...glob('integration.test.ts'),
            ...glob('integration.test.tsx'),
          ],
        },
      },
      {
        extends: true,
        test: {
          ...integration,
          include: of('integration', glob('integration.test.ts')),
          exclude: [...exclude, ...(handedOver.leaveOut ?? [])],
          // What takes milliseconds comes first.
          sequence: { groupOrder: 1 },
          globalSetup: ['tests/harness/share-postgres.ts', ...described('share-document')],
          setupFiles: [...integration.setupFiles, ...described('described-answers')],
        },
      },
      {
        extends: true,
        test: components('react'),
      },
      {
        extends: true,
        resolve: { alias: preact },
        test: {
          ...components('preact'),
          setupFiles: [...named('preact').setupFiles, 'packages/react/src/testing/preact-effects.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...together,
          ...named('e2e'),
          include: of('e2e', glob('e2e.ts')),
          exclude,
          // A browser on a machine that is busy elsewhere may miss a moment once; what fails twice is a fault. The report
          // names every test that was tried again.
          retry: 1,
          globalSetup: ['tests/harness/global-setup.ts'],
        },
      },
    ],
  },
});
