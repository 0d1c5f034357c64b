import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeOwnerOnly } from './owner-only.ts';

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

describe.skipIf(process.platform === 'win32')('makeOwnerOnly', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'chartdock-owner-'));
    mkdirSync(join(folder, 'data/inner'), { recursive: true });
    writeFileSync(join(folder, 'data/inner/file'), '');
    writeFileSync(join(folder, 'outside'), '');
    symlinkSync(join(folder, 'outside'), join(folder, 'data/link'));
    for (const path of ['data', 'data/inner', 'data/inner/file', 'outside'])
      chmodSync(join(folder, path), path.endsWith('file') ? 0o644 : 0o755);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('closes files to others, following no link', () => {
    expect(makeOwnerOnly(join(folder, 'data'))).toEqual([]);
    expect(modeOf(join(folder, 'data'))).toBe('700');
    expect(modeOf(join(folder, 'data/inner'))).toBe('700');
    expect(modeOf(join(folder, 'data/inner/file'))).toBe('600');
    expect(modeOf(join(folder, 'outside'))).toBe('755');
  });

  it('names open files', () => {
    const refuse = (): never => {
      throw Object.assign(new Error('EPERM'), { code: 'EPERM' });
    };
    for (const change of [refuse, () => undefined])
      expect(makeOwnerOnly(join(folder, 'data'), change)).toEqual([
        join(folder, 'data'),
        join(folder, 'data/inner'),
        join(folder, 'data/inner/file'),
      ]);
  });
});
