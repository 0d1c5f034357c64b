import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { fromRoot } from '../repository/paths.ts';
import type { TestFile } from './journal.ts';
import { writeLine } from './journal.ts';

const fileOf = ({ project, moduleId }: Pick<TestModule, 'project' | 'moduleId'>): TestFile => ({
  project: project.name,
  path: fromRoot(moduleId),
});

/** Returns whether a file failed without a failing test: it could not be loaded, or a hook around its tests threw. */
const isBroken = (module: TestModule): boolean =>
  module.state() === 'failed' &&
  ![...module.children.allTests()].some((test) => test.result().state === 'failed');

/** Creates a reporter that adds each thing that happens in a run to a journal. */
export const createJournalReporter = (journal: string): Reporter => {
  const writeTest = (test: TestCase): void => {
    const { state, errors = [] } = test.result();
    if (state === 'pending') return;
    const { retryCount = 0, duration = 0 } = test.diagnostic() ?? {};
    // Vitest keeps the errors of earlier tries of a test that passed.
    const [before] = state === 'passed' ? errors : [];
    writeLine(journal, {
      kind: 'test',
      ...fileOf(test.module),
      title: test.fullName,
      state,
      tries: retryCount + 1,
      ...(before === undefined ? {} : { before: before.message.split('\n', 1)[0] ?? '' }),
      took: Math.round(duration),
      ms: Date.now(),
    });
  };
  return {
    onTestRunStart: (specifications) => {
      writeLine(journal, { kind: 'planned', files: specifications.map(fileOf), ms: Date.now() });
    },
    onTestModuleQueued: (module) => {
      writeLine(journal, { kind: 'begun', ...fileOf(module), ms: Date.now() });
    },
    onTestCaseResult: writeTest,
    onTestModuleEnd: (module) => {
      const kind = isBroken(module) ? 'broken' : 'ended';
      writeLine(journal, { kind, ...fileOf(module), ms: Date.now() });
    },
    onTestRunEnd: (_modules, errors) => {
      writeLine(journal, { kind: 'closed', errors: errors.length, ms: Date.now() });
    },
  };
};
