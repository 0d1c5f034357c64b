import { writeCompiled, stateOf } from './compiled-library.ts';
import { readSourceFolder } from './read-folder.ts';
import { readSources } from './read-sources.ts';
import type { SourceFault } from './read-source.ts';

/** Result of compiling the sources of a folder. */
export interface Compilation {
  readonly templates: number;
  readonly covers: number;
  /** With one of them nothing is written. */
  readonly faults: readonly SourceFault[];
}

/** Compiles the sources of one folder into another: definitions, descriptions, and covers. */
export const compileLibrary = async (from: string, to: string): Promise<Compilation> => {
  const files = await readSourceFolder(from);
  const { sources, faults } = await readSources(files);
  if (faults.length > 0) return { templates: sources.length, covers: 0, faults };
  const covers = await writeCompiled(to, { state: stateOf(files), sources });
  return { templates: sources.length, covers, faults };
};
