import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { handOver, readHandedOver } from './handed-over.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chartdock-handed-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('hands journal, files and exceptions over', () => {
  const handed = {
    journal: join(folder, 'journal'),
    files: { unit: ['a.test.ts'] },
    leaveOut: ['b.integration.test.ts'],
  };
  expect(readHandedOver(handOver(handed), process.pid)).toEqual(handed);
});

it('hands nothing to a grandchild that inherits the names', () => {
  const env = handOver({ journal: join(folder, 'journal') });
  expect(readHandedOver(env, process.pid + 1)).toEqual({});
  expect(readHandedOver({}, process.pid)).toEqual({});
});
