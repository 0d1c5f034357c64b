import { layoutText } from './layout-text.ts';
import type { LayoutOptions } from './layout-text.ts';

/** How text is broken into lines. */
export type WrapOptions = Pick<LayoutOptions, 'width' | 'size' | 'weight' | 'maxLines'>;

/** Breaks a text into lines: between Chinese signs but never before closing marks, between words, and inside words that are too long. */
export const wrapText = (text: string, options: WrapOptions): string[] =>
  layoutText(text, options).lines.map((line) => line.text);
