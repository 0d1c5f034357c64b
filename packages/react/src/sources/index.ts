export { LatexScreen, MermaidScreen } from './SourceScreen.tsx';
export type { SourceScreenProps } from './SourceScreen.tsx';
export { sourceTexts } from './texts/source-texts.ts';
export type { SourceTextKey } from './texts/source-texts.ts';
