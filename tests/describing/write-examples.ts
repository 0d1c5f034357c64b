/**
 * Writes the examples of the OpenAPI document from answers that tests recorded: for each operation the shortest request that
 * was answered, and what it returned.
 *
 * usage: CHARTDOCK_ANSWERS=folder npx vitest run --project integration packages/server
 *        node tests/describing/write-examples.ts folder
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { inRoot } from '../../scripts/repository/paths.ts';
import { describeServer } from '../../packages/server/src/http/openapi/serve.ts';
import type { Recorded } from './recorded.types.ts';

const OUT = 'packages/server/src/http/openapi/generated/examples.ts';
const MOST_TEXT = 120;
const MOST_CHARACTERS = 1_500;
/** Matches the names of fields that hold something for one person or one minute alone. */
const SECRET = /^(token|key|secret|verifier|signature|nonceStr|cursor|svg)$/;
/** The example of RFC 7636: a challenge of another length is none. */
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

const shorten = (value: unknown, name = ''): unknown => {
  if (name === 'challenge' && typeof value === 'string') return CHALLENGE;
  if (typeof value === 'string') return SECRET.test(name) ? 'example' : value.slice(0, MOST_TEXT);
  if (Array.isArray(value)) return value.slice(0, 1).map((item) => shorten(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shorten(inner, key)]));
};

interface Example {
  readonly request: Readonly<Record<string, unknown>>;
  readonly data: unknown;
}

const operations = Object.entries(describeServer().paths ?? {}).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    method: method.toUpperCase(),
    name: String((operation as { operationId?: string }).operationId),
    path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  })),
);

const readRecords = (folder: string): Recorded[] =>
  readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('{') && line.endsWith('}'))
      .map((line) => JSON.parse(line) as Recorded),
  );

const sizeOf = (value: unknown): number => JSON.stringify(value).length;
const fieldsOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? sizeOf(value) : 1;

/** Takes the request with the fewest characters among those whose answer shows the most fields. */
const pick = (records: readonly Recorded[]): Example | undefined => {
  const examples = records.map(({ request, data }) => ({
    request: shorten(request) as Example['request'],
    data: shorten(data),
  }));
  const fitting = examples.filter((one) => sizeOf(one) <= MOST_CHARACTERS);
  return fitting.toSorted(
    (one, other) => fieldsOf(other.data) - fieldsOf(one.data) || sizeOf(one.request) - sizeOf(other.request),
  )[0];
};

const [folder = ''] = process.argv.slice(2);
const records = readRecords(folder).filter(({ code }) => code === '200');
const found = operations.flatMap(({ method, name, path }) => {
  const example = pick(records.filter((one) => one.method === method && path.test(one.path)));
  return example === undefined ? [] : [[name, example] as const];
});
const text = `/** A request that a test sent and what it returned, by operation. Written by tests/describing/write-examples.ts. */
export const EXAMPLES: Readonly<
  Record<string, { readonly request: Readonly<Record<string, unknown>>; readonly data: unknown }>
> = ${JSON.stringify(Object.fromEntries(found), undefined, 2)};
`;
mkdirSync(dirname(inRoot(OUT)), { recursive: true });
writeFileSync(inRoot(OUT), text);
console.log(`${found.length} of ${operations.length} operations have an example, ${text.length} characters.`);
