import { readFileSync } from 'node:fs';
import type { TextFile } from '../../scripts/checking/check.types.ts';
import { repositoryFiles } from '../../scripts/repository/files.ts';
import { inRoot } from '../../scripts/repository/paths.ts';

/** Reads every test of the repository, and what tests run through: suites and their neighbours. */
export const readTestFiles = (): TextFile[] =>
  repositoryFiles()
    .filter((path) => /\.(test|suite)\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(inRoot(path), 'utf8') }));
