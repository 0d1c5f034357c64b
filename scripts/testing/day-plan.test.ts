import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../repository/paths.ts';
import { DAYS, databaseOf, dayOf, hashInputs, leftOutOn, longTests } from './day-plan.ts';

const paths = longTests.map(({ path }) => path);
const [first] = longTests;
const leftOut = (day: number, more: Partial<Parameters<typeof leftOutOn>[1]> = {}): readonly string[] =>
  leftOutOn(day, { seen: {}, now: {}, changed: [], ...more });

describe('the long tests of a day', () => {
  it('are files that exist, with inputs that exist', () => {
    for (const { path, inputs } of longTests)
      for (const each of [path, ...inputs]) expect(existsSync(inRoot(each)), each).toBe(true);
  });

  it('have all run after some days', () => {
    const ran = new Set<string>();
    for (let day = 20_000; day < 20_000 + DAYS; day += 1) {
      const out = leftOut(day);
      expect(out.length).toBeGreaterThanOrEqual(paths.length / 2);
      for (const path of paths) if (!out.includes(path)) ran.add(path);
    }
    expect([...ran].sort()).toEqual([...paths].sort());
  });

  it('run where the last commit touched', () => {
    const path = first?.path ?? '';
    expect(leftOut(1)).toContain(path);
    expect(leftOut(1, { changed: [`${first?.inputs[0]}/pool.ts`] })).not.toContain(path);
    expect(leftOut(1, { changed: [`${first?.inputs[0]}-other/pool.ts`] })).toContain(path);
  });

  it('run where inputs differ from success', () => {
    const path = first?.path ?? '';
    const changed = [path];
    expect(leftOut(1, { seen: { [path]: 'a' }, now: { [path]: 'a' }, changed })).toContain(path);
    expect(leftOut(1, { seen: { [path]: 'a' }, now: { [path]: 'b' } })).not.toContain(path);
  });

  it('notice a change in a file below their inputs', () => {
    const base = mkdtempSync(join(tmpdir(), 'chartdock-day-'));
    try {
      const file = join(base, first?.inputs[0] ?? '', 'deep/pool.ts');
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, 'one');
      const before = hashInputs(base);
      writeFileSync(file, 'two');
      const after = hashInputs(base);
      expect(after[first?.path ?? '']).not.toBe(before[first?.path ?? '']);
      expect(after['tests/guarding/authorisation-matrix.integration.test.ts']).toBe(
        before['tests/guarding/authorisation-matrix.integration.test.ts'],
      );
    } finally {
      rmSync(base, { recursive: true, force: true });
    }
  });
});

it('takes the other database each other day', () => {
  const day = dayOf(new Date('2026-11-27T23:59:59Z'));
  expect(day).toBe(dayOf(new Date('2026-11-27T00:00:00Z')));
  expect(new Set([databaseOf(day), databaseOf(day + 1)]).size).toBe(2);
});
