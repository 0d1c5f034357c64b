import { expect, it } from 'vitest';
import { findDomainProblems } from './domain-imports.ts';

const root = 'packages/x/src';
const file = (path: string, text = '') => ({ path: `${root}/${path}`, text });
const domains = [file('trees/index.ts'), file('lists/index.ts')];

it('finds an import that passes by what a domain exports, type imports included', () => {
  const files = [
    ...domains,
    file('trees/move.ts', `import type { Row } from '../lists/rows.ts';`),
    file('http/pages/page.ts', `import { move } from '../../trees/move.ts';`),
  ];
  expect(findDomainProblems(files, root)).toEqual([
    `${root}: http/pages/page.ts → trees/move.ts reaches into trees; import what trees/index.ts exports`,
    `${root}: trees/move.ts → lists/rows.ts reaches into lists; import what lists/index.ts exports`,
  ]);
});

it('finds domains that import one another through what they export, where no files form a ring', () => {
  const files = [
    ...domains,
    file('trees/move.ts', `import '../lists/index.ts';`),
    file('lists/rows.ts', `import '../trees/index.ts';`),
  ];
  expect(findDomainProblems(files, root)).toEqual([`${root}: domains import one another: lists ↔ trees`]);
});

it('finds nothing where domains keep to exports, and lets tests and the map of tables look inside', () => {
  const files = [
    ...domains,
    file('trees/move.ts', `import '../lists/index.ts'; import './places.ts'; import '../calls/context.ts';`),
    file('trees/move.test.ts', `import '../lists/rows.ts';`),
    file('testing/kit.ts', `import '../lists/rows.ts';`),
    file('db/schema.ts', `import type { ListTables } from '../lists/tables.ts';`),
  ];
  expect(findDomainProblems(files, root)).toEqual([]);
});
