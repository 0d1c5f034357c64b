import type { SourceLanguage } from './source-language.ts';
import type { SourceRenderer } from './source.types.ts';

/** Draws each language; what draws it is loaded when it is first needed. */
export const renderSource: Readonly<Record<SourceLanguage, SourceRenderer>> = {
  latex: async (source) => (await import('./render-latex.ts')).renderLatex(source),
  mermaid: async (source, settings) => (await import('./render-mermaid.ts')).renderMermaid(source, settings),
};
