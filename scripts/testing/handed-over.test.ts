import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { handOver, readHandedOver } from './handed-over.ts';

it('hands a journal and a list of files to a child', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chartdock-handed-'));
  try {
    const list = join(folder, 'files');
    writeFileSync(list, '{"unit":["a.test.ts"]}');
    expect(readHandedOver(handOver('j', list), process.pid)).toEqual({
      journal: 'j',
      files: { unit: ['a.test.ts'] },
    });
    expect(readHandedOver(handOver('j', undefined), process.pid)).toEqual({ journal: 'j' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('hands nothing to a grandchild that inherits the names', () => {
  expect(readHandedOver(handOver('j', undefined), process.pid + 1)).toEqual({});
  expect(readHandedOver({}, process.pid)).toEqual({});
});
