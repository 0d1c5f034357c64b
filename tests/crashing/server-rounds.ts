import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../../packages/server/src/kernel/db/crash/random.ts';
import { createRandom, pickInteger } from '../../packages/server/src/kernel/db/crash/random.ts';
import type { TreeFault } from '../../packages/server/src/kernel/db/crash/tree-faults.ts';
import { findTreeFaults } from '../../packages/server/src/kernel/db/crash/tree-faults.ts';
import type { Database, DatabaseLocation } from '../../packages/server/src/kernel/db/database.ts';
import { openDatabase } from '../../packages/server/src/kernel/db/database.ts';
import type { Acknowledged, WriterPlace } from './http-writer.ts';
import { createFolder, post, writeUntilGone } from './http-writer.ts';
import type { KilledServer } from './killed-server.ts';
import { findFreePort, startServerToKill } from './killed-server.ts';

const WRITERS = 4;
const MOST_WRITES = 40;
const START_MS = 1_500;
const ACCOUNT = { account: 'member@chartdock.test', password: 'Chartdock1' };

/** Says what is killed and how often. */
export interface ServerRoundsOptions {
  readonly location: DatabaseLocation;
  /** Environment that leads the server to that location. */
  readonly env: Readonly<Record<string, string>>;
  readonly rounds: number;
  readonly seed: number;
  /** Crashes the database server too; every third round does when it is given, and the server must then go on. */
  readonly crashDatabase?: () => Promise<void>;
  /** Spoils the database after each kill: for the negative control. */
  readonly spoil?: (database: Database) => Promise<unknown>;
  readonly onRound?: (report: ServerReport) => void;
}

/** Counts what was found over all rounds; `lost`, `halfDone` and `faults` must be empty. */
export interface ServerReport {
  readonly rounds: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly halfDone: number;
  readonly faults: readonly TreeFault[];
}

/** Kills the server with SIGKILL while four clients write through HTTP, one time in five while it starts, and checks the database after each round: every acknowledged write is there, nothing has moved by half, every rule of the tree holds. */
export const runServerRounds = async (options: ServerRoundsOptions): Promise<ServerReport> => {
  const random = createRandom(options.seed);
  const port = await findFreePort();
  const acknowledged: Acknowledged[] = [];
  const place = await prepare(startServerToKill(port, options.env));
  let report: ServerReport = { rounds: 0, acknowledged: 0, lost: 0, halfDone: 0, faults: [] };
  for (let round = 1; round <= options.rounds; round += 1) {
    await killOnce(startServerToKill(port, options.env), { options, random, round, place, acknowledged });
    report = { ...(await judge(options, place, acknowledged)), rounds: round };
    options.onRound?.(report);
    if (report.lost + report.halfDone + report.faults.length > 0) return report;
  }
  return report;
};

const prepare = async (server: KilledServer): Promise<WriterPlace> => {
  try {
    await server.ready();
    const anyone = { address: server.address, token: '' };
    const grant = (await post(anyone, 'login/v2/account', ACCOUNT)) as { readonly token?: string };
    const top = { ...anyone, token: grant.token ?? '', from: 'root', to: 'root' };
    const from = await createFolder(top, 'crash from');
    return { ...top, from, to: await createFolder(top, 'crash to') };
  } finally {
    await server.kill();
  }
};

interface Round {
  readonly options: ServerRoundsOptions;
  readonly random: Random;
  readonly round: number;
  readonly place: WriterPlace;
  readonly acknowledged: Acknowledged[];
}

const killOnce = async (server: KilledServer, round: Round): Promise<void> => {
  const { options, random } = round;
  if (round.round % 5 === 0) {
    await wait(random() * START_MS);
    await server.kill();
    return;
  }
  await server.ready();
  const crash = round.round % 3 === 0 ? options.crashDatabase : undefined;
  const writing = [await writeSome(round, { writes: pickInteger(random, 1, MOST_WRITES), wave: 1, crash })];
  if (crash !== undefined)
    writing.push(await writeSome(round, { writes: WRITERS, wave: 2, crash: undefined }));
  await server.kill();
  await Promise.all(writing.map(({ ended }) => ended));
};

interface Wave {
  readonly writes: number;
  readonly wave: number;
  /** Crashes the database once the writes are done; what is refused from then on is no error. */
  readonly crash: (() => Promise<void>) | undefined;
}

/** Resolves once so many writes were answered; the writers go on until the server is gone. */
const writeSome = async (
  { round, place, acknowledged }: Round,
  { writes, wave, crash }: Wave,
): Promise<{ readonly ended: Promise<unknown> }> => {
  const enough = Promise.withResolvers<undefined>();
  let left = writes;
  let crashed = false;
  const tell = (write: Acknowledged): void => {
    acknowledged.push(write);
    left -= 1;
    if (left === 0) enough.resolve(undefined);
  };
  const names = Array.from({ length: WRITERS }, (_, index) => `round ${round} wave ${wave} writer ${index}`);
  const mayBeRefused = (): boolean => crashed;
  const ended = Promise.all(names.map((name) => writeUntilGone(place, { name, tell, mayBeRefused })));
  await Promise.race([enough.promise, ended]);
  if (left > 0) throw new Error('The server stopped answering before it was killed.');
  crashed = crash !== undefined;
  await crash?.();
  return { ended };
};

const judge = async (
  { location, spoil }: ServerRoundsOptions,
  place: WriterPlace,
  acknowledged: readonly Acknowledged[],
): Promise<ServerReport> => {
  const database = await openDatabase(location);
  try {
    await spoil?.(database);
    const nodes = await readNodes(database);
    const lost = acknowledged.filter((write) => !isThere(nodes, place, write)).length;
    const halfDone = acknowledged.filter((write) => !isWhole(nodes, write)).length;
    return {
      rounds: 0,
      acknowledged: acknowledged.length,
      lost,
      halfDone,
      faults: await findTreeFaults(database),
    };
  } finally {
    await database.close();
  }
};

interface NodeState {
  readonly parent_id: string;
  readonly state: number;
  readonly trash_root: string | null;
}

type Nodes = ReadonlyMap<string, NodeState>;

const readNodes = async ({ db }: Database): Promise<Nodes> => {
  const rows = await db.selectFrom('node').select(['id', 'parent_id', 'state', 'trash_root']).execute();
  return new Map(rows.map((row) => [row.id, row]));
};

const isThere = (nodes: Nodes, { to }: WriterPlace, { kind, id }: Acknowledged): boolean => {
  const node = nodes.get(id);
  if (node === undefined) return false;
  if (kind === 'trash') return node.state === 1;
  return kind === 'create' || (node.state === 0 && node.parent_id === to);
};

/** Things inside a folder are where the folder is: all in trash with it, or none. */
const isWhole = (nodes: Nodes, { id, inside }: Acknowledged): boolean => {
  const state = nodes.get(id)?.state === 1 ? 2 : 0;
  return inside.every((one) => nodes.get(one)?.parent_id === id && nodes.get(one)?.state === state);
};
