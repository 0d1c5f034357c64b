import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { parseStyles, splitAt, writeStyles, type StylePart } from './style-sheet.ts';

/** What a first picture is styled by. */
export interface FirstPictureCode {
  /** The script that draws it; classes are found by their names in it. */
  readonly script: string;
  /** Selectors that nothing in it matches at first, although their names are in the script. */
  readonly later: RegExp;
}

const classNames = /\b(?:cd|guest)(?:-\w|_)[\w-]*|(?<=["'`\s])guest(?=["'`\s])/g;

/** Tells which classes a script names. One whose end is put together when it runs stands for all that begin like it. */
const namesIn = (script: string): ((name: string) => boolean) => {
  const names = new Set(script.match(classNames));
  const beginnings = [...names].filter((name) => /(?:--|__)$/.test(name));
  return (name) => names.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
};

type Keep = (part: StylePart) => StylePart | undefined;

const isEmpty = (part: StylePart): boolean => ('parts' in part ? part.parts : part.declarations).length === 0;

const filterParts = (parts: readonly StylePart[], keep: Keep): readonly StylePart[] =>
  parts.flatMap((part) => {
    const isRuleGroup = 'parts' in part && !part.head.startsWith('@keyframes');
    const kept = isRuleGroup ? { ...part, parts: filterParts(part.parts, keep) } : keep(part);
    return kept === undefined || isEmpty(kept) ? [] : [kept];
  });

const keepSelectors =
  ({ script, later }: FirstPictureCode): Keep =>
  (part) => {
    if (part.head.startsWith('@')) return part;
    const isNamed = namesIn(script);
    const selectors = splitAt(part.head, ',').filter(
      (selector) =>
        !later.test(selector) &&
        [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => isNamed(name)),
    );
    return selectors.length === 0 ? undefined : { ...part, head: selectors.join(',') };
  };

/** Leaves out keyframes that nothing runs and properties that nothing reads; what is left out may have read others. */
const dropUnread = (parts: readonly StylePart[]): readonly StylePart[] => {
  const css = writeStyles(parts);
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const isRead = (declaration: string): boolean => {
    const name = /^(--cd-[\w-]+):/.exec(declaration)?.[1];
    return name === undefined || read.has(name);
  };
  const left = filterParts(parts, (part) => {
    const frames = /^@keyframes ([\w-]+)/.exec(part.head)?.[1];
    if (frames !== undefined)
      return new RegExp(`animation[^;}]*\\b${frames}\\b`).test(css) ? part : undefined;
    return 'parts' in part ? part : { ...part, declarations: part.declarations.filter(isRead) };
  });
  return writeStyles(left) === css ? left : dropUnread(left);
};

/** Takes from a minified style sheet what the first picture needs. What follows it later is the whole sheet, so that the order of its rules is the same. */
export const firstStylesOf = (css: string, picture: FirstPictureCode): string =>
  writeStyles(dropUnread(filterParts(parseStyles(css), keepSelectors(picture))));

/**
 * Makes a Vite plugin that gives the page a style sheet of its first picture: the rules, of the sheet that the part of a name
 * brings later, whose classes the first script names.
 */
export const firstStyles = (part: string, later: RegExp): Plugin => ({
  name: 'chartdock-first-styles',
  apply: 'build',
  writeBundle: {
    sequential: true,
    handler: async ({ dir = '' }, bundle) => {
      const files = Object.values(bundle);
      const entry = files.find((file) => file.type === 'chunk' && file.isEntry);
      const sheet = files.find((file) => file.type === 'asset' && file.names.includes(`${part}.css`));
      if (entry?.type !== 'chunk' || sheet === undefined)
        throw new Error(`There is no style sheet of ${part}`);
      const css = await readFile(join(dir, sheet.fileName), 'utf8');
      const first = firstStylesOf(css, { script: entry.code, later });
      const hash = createHash('sha256').update(first).digest('base64url').slice(0, 8);
      const name = `assets/first-${hash}.css`;
      await writeFile(join(dir, name), first);
      const page = join(dir, 'index.html');
      const html = await readFile(page, 'utf8');
      const [base = ''] = /[^"]*(?=assets\/[^"]*\.js")/.exec(html) ?? [];
      await writeFile(
        page,
        html.replace(
          /(\s*)<\/head>/,
          `$1  <link rel="stylesheet" crossorigin href="${base}${name}" />$1</head>`,
        ),
      );
    },
  },
});
