import { defineConfig } from 'vitest/config';
import { inRoot } from '../../scripts/repository/paths.ts';

/** The unit tests alone, which is what mutants are shown to: a server for each of thousands would take days. */
export default defineConfig({
  root: inRoot(),
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['packages/**/*.test.ts', 'tests/mutating/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/.cache/**', '**/*.integration.test.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    testTimeout: 20_000,
  },
});
