import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { execRaw, simpleQuery } from './raw-protocol.ts';

const QUERIES = 400;
const MEGABYTE = 1_048_576;
const LARGE = simpleQuery(`select repeat('x', 700), i from generate_series(1, 50) i`);

let postgres: PGlite;

beforeAll(async () => {
  postgres = await PGlite.create();
});
afterAll(() => postgres.close());

/** Returns the megabytes of objects that outlive the use of query results. */
const keptAfter = (ask: () => unknown): number => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let index = 0; index < QUERIES; index += 1) ask();
  collect();
  return (process.memoryUsage().heapUsed - before) / MEGABYTE;
};

it('leaves nothing behind, unlike the parsing way', () => {
  // The control comes first: its leftovers are there before and after the other way is measured.
  expect(keptAfter(() => postgres.execProtocolRawSync(LARGE))).toBeGreaterThan(8);
  expect(keptAfter(() => execRaw(postgres, LARGE))).toBeLessThan(2);
});

it('returns the same bytes', () => {
  for (const text of [
    'select 1',
    'select nonsense',
    `select repeat('长', 200000)`,
    'begin; select 2; commit',
  ])
    expect(execRaw(postgres, simpleQuery(text))).toEqual(postgres.execProtocolRawSync(simpleQuery(text)));
});
