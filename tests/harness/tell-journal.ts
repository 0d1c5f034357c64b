import { beforeEach, expect, inject } from 'vitest';
import { fromRoot } from '../../scripts/repository/paths.ts';
import { writeLine } from '../../scripts/testing/journal.ts';
import type {} from './provided-context.ts';

// Written by the worker itself and at once: a test that blocks its process sends its runner nothing more.
const { testPath } = expect.getState();

if (testPath !== undefined) {
  const { journal, project } = inject('told');
  const file = { project, path: fromRoot(testPath) };
  writeLine(journal, { kind: 'worker', ...file, pid: process.pid, ms: Date.now() });
  beforeEach(({ task }) => {
    writeLine(journal, { kind: 'at', ...file, title: task.fullTestName, ms: Date.now() });
  });
}
