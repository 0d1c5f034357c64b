import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

const SERVER = fileURLToPath(new URL('../../../../', import.meta.url));
const PROGRAM = `
  const { openDatabase } = await import(process.argv[1])
  const database = await openDatabase({ dataDir: process.argv[2] })
  const { rows } = await database.pool.query('select 6 * 7 as answer')
  await database.close()
  console.log(rows[0].answer)`;

it('opens from the built package with worker', async () => {
  const cache = join(SERVER, '.cache');
  mkdirSync(cache, { recursive: true });
  const dist = mkdtempSync(join(cache, 'built-'));
  const dataDir = mkdtempSync(join(tmpdir(), 'chartdock-built-'));
  try {
    await build({
      absWorkingDir: SERVER,
      entryPoints: {
        index: 'src/kernel/db/database.ts',
        'embedded-worker': 'src/kernel/db/embedded/embedded-worker.ts',
      },
      outdir: dist,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
    });
    const program = ['--input-type=module', '-e', PROGRAM, join(dist, 'index.js'), join(dataDir, 'data')];
    const { stdout } = await promisify(execFile)(process.execPath, program);
    expect(stdout).toBe('42\n');
  } finally {
    rmSync(dist, { recursive: true });
    rmSync(dataDir, { recursive: true });
  }
});
