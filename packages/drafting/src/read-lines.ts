import type { DraftLine, DraftLanguage } from './draft.types.ts';

const INDENT = 2;

/** Splits a draft into its lines: blank ones and those that begin with `#` are left out, a tab counts as one step. */
export const readLines = (text: string, firstLine = 1): readonly DraftLine[] =>
  text.split(/\r\n|\r|\n/).flatMap((whole, index) => {
    const line = whole.replaceAll('\t', ' '.repeat(INDENT)).trimEnd();
    const content = line.trimStart();
    if (content === '' || content.startsWith('#')) return [];
    const depth = Math.floor((line.length - content.length) / INDENT);
    return [{ number: firstLine + index, depth, text: content }];
  });

const SPLIT = / \| /;

/** Takes one side of `中文 | English`; a text without a bar is the same in both. `\n` breaks a line. */
export const sayIn =
  (language: DraftLanguage) =>
  (text: string): string => {
    const [zh = '', en = zh] = text.split(SPLIT);
    return (language === 'zh' ? zh : en).trim().replaceAll('\\n', '\n');
  };
