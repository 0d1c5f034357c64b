import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { Root } from 'postcss';
import { parse } from 'postcss';
import { isFrame } from '../../../scripts/building/flatten-layers.ts';
import { restOfStyles } from './rest-of-styles.ts';

/** Code that styles a first picture. */
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

const dropEmptyGroups = (root: Root): void => {
  root.walkAtRules((group) => {
    if (group.nodes?.length === 0) group.remove();
  });
};

const keepSelectors = (root: Root, isKept: (selector: string) => boolean): void => {
  root.walkRules((rule) => {
    if (isFrame(rule)) return;
    const selectors = rule.selectors.filter(isKept);
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  dropEmptyGroups(root);
};

const withoutSelectors = (css: string, unwanted: RegExp): string => {
  const root = parse(css);
  keepSelectors(root, (selector) => !unwanted.test(selector));
  return root.toString();
};

/** Leaves out keyframes that nothing runs and properties that nothing reads; dropped rules may have read others. */
const dropUnread = (root: Root): void => {
  const css = root.toString();
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  root.walkDecls(/^--(cd|lightningcss)-/, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove();
  });
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  root.walkAtRules('keyframes', (frames) => {
    if (!new RegExp(`animation[^;}]*\\b${frames.params}\\b`).test(css)) frames.remove();
  });
  dropEmptyGroups(root);
  if (root.toString() !== css) dropUnread(root);
};

/** Takes from a minified style sheet the rules of the first picture. */
export const firstStylesOf = (css: string, { script, later }: FirstPictureCode): string => {
  const root = parse(css);
  const isNamed = namesIn(script);
  keepSelectors(
    root,
    (selector) =>
      !later.test(selector) && [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => isNamed(name)),
  );
  dropUnread(root);
  return root.toString();
};

/** Which parts of a page bring its styles, by the names of the parts. */
export interface StyledParts {
  /** Brings the part that is drawn until a press is answered. */
  readonly styles: string;
  /** The script that draws it, beside the entry. */
  readonly components: string;
  /** Brings all the rest. */
  readonly later: string;
  /** Selectors that nothing in the first picture matches. */
  readonly notFirst: RegExp;
  /** Selectors that nothing matches until a press is answered. */
  readonly notPressed: RegExp;
  /** Selectors that nothing on the page ever matches. */
  readonly never: RegExp;
}

const hashed = (css: string): string => createHash('sha256').update(css).digest('base64url').slice(0, 7);

const partOf = (files: Rolldown.OutputBundle, part: string): Rolldown.OutputChunk => {
  const found = Object.values(files).find((file) => file.type === 'chunk' && file.name === part);
  if (found?.type !== 'chunk') throw new Error(`There is no part ${part}`);
  return found;
};

const sheetOf = (files: Rolldown.OutputBundle, part: string): string => {
  const found = Object.values(files).find(
    (file) => file.type === 'asset' && file.names.includes(`${part}.css`),
  );
  if (found === undefined) throw new Error(`There is no style sheet of ${part}`);
  return found.fileName;
};

/**
 * Makes a Vite plugin that gives a page its styles in three sheets, each without the rules of those before it: those of its
 * first picture, which the page names, those of all that answers a press, and the rest. Two parts bring the same whole sheet,
 * and get a piece of it instead.
 */
export const firstStyles = ({ styles, components, later, ...looks }: StyledParts): Plugin => ({
  name: 'chartdock-first-styles',
  apply: 'build',
  writeBundle: {
    sequential: true,
    handler: async ({ dir = '' }, bundle) => {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      if (entry?.type !== 'chunk') throw new Error('There is no first script');
      const css = withoutSelectors(await readFile(join(dir, sheetOf(bundle, styles)), 'utf8'), looks.never);
      const first = firstStylesOf(css, { script: entry.code, later: looks.notFirst });
      const drawn = firstStylesOf(css, {
        script: entry.code + partOf(bundle, components).code,
        later: looks.notPressed,
      });
      const pressed = restOfStyles(drawn, [first]);
      const renamed = new Map<string, string>();
      for (const [part, sheet] of [
        [styles, pressed],
        [later, restOfStyles(css, [first, pressed])],
      ] as const) {
        const name = `assets/${part}-${hashed(sheet)}.css`;
        renamed.set(sheetOf(bundle, part), name);
        await rm(join(dir, sheetOf(bundle, part)));
        await writeFile(join(dir, name), sheet);
      }
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const path = join(dir, file.fileName);
        let code = await readFile(path, 'utf8');
        for (const [from, to] of renamed) code = code.replaceAll(from, to);
        await writeFile(path, code);
      }
      const name = `assets/first-${hashed(first)}.css`;
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
