import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { generateModules } from './call-modules.ts';
import { loadEndpointGroups } from './endpoint-groups.ts';

/** Where generated modules are. */
export const generatedFolder = new URL('../src/generated/', import.meta.url);

/** Writes every generated module as the formatter leaves it, so that a fresh run gives the same bytes. */
export const generateFiles = async (): Promise<ReadonlyMap<string, string>> => {
  const modules = generateModules(await loadEndpointGroups());
  const written = [...modules].map(async ([path, source]): Promise<[string, string]> => {
    const config = await resolveConfig(new URL(path, generatedFolder));
    return [path, await format(source, { ...config, parser: 'typescript' })];
  });
  return new Map(await Promise.all(written));
};

/** Reads the generated modules that are on disk. */
export const readGenerated = (): ReadonlyMap<string, string> => {
  if (!existsSync(generatedFolder)) return new Map();
  const paths = readdirSync(generatedFolder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
  );
  return new Map(paths.map((path) => [path, readFileSync(new URL(path, generatedFolder), 'utf8')]));
};
