import { relative } from 'node:path/posix';
import { inRoot } from '../../scripts/repository/paths.ts';
import type { MutantResult } from './run-mutants.ts';

/** Describes a change that no test could notice, because the program does the same with it. */
export interface EquivalentMutant {
  /** Line on which the change begins, without the space around it. */
  readonly line: string;
  /** Text that the change replaces, and its replacement; both with single spaces, and only the first line of what is replaced. */
  readonly from: string;
  readonly to: string;
  readonly why: string;
}

/** Lists equivalent changes by the file they are in. */
export type EquivalentMutants = Readonly<Record<string, readonly EquivalentMutant[]>>;

/** Part of a result that says which change it was, and how it fared. */
export type JudgedMutant = Pick<MutantResult, 'status' | 'fileName' | 'location' | 'replacement'>;

/** Rest of the results, and the entries that must go or be put right. */
export interface LeftOver<Mutant> {
  readonly rest: readonly Mutant[];
  /** How many were left out. */
  readonly equivalent: number;
  /** Entries that fit no change of a file that was tried, or one that a test has noticed. */
  readonly stale: readonly string[];
}

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Returns how an entry would describe a change of a source. */
export const describeMutant = (
  source: string,
  { location: { start, end }, replacement = '' }: JudgedMutant,
): Omit<EquivalentMutant, 'why'> => {
  // Lines and columns of a result count from 1.
  const line = source.split('\n')[start.line - 1] ?? '';
  const from = line.slice(start.column - 1, start.line === end.line ? end.column - 1 : undefined);
  return { line: line.trim(), from: onOneLine(from), to: onOneLine(replacement) };
};

/** Leaves the equivalent changes out of the results. */
export const leaveOut = <Mutant extends JudgedMutant>(
  results: readonly Mutant[],
  equivalents: EquivalentMutants,
  readSource: (file: string) => string,
): LeftOver<Mutant> => {
  const left = new Set<Mutant>();
  const stale: string[] = [];
  for (const [file, tried] of Map.groupBy(results, ({ fileName }) => relative(inRoot(), fileName))) {
    const source = readSource(file);
    for (const { line, from, to } of equivalents[file] ?? []) {
      const fitting = tried.filter((mutant) => {
        const described = describeMutant(source, mutant);
        return described.line === line && described.from === from && described.to === to;
      });
      const isStale = fitting.length === 0 || fitting.some(({ status }) => status === 'Killed');
      if (isStale) stale.push(`${file}: ${from} -> ${to} in ${line}`);
      else for (const mutant of fitting) left.add(mutant);
    }
  }
  return { rest: results.filter((mutant) => !left.has(mutant)), equivalent: left.size, stale };
};
