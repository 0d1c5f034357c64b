import { dirname, join } from 'node:path/posix';
import type { TextFile } from '../../scripts/checking/check.types.ts';
import { parseBracket, parseTitles } from '../../scripts/checking/requirements/spec-ids.ts';

/** Says where the tests of a requirement are, and how their titles name it. */
export interface NamedTests {
  /** Test files from the root. */
  readonly files: readonly string[];
  /** Brackets of their titles as written, e.g. `[CRUMB-01..02]`. */
  readonly brackets: readonly string[];
}

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

const importsOf = ({ path, text }: TextFile): string[] =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, target = '']) =>
    join(dirname(path), target),
  );

/** Finds which test files run each file: a test runs itself, and the suites that it imports. */
const runnersOf = (files: readonly TextFile[]): ReadonlyMap<string, readonly string[]> => {
  const importers = new Map<string, string[]>();
  for (const file of files)
    for (const target of importsOf(file))
      importers.set(target, [...(importers.get(target) ?? []), file.path]);
  const runners = (path: string, seen: ReadonlySet<string>): string[] => {
    if (isTest(path)) return [path];
    const above = (importers.get(path) ?? []).filter((one) => !seen.has(one));
    return above.flatMap((one) => runners(one, new Set([...seen, path])));
  };
  return new Map(files.map(({ path }) => [path, [...new Set(runners(path, new Set()))].sort()]));
};

/** Finds the tests of every requirement that titles name, browser tests left out. */
export const findNamedTests = (files: readonly TextFile[]): ReadonlyMap<string, NamedTests> => {
  const runners = runnersOf(files);
  const found = new Map<string, { files: Set<string>; brackets: Set<string> }>();
  for (const file of files.filter(({ path }) => /\.(test|suite)\.tsx?$/.test(path)))
    for (const { title } of parseTitles(file))
      for (const [bracket, inside = ''] of title.matchAll(/\[([^\]]+)\]/g))
        for (const id of parseBracket(inside) ?? []) {
          const one = found.get(id) ?? { files: new Set(), brackets: new Set() };
          for (const runner of runners.get(file.path) ?? []) one.files.add(runner);
          found.set(id, { files: one.files, brackets: one.brackets.add(bracket) });
        }
  return new Map(
    [...found].map(([id, one]) => [id, { files: [...one.files].sort(), brackets: [...one.brackets].sort() }]),
  );
};

/** Builds the pattern that picks exactly the tests that name a requirement. */
export const titlePattern = (brackets: readonly string[]): RegExp =>
  new RegExp(brackets.map((bracket) => bracket.replaceAll(/[[\].]/g, '\\$&')).join('|'));
