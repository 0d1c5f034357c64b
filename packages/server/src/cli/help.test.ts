import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Metafile } from 'esbuild';
import { expect, it } from 'vitest';

const SERVER = fileURLToPath(new URL('../../', import.meta.url));

/** Bundles the command as it is published and resolves with the outputs that its parts load. */
const bundleCommand = async (): Promise<Metafile['outputs']> => {
  const { metafile } = await build({
    absWorkingDir: SERVER,
    entryPoints: { main: 'src/main.ts', index: 'src/index.ts' },
    outdir: 'dist',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  return metafile.outputs;
};

/** Lists the packages that are loaded with a part, before anything is asked for by a dynamic import, or with all it may ask for. */
const packagesOf = (outputs: Metafile['outputs'], part: string, withDynamic: boolean): readonly string[] => {
  const seen = new Set<string>();
  const packages = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const { path: to, kind, external } of outputs[path]?.imports ?? []) {
      if (kind === 'dynamic-import' && !withDynamic) continue;
      if (external !== true) visit(to);
      else if (!to.startsWith('node:')) packages.add(to);
    }
  };
  visit(part);
  return [...packages].toSorted();
};

it('is written without loading the server', async () => {
  const outputs = await bundleCommand();
  const first = packagesOf(outputs, 'dist/main.js', false);
  expect(first.filter((name) => !name.startsWith('@chartdock/contract'))).toEqual([]);
  expect(first).not.toContain('@chartdock/contract/schema');
  // A control: the commands load the server, with its database and its HTTP.
  expect(packagesOf(outputs, 'dist/main.js', true)).toEqual(
    expect.arrayContaining(['@chartdock/contract/schema', 'express', 'kysely', 'pg']),
  );
});
