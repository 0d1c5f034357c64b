import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { NATIVE_VERSION } from './native-pages.ts';
import { runScript } from './testing/run-script.ts';

const native = fileURLToPath(new URL('../native/', import.meta.url));
const require = createRequire(import.meta.url);

it('type-checks where copied, with WeChat’s types alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'native-copy-'));
  try {
    cpSync(native, join(folder, 'miniprogram/chartdock'), { recursive: true });
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(
      dirname(require.resolve('miniprogram-api-typings/package.json')),
      join(folder, 'node_modules/miniprogram-api-typings'),
    );
    const compiler = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');
    const check = () =>
      execFileSync(process.execPath, [compiler, '-p', 'miniprogram/chartdock'], {
        cwd: folder,
        encoding: 'utf8',
      });
    expect(check()).toBe('');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('has the version that this package goes with', () => {
  const { VERSION } = runScript(readFileSync(join(native, 'version.js'), 'utf8'), {}) as { VERSION: number };
  expect(VERSION).toBe(NATIVE_VERSION);
});
