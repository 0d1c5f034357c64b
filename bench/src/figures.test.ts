import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { describeFigures, handIn, isWithin } from './figures.ts';

describe('figures of benches', () => {
  it.each([
    [{ name: 'a', measured: 2, limit: 2 }, true],
    [{ name: 'a', measured: 2.1, limit: 2 }, false],
    [{ name: 'a', measured: 3, limit: 3, wanted: 'least' } as const, true],
    [{ name: 'a', measured: 2.9, limit: 3, wanted: 'least' } as const, false],
    [{ name: 'a', measured: Number.NaN, limit: 3 }, false],
    [{ name: 'a', measured: Number.NaN, limit: 3, wanted: 'least' } as const, false],
  ])('holds %j against its limit', (figure, expected) => {
    expect(isWithin(figure)).toBe(expected);
  });

  it('marks figures over their limit', () => {
    const lines = describeFigures([
      { bench: 'bridge', name: 'handshake', measured: 1.254, limit: 1.25 },
      { bench: 'viewer', name: 'lighter', measured: 4, limit: 3, wanted: 'least' },
    ]).split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/^bridge\s+handshake\s+1\.25\s+at most 1\.25\s+OVER$/);
    expect(lines[2]).toMatch(/^viewer\s+lighter\s+4\s+at least 3$/);
  });

  it('hands figures over line by line', () => {
    const folder = mkdtempSync(join(tmpdir(), 'chartdock-figures-'));
    const file = join(folder, 'figures.jsonl');
    vi.stubEnv('CHARTDOCK_BENCH_FIGURES', file);
    handIn([{ name: 'a', measured: 1, limit: 2 }]);
    handIn([{ name: 'b', measured: 3, limit: 2, wanted: 'least' }]);
    expect(
      readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    ).toEqual([
      { name: 'a', measured: 1, limit: 2 },
      { name: 'b', measured: 3, limit: 2, wanted: 'least' },
    ]);
    rmSync(folder, { recursive: true });
  });
});
