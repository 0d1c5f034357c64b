import type { SourceLanguage } from './source-language.ts';

const longestRun = (text: string, mark: RegExp): number =>
  Math.max(0, ...Array.from(text.matchAll(mark), ([run]) => run.length));

/** Puts a source between fences that it cannot close itself. */
const fenced = (source: string, name: string): string => {
  const fence = '`'.repeat(Math.max(3, longestRun(source, /`+/g) + 1));
  return `${fence}${name}\n${source}\n${fence}\n`;
};

/** A formula of a source. */
export interface Formula {
  readonly text: string;
  /** Where it begins in the source, counted in characters from 0. */
  readonly start: number;
}

/** Parts formulas at empty lines, so that each is set on its own. */
export const formulasOf = (source: string): Formula[] =>
  Array.from(source.matchAll(/\S[^\n]*(?:\n[^\S\n]*\S[^\n]*)*/g), ({ 0: text, index }) => ({
    text: text.trimEnd(),
    start: index,
  }));

const WRITERS: Readonly<Record<SourceLanguage, (source: string) => string>> = {
  latex: (source) =>
    formulasOf(source)
      // A dollar sign would end the formula, so that one goes into a fence, where nothing ends it.
      .map(({ text }) => (text.includes('$$') ? fenced(text, 'math') : `$$\n${text}\n$$\n`))
      .join('\n'),
  mermaid: (source) => fenced(source.trimEnd(), 'mermaid'),
};

/** Writes a source as the text of a markdown file, which shows it as a formula or a diagram. */
export const documentOf = (language: SourceLanguage, source: string): string => WRITERS[language](source);
