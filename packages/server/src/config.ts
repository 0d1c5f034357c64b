import { resolve } from 'node:path';
import { variables } from './config-table.ts';
import type { Variable } from './config-table.ts';

type Variables = typeof variables;
type ValueOf<Row> = Row extends { parse: (text: string) => infer Value } ? Exclude<Value, undefined> : never;

/** Holds every setting of the server, typed; paths are absolute. */
export type ServerConfig = { readonly [Key in keyof Variables]: ValueOf<Variables[Key]> };

/** Reports an environment variable whose value is not allowed. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly code = 'variable_not_allowed';
}

const PATHS: ReadonlySet<string> = new Set<keyof Variables>(['dataDir', 'webDir', 'embedDir']);

/** Reads the settings from environment variables. Throws a ConfigError that names the variable and what it may be. */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): ServerConfig => {
  const entries = Object.entries(variables).map(([key, row]) => {
    const value = readVariable(row, environment[row.name]);
    return [key, PATHS.has(key) && value !== '' ? resolve(String(value)) : value] as const;
  });
  const config = Object.fromEntries(entries) as ServerConfig;
  if (config.seed !== 'auto') return config;
  // Everyone knows the passwords of the demo: it goes to the network only when it is asked for by name.
  return { ...config, seed: isLoopback(config.host) ? 'demo' : 'none' };
};

/** Returns whether an address can be reached from this machine alone. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);

const readVariable = (row: Variable<unknown>, given: string | undefined): unknown => {
  const text = given === undefined || given.trim() === '' ? row.fallback : given.trim();
  const value = row.parse(text);
  if (value !== undefined) return value;
  throw new ConfigError(`${row.name} must be ${row.allowed}, not "${text}".`);
};

/** Writes the table of environment variables as aligned lines. */
export const formatVariables = (): string => {
  const rows = Object.values(variables);
  const width = Math.max(...rows.map((row) => row.name.length));
  return rows
    .map((row) => {
      const fallback = row.fallback === '' ? '' : ` (default ${row.fallback})`;
      return `  ${row.name.padEnd(width)}  ${row.meaning}${fallback}`;
    })
    .join('\n');
};
