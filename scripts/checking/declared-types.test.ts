import { afterEach, expect, it } from 'vitest';
import { createScratchPackage } from '../../tests/harness/scratch-package.ts';
import { findDeclarationProblems } from './declared-types.ts';

const made: (() => void)[] = [];

const problemsOf = (declaration: string, manifest: object): string[] => {
  const { one, remove } = createScratchPackage({ 'dist/deep/app.d.ts': declaration });
  made.push(remove);
  return findDeclarationProblems({ ...one, manifest: { ...one.manifest, ...manifest } });
};

afterEach(() => {
  for (const remove of made.splice(0)) remove();
});

const types = { '@types/express': '5.0.6', '@types/smtp': '1.0.0' };

it.each([
  ["import type { Express } from 'express';"],
  ["export declare const app: import('express/lib/app').App;"],
])('reports types that only our own development has: %s', (declaration) => {
  expect(problemsOf(declaration, { devDependencies: types })).toEqual([
    'packages/scratch has declarations that need @types/express, which is no dependency of it',
  ]);
});

it('accepts installed, peer and file types', () => {
  const peer = { devDependencies: types, peerDependencies: { express: '5.0.0' } };
  expect(problemsOf("import type { Express } from 'express';", peer)).toEqual([]);
  expect(problemsOf("import type { Express } from 'express';", { dependencies: types })).toEqual([]);
  expect(problemsOf("export * from './express.js';", { devDependencies: types })).toEqual([]);
});
