import { resolve } from 'node:path';
import { variables } from './config-table.ts';
import type { Variable } from './config-table.ts';
import { isForThisMachine } from './demo-signs.ts';

type Variables = typeof variables;
type ValueOf<Row> = Row extends { parse: (text: string) => infer Value } ? Exclude<Value, undefined> : never;

/** Holds every setting of the server, typed; paths are absolute. */
export type ServerConfig = { readonly [Key in keyof Variables]: ValueOf<Variables[Key]> };

/** Reports an environment variable whose value is not allowed. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly code = 'variable_not_allowed';
}

const PATHS: ReadonlySet<string> = new Set<keyof Variables>([
  'dataDir',
  'webDir',
  'embedDir',
  'wechatPrivateKey',
  'alipayPrivateKey',
  'alipayPublicKey',
]);

/** Reads the settings from environment variables. Throws a ConfigError that names the variable and its allowed values. */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): ServerConfig => {
  const entries = Object.entries(variables).map(([key, row]) => {
    const value = readVariable(row, environment[row.name]);
    return [key, PATHS.has(key) && value !== '' ? resolve(String(value)) : value] as const;
  });
  const config = Object.fromEntries(entries) as ServerConfig;
  if (config.bucketUrl !== '' && (config.bucketKeyId === '' || config.bucketSecret === ''))
    throw new ConfigError(
      'CHARTDOCK_BUCKET_URL needs CHARTDOCK_BUCKET_KEY_ID and CHARTDOCK_BUCKET_SECRET beside it.',
    );
  if (config.aiUrl !== '' && config.aiModel === '')
    throw new ConfigError('CHARTDOCK_AI_URL needs CHARTDOCK_AI_MODEL beside it.');
  if (config.seed !== 'auto') return config;
  // Everyone knows the passwords of the demo: it goes to the network only when it is asked for by name.
  return { ...config, seed: isForThisMachine(config) ? 'demo' : 'none' };
};

const OURS = /^CHARTDOCK_/;

/**
 * Lists, as sentences, the variables that begin like ours and are none. Throws a ConfigError for one that is nearly the name of a
 * setting: its author believes that it is set.
 */
export const findUnknown = (environment: Readonly<Record<string, string | undefined>>): readonly string[] => {
  const names = Object.values(variables).map(({ name }): string => name);
  const unknown = Object.keys(environment).filter((name) => OURS.test(name) && !names.includes(name));
  for (const name of unknown) {
    const meant = names.find((one) => isNear(name, one));
    if (meant !== undefined) throw new ConfigError(`${name} is no setting. Did you mean ${meant}?`);
  }
  return unknown.map((name) => `${name} is no setting of the server; chartdock --help lists them.`);
};

/** Returns whether two names differ by lines below and by a letter or two that are missing, wrong or too many. */
const isNear = (name: string, other: string): boolean => {
  const [from, to] = [name.replaceAll('_', ''), other.replaceAll('_', '')];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [at, wanted] of [...to].entries()) {
      const replaced = (row[at] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return (row[to.length] ?? 0) <= MAX_TYPOS;
};

const MAX_TYPOS = 2;

const readVariable = (row: Variable<unknown>, given: string | undefined): unknown => {
  const text = given === undefined || given.trim() === '' ? row.fallback : given.trim();
  const value = row.parse(text);
  if (value !== undefined) return value;
  throw new ConfigError(
    `${row.name} must be ${row.allowed}${row.isSecret === true ? '' : `, not "${text}"`}.`,
  );
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
