import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { findTooNew } from '../../../scripts/checking/old-engines.ts';
import { workspacePackages } from '../../../scripts/repository/packages.ts';

const here = workspacePackages().find(({ folder }) => folder === 'hosts/miniprogram');
const target = here?.manifest.browserslist?.map((name) => name.replace(/\s/g, '')) ?? [];

it('is built for the oldest web views', async () => {
  expect(target).toEqual(['chrome77', 'safari13']);
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./index.ts', import.meta.url))],
    bundle: true,
    format: 'esm',
    target,
    supported: { destructuring: true },
    external: ['weixin-js-sdk'],
    write: false,
    logLevel: 'silent',
  });
  const script = outputFiles[0]?.text ?? '';
  expect(script).toContain('miniprogram');
  expect(findTooNew(script)).toEqual([]);
});
