// Measures what a third person notices while 150 writers work on one account and another account searches without pause.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../../../packages/server/src/db/testing/start-postgres.ts';
import { oneOf, readArguments, wholeNumber } from '../../../../scripts/processes/command-arguments.ts';
import { formatTable } from '../../statistics.ts';
import { startServer } from '../server-process.ts';
import { runLoop } from './closed-loop.ts';
import type { LoadFigures, LoadRequest } from './closed-loop.ts';
import { SERVER_LIMITS, createFile, listTop, searchAll } from './calls.ts';
import { fillPeople } from './people.ts';
import type { LoadPerson } from './people.ts';

const WRITERS = 150;
const SEARCHERS = 20;
const FILES = 1_000;
const usage = 'node src/server/load/noise.ts [ms] [embedded | postgres]';
const { ms, database } = readArguments(usage, {
  words: { ms: wholeNumber(20_000), database: oneOf({ embedded: true, postgres: true }, undefined) },
});

const p99 = ({ times }: LoadFigures): number => {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? Number.NaN;
};

interface Watched {
  readonly list: LoadFigures;
  readonly healthz: LoadFigures;
  readonly readyz: LoadFigures;
}

/** Lists as one person, and asks for health and readiness, one request after the other each. */
const watch = async (address: string, person: LoadPerson): Promise<Watched> => {
  const one = (request: LoadRequest) => runLoop({ connections: 1, ms, pauseMs: 20, next: () => request });
  const [list, healthz, readyz] = await Promise.all([
    one(listTop(address, person)),
    one({ method: 'GET', url: `${address}/healthz` }),
    one({ method: 'GET', url: `${address}/readyz` }),
  ]);
  return { list, healthz, readyz };
};

const measure = async (
  label: string,
  people: readonly LoadPerson[],
  env: NodeJS.ProcessEnv,
): Promise<void> => {
  const [writing, searching, third] = people;
  if (writing === undefined || searching === undefined || third === undefined)
    throw new Error('three people');
  const { address, stop } = await startServer({ ...env, ...SERVER_LIMITS });
  try {
    await watch(address, third);
    const quiet = await watch(address, third);
    const noise = [
      runLoop({ connections: WRITERS, ms, next: () => createFile(address, writing) }),
      runLoop({ connections: SEARCHERS, ms, next: () => searchAll(address, searching) }),
    ];
    const noisy = await watch(address, third);
    const [written, searched] = await Promise.all(noise);
    const row = (name: keyof Watched, limit: string): string[] => {
      const [before, during] = [p99(quiet[name]), p99(noisy[name])];
      const refused = String(noisy[name].refused);
      return [
        `${name} p99`,
        before.toFixed(1),
        during.toFixed(1),
        (during / before).toFixed(2),
        limit,
        refused,
      ];
    };
    const head = [`${label}, ms`, 'quiet', 'beside noise', 'ratio', 'limit', 'refused'];
    const rows = [row('list', 'ratio 3'), row('healthz', '25 ms'), row('readyz', '100 ms')];
    console.log(formatTable([head, ...rows]));
    console.log(
      `${written?.perSecond.toFixed(0)} creates and ${searched?.perSecond.toFixed(0)} searches a second\n`,
    );
  } finally {
    await stop();
  }
};

const folder = mkdtempSync(join(tmpdir(), 'chartdock-noise-'));
const wanted = { people: 3, files: FILES };
try {
  if (database !== 'postgres') {
    const dataDir = join(folder, 'data');
    const people = await fillPeople({ dataDir }, wanted);
    await measure('embedded', people, { CHARTDOCK_DATA: dataDir, DATABASE_URL: '' });
  }
  if (database !== 'embedded') {
    const postgres = await startPostgres({ durable: true });
    try {
      const people = await fillPeople({ url: postgres.url }, wanted);
      await measure('PostgreSQL', people, { DATABASE_URL: postgres.url });
    } finally {
      await postgres.stop();
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
