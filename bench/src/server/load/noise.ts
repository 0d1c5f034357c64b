// Measures the delay of a third person while 150 writers work on one account and another account searches without pause, and while
// 18 visitors without an account have large public drawings drawn.
// Default 5 rounds of 5 seconds each, on both databases.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../../../../packages/server/src/kernel/db/testing/start-postgres.ts';
import { oneOf, readArguments, wholeNumber } from '../../../../scripts/processes/command-arguments.ts';
import { formatTable, median } from '../../statistics.ts';
import { handIn, isWithin } from '../../figures.ts';
import type { Figure } from '../../figures.ts';
import { temporaryFolder } from '../../stopping.ts';
import { startServer } from '../server-process.ts';
import { after, runLoop } from './closed-loop.ts';
import type { LoadRequest } from './closed-loop.ts';
import { SERVER_LIMITS, listTop } from './calls.ts';
import { startNoise } from './noise-process.ts';
import type { NoiseFigures } from './noise-process.ts';
import { fillPeople } from './people.ts';
import type { LoadPerson } from './people.ts';

const NOISES = {
  writers: { writers: 150, searchers: 20, strangers: 0, drawings: 0 },
  // The attack of a review.
  strangers: { writers: 0, searchers: 0, strangers: 18, drawings: 3 },
  // Drawn in all their looks they are more than the server keeps.
  'strangers at a wall': { writers: 0, searchers: 0, strangers: 18, drawings: 40 },
} as const;
const FILES = 1_000;
/** Public drawings of 673 kB. */
const DRAWINGS = 40;
/** Milliseconds of noise before anyone is watched. */
const SETTLE_MS = 1_500;
const usage = 'node src/server/load/noise.ts [rounds] [ms of a round] [embedded | postgres]';
const { rounds, ms, database } = readArguments(usage, {
  words: {
    rounds: wholeNumber(5),
    ms: wholeNumber(5_000),
    database: oneOf({ embedded: true, postgres: true }, undefined),
  },
});

const p99 = (times: readonly number[]): number => {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? Number.NaN;
};

interface Watched {
  readonly list: readonly number[];
  readonly healthz: readonly number[];
  readonly readyz: readonly number[];
  readonly refused: number;
}

/** Lists as one person, and asks for health and readiness, one request after the other each. */
const watch = async (address: string, person: LoadPerson): Promise<Watched> => {
  const one = (request: LoadRequest) =>
    runLoop({ connections: 1, isOver: after(ms), pauseMs: 20, next: () => request });
  const [list, healthz, readyz] = await Promise.all([
    one(listTop(address, person)),
    one({ method: 'GET', url: `${address}/healthz` }),
    one({ method: 'GET', url: `${address}/readyz` }),
  ]);
  const refused = list.refused + healthz.refused + readyz.refused;
  return { list: list.times, healthz: healthz.times, readyz: readyz.times, refused };
};

/** Measures of a third person: lists as a multiple of the quiet ones, the others in milliseconds. */
const UNITS = { list: 'times', healthz: 'ms', readyz: 'ms' } as const;
type Measure = keyof typeof UNITS;
/** Most that a third person may notice of a noise. */
const MOST: Readonly<Record<keyof typeof NOISES, Readonly<Partial<Record<Measure, number>>>>> = {
  writers: { list: 3, healthz: 25, readyz: 100 },
  strangers: { list: 3 },
  'strangers at a wall': {},
};
const found: Figure[] = [];

interface Scene {
  readonly label: string;
  readonly noiseName: keyof typeof NOISES;
}

const measure = async (
  { label, noiseName }: Scene,
  people: readonly LoadPerson[],
  env: NodeJS.ProcessEnv,
): Promise<void> => {
  const [writing, searching, third] = people;
  if (writing === undefined || searching === undefined || third === undefined)
    throw new Error('three people');
  const { address, stop } = await startServer({ ...env, ...SERVER_LIMITS });
  const [quiet, noisy]: [Watched[], Watched[]] = [[], []];
  const made: NoiseFigures[] = [];
  try {
    // Quiet and noise take turns, so that a slow minute of the machine touches both.
    for (let round = -1; round < rounds; round += 1) {
      const before = await watch(address, third);
      const noise = startNoise({ address, writing, searching, ...NOISES[noiseName] });
      await wait(SETTLE_MS);
      const beside = await watch(address, third);
      const figures = await noise.stop();
      // The first round warms caches and the compiler up and is not counted.
      if (round < 0) continue;
      quiet.push(before);
      noisy.push(beside);
      made.push(figures);
    }
    const row = (name: Measure): string[] => {
      const [before, during] = [
        p99(quiet.flatMap((one) => one[name])),
        p99(noisy.flatMap((one) => one[name])),
      ];
      const [limit, unit] = [MOST[noiseName][name], UNITS[name]];
      const measured = unit === 'times' ? during / before : during;
      if (limit !== undefined)
        found.push({ name: `${name} p99 beside ${noiseName}, ${label}, ${unit}`, measured, limit });
      const middle = median(noisy.flatMap((one) => one[name]));
      const cells = [middle, before, during, during / before].map((figure) => figure.toFixed(1));
      return [name, ...cells, limit === undefined ? '' : `${limit} ${unit}`];
    };
    const head = [
      `${label}, ${noiseName}, ms`,
      'median beside',
      'quiet p99',
      'p99 beside',
      'ratio',
      'at most',
    ];
    console.log(formatTable([head, row('list'), row('healthz'), row('readyz')]));
    const perSecond = (name: 'creates' | 'searches' | 'views'): string =>
      median(made.map((figures) => figures[name])).toFixed(0);
    const refused = [...noisy, ...made].reduce((sum, one) => sum + one.refused, 0);
    console.log(
      `${perSecond('creates')} creates, ${perSecond('searches')} searches and ${perSecond('views')} views a second, ${refused} refused\n`,
    );
  } finally {
    await stop();
  }
};

const folder = temporaryFolder('noise');
const wanted = { people: 3, files: FILES, drawings: DRAWINGS };
const noiseNames = Object.keys(NOISES) as (keyof typeof NOISES)[];
if (database !== 'postgres') {
  const dataDir = join(folder, 'data');
  const people = await fillPeople({ dataDir }, wanted);
  for (const noiseName of noiseNames)
    await measure({ label: 'embedded', noiseName }, people, { CHARTDOCK_DATA: dataDir, DATABASE_URL: '' });
}
if (database !== 'embedded') {
  const postgres = await startPostgres({ durable: true });
  try {
    const people = await fillPeople({ url: postgres.url }, wanted);
    for (const noiseName of noiseNames)
      await measure({ label: 'PostgreSQL', noiseName }, people, { DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

handIn(found);
if (!found.every(isWithin)) process.exitCode = 1;
