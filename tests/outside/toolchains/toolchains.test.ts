import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../../scripts/repository/paths.ts';
import { readResults, whereItRunsPage } from './page.ts';
import { toolchains } from './toolchains.ts';

describe('the table of where the packages run, which node tests/toolchains.ts fills', () => {
  it('holds every package at pinned versions', () => {
    const tried = toolchains.map(({ name, version, attempts }) => [name, version, Object.keys(attempts)]);
    const kept = readResults().rows.map(({ name, version, cells }) => [name, version, Object.keys(cells)]);
    expect(kept).toEqual(tried);
  });

  it('matches the last run', () => {
    expect(readFileSync(inRoot('docs/reference/where-it-runs.md'), 'utf8')).toBe(whereItRunsPage());
  });

  it('would not be, with another outcome', () => {
    const [first, ...others] = readResults().rows;
    const changed = { ...readResults(), rows: [{ ...first, cells: { embed: 'fails' } }, ...others] };
    expect(whereItRunsPage(changed as ReturnType<typeof readResults>)).not.toBe(whereItRunsPage());
  });
});
