import { expect, it } from 'vitest';
import { firstVisitTarget } from './first-visit.ts';
import type { FirstVisit } from './first-visit.ts';

const newcomer: FirstVisit = { from: '/', to: '/diagrams', usedFiles: 0, width: 1440, hasSeenList: false };
const targetOf = (change: Partial<FirstVisit>) => firstVisitTarget({ ...newcomer, ...change });

it('sends newcomers from My files to the beginning', () => {
  expect(firstVisitTarget(newcomer)).toBe('/template_create');
});

it('[GUARD-10] leaves people with files where they are', () => {
  expect([0, 1, 7].map((usedFiles) => targetOf({ usedFiles }))).toEqual([
    '/template_create',
    undefined,
    undefined,
  ]);
});

it('[GUARD-11] begins at a width of 800', () => {
  expect([800, 799].map((width) => targetOf({ width }))).toEqual(['/template_create', undefined]);
});

it('[GUARD-12] leaves someone alone who has seen the file list', () => {
  expect(targetOf({ hasSeenList: true })).toBeUndefined();
});

it('[GUARD-13] concerns My files entered from / and nothing else', () => {
  for (const from of ['/history', '/login', '/template_create', '/diagrams', '/trash'])
    expect(targetOf({ from }), from).toBeUndefined();
  for (const to of ['/history', '/diagrams?folder=f1']) expect(targetOf({ to }), to).toBeUndefined();
});
