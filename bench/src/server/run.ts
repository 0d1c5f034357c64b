// Measures list, count and search latency at 1,000, 10,000 and 100,000 files of one user, and search at as many in one
// folder, on both databases.
// Default 60 rounds of all operations on both.
import { join } from 'node:path';
import type { DatabaseLocation } from '../../../packages/server/src/kernel/db/database.ts';
import { startPostgres } from '../../../packages/server/src/kernel/db/testing/start-postgres.ts';
import { oneOf, readArguments, text, wholeNumber } from '../../../scripts/processes/command-arguments.ts';
import { formatTable, median } from '../statistics.ts';
import { temporaryFolder } from '../stopping.ts';
import { FOLDER_ACCOUNT, fillFolders } from './folder-data.ts';
import { fillGuests } from './guest-data.ts';
import { OPERATIONS, RARE_WORD } from './operations.ts';
import type { Operation } from './operations.ts';
import { runServerCommand, startServer } from './server-process.ts';

const ALL_SIZES = [1_000, 10_000, 100_000];
const usage =
  'node src/server/run.ts [rounds] [part of the names of the operations] [embedded | postgres] [--largest 100000]';
const { rounds, part, database, largest } = readArguments(usage, {
  words: {
    rounds: wholeNumber(60),
    part: text(''),
    database: oneOf({ embedded: true, postgres: true }, undefined),
  },
  options: { largest: wholeNumber(100_000) },
});
const SIZES = ALL_SIZES.filter((size) => size <= largest);
const chosen = OPERATIONS.filter(({ name }) => name.includes(part));
const needsAccounts = chosen.some(({ inFolder = false }) => !inFolder);
const needsFolders = chosen.some(({ inFolder = false }) => inFolder);
const needsGuests = chosen.some(({ asGuest = false }) => asGuest);
const accountOf = (size: number): string => `bench-${size}@chartdock.test`;
const guestOf = (size: number): string => `bench-guest-${size}@chartdock.test`;

const signIn = async (address: string, account: string): Promise<string> => {
  const answer = await fetch(`${address}/api/personal/login/v2/account`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account, password: 'Chartdock1' }),
  });
  const { code, data } = (await answer.json()) as { code: string; data: { token: string } };
  if (code !== '200') throw new Error(`Sign-in of ${account} answered ${code}`);
  return data.token;
};

/** Whose files an operation is timed on. */
interface Target {
  readonly token: string;
  readonly folderId?: string;
}

const timeCall = async (
  address: string,
  { token, folderId }: Target,
  { path, query }: Operation,
): Promise<number> => {
  const about = folderId === undefined ? query : { ...query, folderId };
  const url = `${address}${path}?${new URLSearchParams(about).toString()}`;
  const begun = performance.now();
  const answer = await fetch(url, { headers: { token } });
  const { code } = (await answer.json()) as { code: string };
  const took = performance.now() - begun;
  if (code !== '200') throw new Error(`${path} answered ${code}`);
  return took;
};

const LIMITS = { CHARTDOCK_SEED: 'none', CHARTDOCK_CALLS_PER_MINUTE: '0', CHARTDOCK_LOG_LEVEL: 'silent' };

const seedAccounts = async (env: NodeJS.ProcessEnv): Promise<void> => {
  for (const size of SIZES)
    await runServerCommand(['seed', '--files', String(size), '--account', accountOf(size)], env);
};

const locationOf = (env: NodeJS.ProcessEnv): DatabaseLocation => {
  const url = env['DATABASE_URL'] ?? '';
  return url === '' ? { dataDir: env['CHARTDOCK_DATA'] ?? '' } : { url };
};

const fillGuestsOf = (env: NodeJS.ProcessEnv): Promise<void> => {
  const guests = SIZES.map((size) => ({ ofAccount: accountOf(size), email: guestOf(size) }));
  return fillGuests(locationOf(env), guests, RARE_WORD);
};

type TargetOf = (operation: Operation, size: number) => Target;

/** Signs in everyone whose files are timed, and tells whose an operation takes. */
const signInAll = async (address: string, folders: ReadonlyMap<number, string>): Promise<TargetOf> => {
  const accounts = new Map<number, Target>();
  for (const size of needsAccounts ? SIZES : [])
    accounts.set(size, { token: await signIn(address, accountOf(size)) });
  const token = needsFolders ? await signIn(address, FOLDER_ACCOUNT) : '';
  const guests = new Map<number, Target>();
  for (const size of needsGuests ? SIZES : [])
    guests.set(size, { token: await signIn(address, guestOf(size)) });
  return ({ inFolder = false, asGuest = false }, size) => {
    if (asGuest) return guests.get(size) ?? { token };
    const folderId = folders.get(size) ?? '';
    return inFolder ? { token, folderId } : (accounts.get(size) ?? { token });
  };
};

type Times = ReadonlyMap<string, readonly number[]>;

const timeRounds = async (address: string, targetOf: TargetOf): Promise<Times> => {
  const times = new Map<string, number[]>();
  for (let round = -3; round < rounds; round += 1) {
    for (const operation of chosen) {
      for (const size of SIZES) {
        const took = await timeCall(address, targetOf(operation, size), operation);
        const key = `${operation.name}/${size}`;
        // The first rounds warm caches and the compiler up and are not counted.
        if (round >= 0) times.set(key, [...(times.get(key) ?? []), took]);
      }
    }
  }
  return times;
};

const report = (label: string, times: Times): void => {
  const rows = chosen.map(({ name }) => {
    const figures = SIZES.map((size) => median(times.get(`${name}/${size}`) ?? []));
    const [small = Number.NaN] = figures;
    const large = figures.at(-1) ?? Number.NaN;
    return [name, ...figures.map((figure) => figure.toFixed(2)), (large / small).toFixed(2)];
  });
  const head = [`${label}, ms`, ...SIZES.map((size) => `${size} files`), 'ratio of the last to the first'];
  console.log(`${formatTable([head, ...rows])}\n`);
};

const measure = async (label: string, env: NodeJS.ProcessEnv): Promise<void> => {
  const limited = { ...env, ...LIMITS };
  if (needsAccounts) await seedAccounts(limited);
  if (needsGuests) await fillGuestsOf(env);
  const folders = needsFolders ? await fillFolders(locationOf(env), SIZES) : new Map<number, string>();
  const server = await startServer(limited);
  try {
    report(label, await timeRounds(server.address, await signInAll(server.address, folders)));
  } finally {
    await server.stop();
  }
};

const folder = temporaryFolder('bench');
if (database !== 'postgres')
  await measure('embedded', { CHARTDOCK_DATA: join(folder, 'data'), DATABASE_URL: '' });
if (database !== 'embedded') {
  const postgres = await startPostgres({ durable: true });
  try {
    await measure('PostgreSQL', { DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}
