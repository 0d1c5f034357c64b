// Compares create, search and list at 50 connections with one statement in a bare Express handler on the same database, each in a
// process of its own, in turns: as 50 accounts, as one account whose requests all differ, and as one account that asks for the same on
// every connection, where the server may answer several requests by one read.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../../../../packages/server/src/kernel/db/testing/start-postgres.ts';
import { oneOf, readArguments, text, wholeNumber } from '../../../../scripts/processes/command-arguments.ts';
import { formatTable, median, medianRatio } from '../../statistics.ts';
import { handIn, isWithin } from '../../figures.ts';
import type { Figure } from '../../figures.ts';
import { temporaryFolder } from '../../stopping.ts';
import { startScript, startServer } from '../server-process.ts';
import { SERVER_LIMITS, createFile, listTop, searchAll } from './calls.ts';
import { after, runLoop } from './closed-loop.ts';
import type { LoadRequest } from './closed-loop.ts';
import { fillPeople } from './people.ts';
import type { LoadPerson } from './people.ts';

const CONNECTIONS = 50;
const FILES = 1_000;
const BARE = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
const usage =
  'node src/server/load/run.ts [rounds] [ms of a round] [embedded | postgres] [--only create | search | list]';
const { rounds, ms, database, only } = readArguments(usage, {
  words: {
    rounds: wholeNumber(5),
    ms: wholeNumber(3_000),
    database: oneOf({ embedded: true, postgres: true }, undefined),
  },
  options: { only: text('') },
});

interface Compared {
  readonly limit: number;
  readonly own: (address: string, person: LoadPerson) => LoadRequest;
  /** The same cost under an input that no other connection has; `own` unless given. */
  readonly ownApart?: (address: string, person: LoadPerson, connection: number) => LoadRequest;
  readonly bare: (address: string, person: LoadPerson) => LoadRequest;
}

/** Calls that are compared, with how many times as long as the bare statement each may take. */
const COMPARED: Readonly<Record<'create' | 'search' | 'list', Compared>> = {
  create: {
    limit: 15,
    own: createFile,
    bare: (address, { id }) => ({ method: 'POST', url: `${address}/create/${id}`, body: '{}' }),
  },
  search: {
    limit: 4,
    own: (address, person) => searchAll(address, person),
    ownApart: searchAll,
    bare: (address, { id }) => ({ method: 'GET', url: `${address}/search/${id}` }),
  },
  list: {
    limit: 2.5,
    own: (address, person) => listTop(address, person),
    // As many rows as 50 on the average.
    ownApart: (address, person, connection) => listTop(address, person, 26 + connection),
    bare: (address, { id }) => ({ method: 'GET', url: `${address}/list/${id}` }),
  },
};

/** Ways in which the connections ask, with how many accounts are behind them. */
const CROWDS = [
  { label: `${CONNECTIONS} accounts`, accounts: CONNECTIONS, areApart: false },
  { label: 'one account, no two alike', accounts: 1, areApart: true },
  { label: 'one account', accounts: 1, areApart: false },
] as const;

interface Environments {
  readonly own: NodeJS.ProcessEnv;
  readonly bare: NodeJS.ProcessEnv;
}

const found: Figure[] = [];

const measure = async (label: string, people: readonly LoadPerson[], env: Environments): Promise<void> => {
  const own = await startServer({ ...env.own, ...SERVER_LIMITS });
  const bare = await startScript(BARE, env.bare);
  const head = [`${label}, requests/s`, 'bare', 'ours', 'ratio', 'limit', 'refused'];
  const rows: string[][] = [];
  const perSecond = async (next: (connection: number) => LoadRequest) =>
    runLoop({ connections: CONNECTIONS, isOver: after(ms), next });
  try {
    for (const [name, one] of Object.entries(COMPARED)) {
      if (!name.includes(only)) continue;
      for (const { label: crowd, accounts, areApart } of CROWDS) {
        const personOf = (connection: number): LoadPerson =>
          people[connection % accounts] ?? { id: '', token: '', drawings: [] };
        const { ownApart } = one;
        if (areApart && ownApart === undefined) continue;
        const ask = (areApart ? ownApart : undefined) ?? one.own;
        const figures: { own: number[]; bare: number[]; refused: number } = { own: [], bare: [], refused: 0 };
        for (let round = -1; round < rounds; round += 1) {
          const limit = await perSecond((at) => one.bare(bare.address, personOf(at)));
          const ours = await perSecond((at) => ask(own.address, personOf(at), at));
          // The first round warms caches and the compiler up and is not counted.
          if (round < 0) continue;
          figures.bare.push(limit.perSecond);
          figures.own.push(ours.perSecond);
          figures.refused += ours.refused;
        }
        const ratio = medianRatio(figures.bare, figures.own);
        found.push({ name: `${name}, ${crowd}, ${label} : bare`, measured: ratio, limit: one.limit });
        rows.push([
          `${name}, ${crowd}`,
          median(figures.bare).toFixed(0),
          median(figures.own).toFixed(0),
          ratio.toFixed(2),
          String(one.limit),
          String(figures.refused),
        ]);
      }
    }
    console.log(`${formatTable([head, ...rows])}\n`);
  } finally {
    await own.stop();
    await bare.stop();
  }
};

const folder = temporaryFolder('load');
const wanted = { people: CONNECTIONS, files: FILES };
if (database !== 'postgres') {
  const [own, bare] = [join(folder, 'own'), join(folder, 'bare')];
  const people = await fillPeople({ dataDir: own }, wanted);
  cpSync(own, bare, { recursive: true });
  const at = (dataDir: string): NodeJS.ProcessEnv => ({ CHARTDOCK_DATA: dataDir, DATABASE_URL: '' });
  await measure('embedded', people, { own: at(own), bare: at(bare) });
}
if (database !== 'embedded') {
  const postgres = await startPostgres({ durable: true });
  try {
    const people = await fillPeople({ url: postgres.url }, wanted);
    const env = { DATABASE_URL: postgres.url };
    await measure('PostgreSQL', people, { own: env, bare: env });
  } finally {
    await postgres.stop();
  }
}

handIn(found);
if (!found.every(isWithin)) process.exitCode = 1;
