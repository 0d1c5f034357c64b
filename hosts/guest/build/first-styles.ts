import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { parse, type Root, type Rule } from 'postcss';

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

const isFrame = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';

const dropEmptyGroups = (root: Root): void => {
  root.walkAtRules((group) => {
    if (group.nodes?.length === 0) group.remove();
  });
};

const keepSelectors = (root: Root, { script, later }: FirstPictureCode): void => {
  const isNamed = namesIn(script);
  root.walkRules((rule) => {
    if (isFrame(rule)) return;
    const selectors = rule.selectors.filter(
      (selector) =>
        !later.test(selector) &&
        [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => isNamed(name)),
    );
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
};

/** Leaves out keyframes that nothing runs and properties that nothing reads; what is left out may have read others. */
const dropUnread = (root: Root): void => {
  const css = root.toString();
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  root.walkDecls(/^--cd-/, (declaration) => {
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

/** Takes from a minified style sheet what the first picture needs. What follows it later is the whole sheet, so that the order of its rules is the same. */
export const firstStylesOf = (css: string, picture: FirstPictureCode): string => {
  const root = parse(css);
  keepSelectors(root, picture);
  dropEmptyGroups(root);
  dropUnread(root);
  return root.toString();
};

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
