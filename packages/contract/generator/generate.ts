import { writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { descriptorsSource, guardsSource, linkCallsSource, pickerCallsSource } from './contract-source.ts';

const folder = new URL('../src/generated/', import.meta.url);

/** Writes a module as the formatter leaves it, so that a fresh run gives the same bytes. */
const write = async (name: string, source: string): Promise<void> => {
  const file = new URL(name, folder);
  const config = await resolveConfig(file);
  await writeFile(file, await format(source, { ...config, parser: 'typescript' }));
};

await write('descriptors.ts', descriptorsSource());
await write('guards.ts', guardsSource());
await write('picker-calls.ts', pickerCallsSource());
await write('link-calls.ts', linkCallsSource());
