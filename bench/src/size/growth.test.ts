import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';
import { expect, it } from 'vitest';
import { generateModules } from '../../../packages/contract/generator/call-modules.ts';
import { loadEndpointGroups } from '../../../packages/contract/generator/endpoint-groups.ts';
import { generatedFolder } from '../../../packages/contract/generator/generated-files.ts';
import { endpoint, endpoints, envelopeSchema, idSchema } from '../../../packages/contract/src/schema.ts';
import type { Importer } from './bundle-importer.ts';
import { bundleImporter } from './bundle-importer.ts';

const hundredMore = Object.fromEntries(
  Array.from({ length: 100 }, (_, n) => [
    `more${n}`,
    endpoint({
      method: 'POST',
      path: `/api/personal/more/${n}`,
      input: endpoints.charts.info.input,
      data: envelopeSchema(idSchema).meta({ id: `More${n}` }),
      summary: 'Does one thing more.',
    }),
  ]),
);

/** Takes the generated modules of a contract with other calls in place of those on disk. */
const generatedAs = (modules: ReadonlyMap<string, string>): Plugin => ({
  name: 'generated modules',
  setup: ({ onLoad }) => {
    onLoad({ filter: /contract\/src\/generated\/.*\.ts$/ }, ({ path }) => ({
      contents: modules.get(relative(fileURLToPath(generatedFolder), path)) ?? '',
      loader: 'ts',
    }));
  },
});

const bytesOf = async (
  name: Importer,
  more: Readonly<Record<string, typeof hundredMore>>,
): Promise<number> => {
  const groups = (await loadEndpointGroups()).map((one) => ({
    ...one,
    endpoints: { ...one.endpoints, ...more[one.group] },
  }));
  return (await bundleImporter(name, [generatedAs(generateModules(groups))])).length;
};

it.each(['list-files', 'lists-group'] as const)('weighs %s the same after foreign calls', async (name) => {
  const before = await bytesOf(name, {});
  expect(before).toBeGreaterThan(5_000);
  expect(await bytesOf(name, { account: hundredMore })).toBe(before);
});

it('weighs a call the same beside a hundred', async () => {
  expect(await bytesOf('list-files', { lists: hundredMore })).toBe(await bytesOf('list-files', {}));
});

it('weighs more for importers of everything', async () => {
  const grown = await bytesOf('every-call', { account: hundredMore });
  expect(grown - (await bytesOf('every-call', {}))).toBeGreaterThan(5_000);
});
