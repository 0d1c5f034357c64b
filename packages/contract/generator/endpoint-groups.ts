import { readdirSync } from 'node:fs';
import type { Endpoint } from '../src/endpoint.ts';

/** The endpoints of one file, which make a group of calls. */
export interface EndpointGroup {
  /** Name of the group, e.g. `viewLinks`. */
  readonly group: string;
  /** Name of its file without the ending, e.g. `view-links`. */
  readonly file: string;
  readonly endpoints: Readonly<Record<string, Endpoint>>;
}

const folder = new URL('../src/endpoints/', import.meta.url);

const camelCase = (file: string): string =>
  file.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

const loadGroup = async (file: string): Promise<EndpointGroup> => {
  const group = camelCase(file);
  const module = (await import(new URL(`${file}.ts`, folder).href)) as Readonly<
    Record<string, EndpointGroup['endpoints'] | undefined>
  >;
  const endpoints = module[group];
  if (endpoints === undefined) throw new Error(`endpoints/${file}.ts has to export its calls as ${group}`);
  return { group, file, endpoints };
};

/** Reads the folder of endpoints: each file is a group, named as the file and exported under that name. */
export const loadEndpointGroups = (): Promise<readonly EndpointGroup[]> => {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => name.replace(/\.ts$/, ''))
    .sort();
  return Promise.all(files.map(loadGroup));
};
