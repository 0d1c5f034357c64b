import { expect, it } from 'vitest';
import { findDomainProblems } from './domain-imports.ts';

const root = 'packages/x/src';
const file = (path: string, text = '') => ({ path: `${root}/${path}`, text });
const domains = [file('domains/trees/index.ts'), file('domains/lists/index.ts')];

it('finds imports past the exports of a domain', () => {
  const files = [
    ...domains,
    file('domains/trees/move.ts', `import type { Row } from '../lists/rows.ts';`),
    file('http/pages/page.ts', `import { move } from '../../domains/trees/move.ts';`),
  ];
  expect(findDomainProblems(files, root)).toEqual([
    `${root}: domains/trees/move.ts → domains/lists/rows.ts reaches into lists; import what lists/index.ts exports`,
    `${root}: http/pages/page.ts → domains/trees/move.ts reaches into trees; import what trees/index.ts exports`,
  ]);
});

it('finds domains that import one another', () => {
  const files = [
    ...domains,
    file('domains/trees/move.ts', `import '../lists/index.ts';`),
    file('domains/lists/rows.ts', `import '../trees/index.ts';`),
  ];
  expect(findDomainProblems(files, root)).toEqual([
    `${root}/domains: domains import one another: lists ↔ trees`,
  ]);
});

it('lets tests look inside a domain', () => {
  const files = [
    ...domains,
    file('domains/trees/move.ts', `import '../lists/index.ts'; import './places.ts';`),
    file('domains/trees/move.test.ts', `import '../lists/rows.ts';`),
    file('testing/kit.ts', `import '../domains/lists/rows.ts';`),
  ];
  expect(findDomainProblems(files, root)).toEqual([]);
});
