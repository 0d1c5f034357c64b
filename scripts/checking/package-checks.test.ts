import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { WorkspacePackage } from '../repository/packages.ts';
import { inRoot } from '../repository/paths.ts';
import { createScratchPackage } from '../../tests/harness/scratch-package.ts';
import { findReportProblem, formatApiReport, shortenSignature, writeApiReport } from './api-report.ts';
import { findManifestProblems } from './manifests.ts';
import { countExports, findUndocumented } from './public-docs.ts';
import { findExampleProblems, parseFences } from './readme-code.ts';

const made: (() => void)[] = [];

const scratch = (files: Readonly<Record<string, string>>): WorkspacePackage => {
  const { one, remove } = createScratchPackage(files);
  made.push(remove);
  return one;
};

afterEach(() => {
  for (const remove of made.splice(0)) remove();
});

const documented = [
  '/** Adds two numbers. */',
  'export const add = (a: number, b: number): number => a + b;',
  '/** Describes a pair. */',
  'export interface Pair { readonly left: string }',
].join('\n');

describe('findUndocumented', () => {
  it('accepts exports with doc comments, also through re-exports', () => {
    const one = scratch({
      'src/index.ts': `export { add, type Pair } from './pair.ts';`,
      'src/pair.ts': documented,
    });
    expect(findUndocumented(one)).toEqual([]);
    expect(countExports(one)).toBe(2);
  });

  it('reports a value and a type without one', () => {
    const one = scratch({
      'src/index.ts': `// no doc comment\nexport const bare = 1;\nexport type Bare = string;\n/** */\nexport const empty = 2;`,
    });
    expect(findUndocumented(one).map((line) => /\w+(?= \(@)/.exec(line)?.[0])).toEqual([
      'Bare',
      'bare',
      'empty',
    ]);
  });
});

describe('API report', () => {
  it('lists exports by name with signatures', () => {
    const text = formatApiReport(scratch({ 'src/index.ts': documented }));
    expect(text).toContain('interface Pair {\n    readonly left: string;\n}');
    expect(text).toContain('const add: (a: number, b: number) => number');
    expect(text.indexOf('interface Pair')).toBeLessThan(text.indexOf('const add'));
    expect(text).not.toContain('Adds two numbers');
  });

  it('is missing, current, then stale', () => {
    const one = scratch({ 'src/index.ts': documented });
    expect(findReportProblem(one)).toContain('is missing');
    writeApiReport(one);
    expect(findReportProblem(one)).toBeUndefined();
    const path = join(one.path, 'api-report.md');
    writeFileSync(path, readFileSync(path, 'utf8').replace('a: number', 'a: string'));
    expect(findReportProblem(one)).toContain('out of date');
  });

  it('shows members, constructors and overloads', () => {
    const source = [
      'export class Late extends Error { readonly code = "late"; constructor(by: number) { super(String(by)); } }',
      'export function pick(a: string): string;',
      'export function pick(a: number): number;',
      'export function pick(a: string | number): string | number { return a; }',
    ].join('\n');
    const text = formatApiReport(scratch({ 'src/index.ts': source }));
    expect(text).toContain('class Late extends Error {\n  new (by: number) => Late\n  code: "late"\n}');
    expect(text).toContain('function pick(a: string): string\nfunction pick(a: number): number');
  });

  it('keeps changes visible in short signatures', () => {
    const long = 'x'.repeat(2000);
    expect(shortenSignature(`${long}a`)).not.toBe(shortenSignature(`${long}b`));
    expect(shortenSignature(`${long}a`).length).toBeLessThan(400);
  });
});

describe('findExampleProblems', () => {
  const source = { 'src/index.ts': documented };

  it('accepts compiling examples and other languages', () => {
    const readme = "```ts\nimport { add } from './index.ts';\nadd(1, 2);\n```\n```sh\nnot code\n```\n";
    expect(findExampleProblems(scratch(source), readme)).toEqual([]);
    expect(parseFences(readme)).toHaveLength(1);
  });

  it('reports the README line that fails', () => {
    const readme = "# Title\n\n```ts\nimport { add } from './index.ts';\nadd('1', 2);\n```\n";
    expect(findExampleProblems(scratch(source), readme)).toEqual([
      expect.stringMatching(/^packages\/scratch\/README\.md:5 Argument of type/),
    ]);
  });
});

describe('findManifestProblems', () => {
  const url = 'git+https://github.com/chartdock/chartdock.git';
  /** A package that gets published and lacks nothing. */
  const whole = (files: Readonly<Record<string, string>> = {}): WorkspacePackage => {
    const license = readFileSync(inRoot('LICENSE'), 'utf8');
    const base = scratch({
      'README.md': '#',
      'tsconfig.json': '{}',
      'src/index.ts': '',
      LICENSE: license,
      ...files,
    });
    const repository = { type: 'git', url, directory: 'packages/files' };
    const engines = { node: '>=20' };
    return { ...base, folder: 'packages/files', manifest: { ...base.manifest, repository, engines } };
  };
  const styles = { './s.css': './src/styles/s.css' };
  const publishedStyles = { './s.css': './dist/styles/s.css' };

  it('reports a package’s gaps', () => {
    const one = scratch({ 'README.md': '#' });
    expect(findManifestProblems(one)).toEqual([
      'packages/scratch has no tsconfig.json',
      'packages/scratch is not in the table of layers',
      'packages/scratch exports ., but its file does not exist',
      'packages/scratch has no LICENSE, or another than the repository',
      `packages/scratch does not name ${url} with its folder as its repository`,
      'packages/scratch does not say in engines which Node it needs',
    ]);
  });

  it('reports differing licences and repositories', () => {
    expect(findManifestProblems(whole())).toEqual([]);
    expect(findManifestProblems(whole({ LICENSE: 'All rights reserved' }))).toEqual([
      'packages/files has no LICENSE, or another than the repository',
    ]);
    const moved = whole();
    const repository = { type: 'git', url, directory: 'packages/account' };
    expect(findManifestProblems({ ...moved, manifest: { ...moved.manifest, repository } })).toEqual([
      `packages/files does not name ${url} with its folder as its repository`,
    ]);
  });

  it.each([
    [false, 2],
    [['./dist/other.css'], 2],
    [['./dist/**/*.css'], 1],
    [['**/*.css'], 0],
    [['*.css'], 0],
    [undefined, 0],
  ] as const)('finds dropped style sheets at %j', (sideEffects, dropped) => {
    const base = whole();
    const manifest = {
      ...base.manifest,
      ...(sideEffects === undefined ? {} : { sideEffects }),
      exports: { ...base.manifest.exports, ...styles },
      publishConfig: { exports: { ...base.manifest.publishConfig?.exports, ...publishedStyles } },
    };
    expect(findManifestProblems({ ...base, manifest })).toEqual(
      ['./src/styles/s.css', './dist/styles/s.css']
        .slice(0, dropped)
        .map((file) => `packages/files lets bundlers drop ${file}: sideEffects does not list it`),
    );
  });

  it('reports odd subpaths and outside versions', () => {
    const base = whole();
    const manifest = {
      ...base.manifest,
      publishConfig: { exports: { '.': './src/index.ts', './more': './dist/more.js' } },
      dependencies: { '@chartdock/contract': '^1.0.0' },
    };
    expect(findManifestProblems({ ...base, manifest })).toEqual([
      'packages/files publishes other subpaths than it has in the repository',
      'packages/files publishes source files',
      'packages/files depends on @chartdock/contract ^1.0.0, not on workspace:*',
    ]);
  });
});
