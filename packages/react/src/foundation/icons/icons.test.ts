import { FILE_CATEGORIES } from '@chartdock/contract';
import { expect, test } from 'vitest';
import * as interfaceIcons from './interface-icons.ts';
import { iconKindOf } from './icon-kind.ts';
import { kindPaths } from './kind-paths.ts';

test('every category has an icon, two share', () => {
  const kinds = FILE_CATEGORIES.map(iconKindOf);
  expect(new Set(kinds).size).toBe(FILE_CATEGORIES.length - 2);
  expect(iconKindOf('mind_free')).toBe('mind');
  expect(iconKindOf('mind_org_multistage')).toBe('mind_org');
});

test('an unknown category is a map or chart', () => {
  expect([iconKindOf('mind_new'), iconKindOf('whatever'), iconKindOf('constructor')]).toEqual([
    'mind',
    'flow',
    'flow',
  ]);
});

test('icons stay on their grid', () => {
  for (const [kind, { line, accent }] of Object.entries(kindPaths)) {
    const starts = Array.from(`${line}${accent}`.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g));
    expect(starts.length, kind).toBeGreaterThan(0);
    for (const [, x, y] of starts) {
      expect(Math.min(Number(x), Number(y)), kind).toBeGreaterThanOrEqual(1.5);
      expect(Math.max(Number(x), Number(y)), kind).toBeLessThanOrEqual(18.5);
    }
  }
});

test('every interface icon is one absolute path', () => {
  const paths = Object.entries(interfaceIcons);
  expect(paths.length).toBeGreaterThan(40);
  for (const [name, path] of paths) expect(path, name).toMatch(/^M[\d.]/);
});
