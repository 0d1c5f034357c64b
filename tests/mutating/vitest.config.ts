import { defineConfig } from 'vitest/config';
import { inRoot } from '../../scripts/repository/paths.ts';

/** The unit tests alone, which is what mutants are shown to: a server for each of thousands would take days. */
export default defineConfig({
  root: inRoot(),
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['**/*.test.ts'],
    // Each mutant gets a worker of its own, in which its files share what they import, as in every run.
    isolate: false,
    exclude: ['**/node_modules/**', '**/dist/**', '**/.cache/**', '**/*.integration.test.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // Most of a run is waiting for mutants that never answer; the tests themselves take milliseconds.
    testTimeout: 6_000,
  },
});
