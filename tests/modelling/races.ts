import type { Client } from '../../packages/client/src/index.ts';
import * as CODE from '../../packages/contract/src/codes.ts';
import { findTreeFaults } from '../../packages/server/src/kernel/db/crash/tree-faults.ts';
import type { TestDatabase } from '../../packages/server/src/kernel/db/testing/test-databases.ts';
import { refusalOf, startTestServer } from '../../packages/server/src/testing/test-server.ts';
import type { Person, TestServer } from '../../packages/server/src/testing/test-server.ts';

/** Files that an account may hold. */
const LIMIT = 6;
const RUNNERS = 20;

/** Many calls at once of which few may be granted. */
interface Race {
  readonly name: string;
  /** Files that lie in trash before the race; the others of the five there are, live. */
  readonly trashed: number;
  /** Makes one runner's call, given the account's files, those in trash first. */
  readonly run: (client: Client, files: readonly string[], runner: number) => Promise<unknown>;
  /** How many calls each response is for; `done` for those that were granted. */
  readonly outcome: Readonly<Record<string, number>>;
  /** Files that the account holds afterwards, trash included. */
  readonly files: number;
}

const item = (fileId = '') => ({ fileId, fileType: 'chart' }) as const;
const create = (client: Client) => client.charts.create({ category: 'flow' });
const restore = (client: Client, fileId = '') => client.folders.restore(item(fileId));

/** Every way to a further file, at one place left; and restoring, which needs no place because trash counts as used. */
export const RACES: readonly Race[] = [
  {
    name: 'create',
    trashed: 0,
    run: create,
    outcome: { done: 1, '509': RUNNERS - 1 },
    files: LIMIT,
  },
  {
    name: 'import',
    trashed: 0,
    run: ({ importing }, _files, runner) =>
      importing.importFile({ file: new File(['text'], `${runner}.md`, { type: 'text/markdown' }) }),
    outcome: { done: 1, '509': RUNNERS - 1 },
    files: LIMIT,
  },
  {
    name: 'clone',
    trashed: 0,
    run: ({ charts }, [id = '']) => charts.cloneFile({ id, category: 'flow' }),
    outcome: { done: 1, '815': RUNNERS - 1 },
    files: LIMIT,
  },
  {
    name: 'copy',
    trashed: 0,
    run: ({ folders }, [id]) => folders.copy({ ...item(id), folderId: 'root' }),
    outcome: { done: 1, '509': RUNNERS - 1 },
    files: LIMIT,
  },
  {
    name: 'restore one file',
    trashed: 1,
    run: (client, [id]) => restore(client, id),
    outcome: { done: 1, '70009': RUNNERS - 1 },
    files: LIMIT - 1,
  },
  {
    name: 'restore four files and create',
    trashed: 4,
    run: (client, files, runner) =>
      runner % 2 === 0 ? create(client) : restore(client, files[((runner - 1) / 2) % 4]),
    // Ten creates for one place, ten restores of four files.
    outcome: { done: 5, '509': 9, '70009': 6 },
    files: LIMIT,
  },
];

/** Report of a run of races. */
export interface RaceReport {
  readonly rounds: number;
  /** Differences from the outcome there should have been. */
  readonly faults: readonly string[];
}

const prepare = async (server: TestServer, trashed: number) => {
  const person = await server.person({ free: true });
  const files: string[] = [];
  for (let made = 0; made < LIMIT - 1; made += 1) files.push((await create(person.client)).chartId);
  for (const id of files.slice(0, trashed)) await person.client.folders.toTrash(item(id));
  return { person, files };
};

/** Returns what a call came to; a database that was too busy is asked again, as its response says. */
const answerOf = async (send: () => Promise<unknown>): Promise<string> => {
  for (;;) {
    const call = send();
    const [settled] = await Promise.allSettled([call]);
    const answer = settled.status === 'fulfilled' ? 'done' : ((await refusalOf(call)) ?? 'no answer');
    if (answer !== CODE.databaseBusy) return answer;
  }
};

const tally = (answers: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...new Set(answers)]
      .toSorted()
      .map((answer) => [answer, answers.filter((one) => one === answer).length]),
  );

const unequal = (what: string, found: unknown, wanted: unknown): readonly string[] =>
  JSON.stringify(found) === JSON.stringify(wanted)
    ? []
    : [`${what}: ${JSON.stringify(found)} in place of ${JSON.stringify(wanted)}`];

const filesOf = async ({ client }: Person, compulsion: boolean): Promise<number> =>
  (await client.user.privilege({ compulsion })).privilege.usedFileCount;

const runRace = async (server: TestServer, race: Race): Promise<readonly string[]> => {
  const { person, files } = await prepare(server, race.trashed);
  // Each runner has a client of its own, because a client lets a repeat take the place of an equal call.
  const clients = Array.from({ length: RUNNERS }, () => server.client(person.token));
  const answers = await Promise.all(
    clients.map((client, runner) => answerOf(() => race.run(client, files, runner))),
  );
  const counted = await filesOf(person, false);
  const { fileCount, trashChartCount } = await person.client.lists.filesCount();
  return [
    ...unequal(`${race.name}: answers`, tally(answers), race.outcome),
    ...unequal(`${race.name}: files that the quota counts`, counted, race.files),
    ...unequal(`${race.name}: live files and trash`, [fileCount, trashChartCount], [race.files, 0]),
    ...unequal(`${race.name}: files counted again`, await filesOf(person, true), race.files),
  ];
};

/** Runs every race a number of times on one server, and asks the checks of the database itself at the end. */
export const runRaces = async (
  database: TestDatabase,
  { rounds }: { readonly rounds: number },
): Promise<RaceReport> => {
  const server = await startTestServer(await database.open(), { CHARTDOCK_FREE_FILES: String(LIMIT) });
  const faults: string[] = [];
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const race of RACES) faults.push(...(await runRace(server, race)));
    const unsound = await findTreeFaults(server.app.database);
    return { rounds, faults: [...faults, ...unsound.map(({ rule, rows }) => `${rule} (${rows})`)] };
  } finally {
    await server.stop();
  }
};
