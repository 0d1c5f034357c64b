import { setImmediate as nextTurn } from 'node:timers/promises';
import { readSource } from './read-source.ts';
import type { OwnCategories, SourceFault, SourceFile, TemplateSource } from './read-source.ts';

/** Result of reading a set of sources. */
export interface SourcesReading {
  readonly sources: readonly TemplateSource[];
  readonly faults: readonly SourceFault[];
}

/** How a set of sources is read. */
export interface SourcesReadingOptions {
  /** Ends it early when it returns true. Default never. */
  readonly isStopped?: () => boolean;
  /** Categories that sources of a partner may lie in; undefined for sources that are no partner's. */
  readonly categories?: OwnCategories;
}

/**
 * Reads sources one after the other, letting others have their turn between, so that a server can do it while it answers. Of two
 * sources with one name the second is refused.
 */
export const readSources = async (
  files: readonly SourceFile[],
  { isStopped = () => false, categories }: SourcesReadingOptions = {},
): Promise<SourcesReading> => {
  const sources: TemplateSource[] = [];
  const faults: SourceFault[] = [];
  const paths = new Map<string, string>();
  for (const file of files) {
    if (isStopped()) break;
    const reading = readSource(file, categories);
    if (reading.status === 'refused') faults.push(...reading.faults);
    else {
      const { slug } = reading.source;
      const first = paths.get(slug);
      if (first === undefined) {
        paths.set(slug, file.path);
        sources.push(reading.source);
      } else
        faults.push({
          file: file.path,
          line: 1,
          zh: `${first} 已使用此名称`,
          en: `${first} has this name already`,
        });
    }
    await nextTurn();
  }
  return { sources, faults };
};
