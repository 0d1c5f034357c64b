import { createHash } from 'node:crypto';
import ts from 'typescript';
import type { TextFile } from './check.types.ts';
import { longTitleOf } from './test-titles.ts';

interface WordRule {
  readonly pattern: RegExp;
  readonly why: string;
  /** Which files the rule looks at, default all. */
  readonly only?: RegExp;
}

// Pieces are joined here so that this table does not match itself.
const word = (...pieces: readonly string[]): string => pieces.join('');
const code = /\.(tsx?|jsx?|mjs|cjs)$/;

const rules: readonly WordRule[] = [
  { pattern: new RegExp(word('@ts-', '(ignore|expect-error|nocheck)')), why: 'a suppression', only: code },
  { pattern: new RegExp(word('eslint-', 'disable')), why: 'a suppression', only: code },
  { pattern: new RegExp(word('prettier-', 'ignore')), why: 'a suppression', only: code },
  { pattern: new RegExp(word('\\b(TO', 'DO|FIX', 'ME|XX', 'X)\\b')), why: 'unfinished work', only: code },
  {
    pattern: new RegExp(word('\\b(it|test|describe|suite)\\.(on', 'ly|sk', 'ip|to', 'do)\\b')),
    why: 'a test that is left out',
    only: /\.tsx?$/,
  },
  {
    pattern: new RegExp(word('/\\*\\* Wh', 'at\\b')),
    why: 'a comment that opens with no noun or verb',
    only: code,
  },
  {
    pattern: new RegExp(word('(?<![\\w.$}*:)-])/(wo', 'rk|tm', 'p|home/\\w+|Users/\\w+)/')),
    why: 'a path of one machine',
  },
  {
    pattern: new RegExp(word('https?://[\\w.-]*(regi', 'stry|npmm', 'irror)[\\w.-]*')),
    why: 'a registry address',
  },
  {
    pattern: new RegExp(word('^\\s*(tarb', 'all|resolved):? .*https?:')),
    why: 'a registry address',
    only: /lock\.yaml$/,
  },
  {
    pattern: new RegExp(
      word('\\bnp', 'x(?! --yes pnpm)( -\\S+)* [\'"`]?pnpm|[\'"`]np', 'x[\'"`], \\[[\'"`]pnpm'),
    ),
    why: 'a command that ends where npm may not ask, without --yes',
  },
];

/** Holds the hashes of names of tools that live outside the repository, so that the names do not stand here. */
const foreignTools: ReadonlySet<string> = new Set(['8cf10d1b0e07', '247ca8a0be8c']);

/** Shortens a word's hash to the form of the table above. */
export const wordHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

const lineProblems = ({ path, text }: TextFile): string[] => {
  const applicable = rules.filter(({ only }) => only === undefined || only.test(path));
  return text.split('\n').flatMap((line, at) => [
    ...applicable.flatMap(({ pattern, why }) => {
      const found = pattern.exec(line);
      return found === null ? [] : [`${path}:${at + 1} ${why}: ${found[0].trim()}`];
    }),
    ...(line.match(/[a-z]+-[a-z]+/g) ?? [])
      .filter((name) => foreignTools.has(wordHash(name)))
      .map(() => `${path}:${at + 1} names a tool that is not part of the repository`),
  ]);
};

const syntaxProblems = ({ path, text }: TextFile): string[] => {
  if (!/\.tsx?$/.test(path)) return [];
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, false, kind);
  const problems: string[] = [];
  const note = (node: ts.Node, what: string): void => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    problems.push(`${path}:${line + 1} ${what}`);
  };
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) note(node, `the type ${word('a', 'ny')}`);
    if (ts.isNonNullExpression(node)) note(node, 'a non-null assertion');
    const title = longTitleOf(node);
    if (title !== undefined) note(node, `a title of more than nine words: ${title}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
};

/** Finds words that the house does not use: loose types, suppressions, unfinished work, machine paths, registries, long titles. */
export const findHouseWords = (files: readonly TextFile[]): string[] =>
  files.flatMap((file) => [...lineProblems(file), ...syntaxProblems(file)]);
