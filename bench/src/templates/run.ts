// Measures search among 1,000 and 100,000 templates, on both databases. Default 25 rounds of all questions on both; `--data` keeps
// embedded databases for the next run, `--postgres` takes a server that runs already and leaves its databases there.
import { existsSync, mkdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../../packages/server/src/kernel/db/database.ts';
import type { DatabaseLocation } from '../../../packages/server/src/kernel/db/database.ts';
import { startPostgres } from '../../../packages/server/src/kernel/db/testing/start-postgres.ts';
import { oneOf, readArguments, text, wholeNumber } from '../../../scripts/processes/command-arguments.ts';
import { startServer } from '../server/server-process.ts';
import type { ServerProcess } from '../server/server-process.ts';
import { handIn, isWithin } from '../figures.ts';
import type { Figure } from '../figures.ts';
import { formatTable, median, medianRatio } from '../statistics.ts';
import { temporaryFolder } from '../stopping.ts';
import { fillLibrary, READER } from './library-data.ts';
import { QUESTIONS } from './questions.ts';
import type { Question } from './questions.ts';

const MOST = 3;
const WARM_UP = 3;
const usage =
  'node src/templates/run.ts [rounds] [part of the names of the questions] [embedded | postgres] [--data FOLDER] [--postgres URL] [--largest 100000]';
const { rounds, part, database, largest, ...given } = readArguments(usage, {
  words: {
    rounds: wholeNumber(25),
    part: text(''),
    database: oneOf({ embedded: true, postgres: true }, undefined),
  },
  options: { data: text(''), postgres: text(''), largest: wholeNumber(100_000) },
});
const SIZES = [1_000, largest];
const chosen = QUESTIONS.filter(({ name }) => name.includes(part));

interface Page {
  readonly total: number;
  readonly cursor: string | null;
}

/** A server with a library of one size. */
interface Library {
  readonly size: number;
  readonly server: ServerProcess;
  readonly token: string;
}

const call = async <Data>(
  path: string,
  about: object,
  { address, token = '' }: { readonly address: string; readonly token?: string },
): Promise<Data> => {
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'zh', token },
    body: JSON.stringify(about),
  });
  const { code, data } = (await answer.json()) as { code: string; data: Data };
  if (code !== '200') throw new Error(`${path} answered ${code}`);
  return data;
};

const ask = (library: Library, input: object): Promise<Page> =>
  call<Page>(
    '/api/personal/search/official',
    { pageSize: 20, ...input },
    { address: library.server.address, token: library.token },
  );

const LIMITS = { CHARTDOCK_SEED: 'none', CHARTDOCK_CALLS_PER_MINUTE: '0', CHARTDOCK_LOG_LEVEL: 'silent' };

const openLibrary = async (size: number, location: DatabaseLocation, isFilled: boolean): Promise<Library> => {
  if (!isFilled) await fillLibrary(location, size);
  const env =
    'url' in location
      ? { DATABASE_URL: location.url }
      : { DATABASE_URL: '', CHARTDOCK_DATA: location.dataDir };
  const server = await startServer({ ...LIMITS, ...env });
  const account = { account: READER, password: 'Chartdock1' };
  const { token } = await call<{ token: string }>('/api/personal/login/v2/account', account, server);
  return { size, server, token };
};

const timeOne = async (library: Library, question: Question, cursor: string | null): Promise<number> => {
  const begun = performance.now();
  await ask(library, question.isNext === true ? { ...question.input, cursor } : question.input);
  return performance.now() - begun;
};

const figures: Figure[] = [];

/** Asks every question of the two libraries in turns, and prints the times. */
const compare = async (label: string, libraries: readonly Library[]): Promise<void> => {
  const times = new Map<string, number[]>();
  const known = new Map<string, Page>();
  const keyOf = ({ name }: Question, { size }: Library): string => `${name}/${size}`;
  for (const question of chosen)
    for (const library of libraries) known.set(keyOf(question, library), await ask(library, question.input));
  for (let round = -WARM_UP; round < rounds; round += 1)
    for (const question of chosen)
      for (const library of libraries) {
        const key = keyOf(question, library);
        const took = await timeOne(library, question, known.get(key)?.cursor ?? null);
        if (round >= 0) times.set(key, [...(times.get(key) ?? []), took]);
      }
  const rows = chosen.map((question) => {
    const keys = libraries.map((library) => keyOf(question, library));
    const [small = [], large = []] = keys.map((key) => times.get(key));
    const ratio = medianRatio(large, small);
    figures.push({ name: `${question.name}, ${label}, ${SIZES.join(' : ')}`, measured: ratio, limit: MOST });
    const totals = keys.map((key) => String(known.get(key)?.total));
    return [
      question.name,
      ...[small, large].map((one) => median(one).toFixed(2)),
      ratio.toFixed(2),
      ...totals,
    ];
  });
  const head = [`${label}, ms`, ...SIZES.map(String), 'ratio', ...SIZES.map((size) => `total of ${size}`)];
  console.log(`${formatTable([head, ...rows])}\nload ${loadavg()[0]?.toFixed(1)}\n`);
};

const measure = async (
  label: string,
  locationOf: (size: number) => Promise<{ readonly location: DatabaseLocation; readonly isFilled: boolean }>,
): Promise<void> => {
  const libraries: Library[] = [];
  try {
    for (const size of SIZES) {
      const { location, isFilled } = await locationOf(size);
      libraries.push(await openLibrary(size, location, isFilled));
    }
    await compare(label, libraries);
  } finally {
    for (const { server } of libraries) await server.stop();
  }
};

/** Finds the database of a library on a server, or makes it. */
const openOn = async (url: string, size: number) => {
  const name = `templates_${size}`;
  const { pool, close } = await openDatabase({ url });
  const found = await pool.query('select from pg_database where datname = $1', [name]);
  const isFilled = found.rowCount === 1;
  if (!isFilled) await pool.query(`create database ${name}`);
  await close();
  const address = new URL(url);
  address.pathname = `/${name}`;
  return { location: { url: address.href }, isFilled };
};

if (database !== 'postgres') {
  const data = given.data === '' ? temporaryFolder('bench') : given.data;
  await measure('embedded', (size) => {
    const dataDir = join(data, `templates-${size}`);
    const isFilled = existsSync(dataDir);
    mkdirSync(data, { recursive: true });
    return Promise.resolve({ location: { dataDir }, isFilled });
  });
}
if (database !== 'embedded') {
  const own = given.postgres === '' ? await startPostgres({ durable: true }) : undefined;
  try {
    const url = own?.url ?? given.postgres;
    await measure('PostgreSQL', (size) => openOn(url, size));
  } finally {
    await own?.stop();
  }
}
handIn(figures);
if (!figures.every(isWithin)) process.exitCode = 1;
