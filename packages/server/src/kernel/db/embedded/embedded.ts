import { once } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';
import type pg from 'pg';
import { damagedError, lockDataFolder } from './data-folder.ts';
import { makeOwnerOnly } from '../owner-only.ts';
import { DatabaseError } from '../../errors/database-error.ts';
import { ENGINE_PANICKED, FSYNC_FAILED } from './embedded-messages.ts';
import type { Durability, FromWorker, ToWorker, WorkerStart } from './embedded-messages.ts';
import { EmbeddedStream } from './embedded-stream.ts';
import { GuardedPool } from '../pool.ts';

const WAIT_FOR_CONNECTION_MS = 20_000;

/** Names the data folder of the embedded database and the handler of an unexpected stop. */
export interface EmbeddedOptions {
  readonly dataDir: string;
  /** Copies this closed database folder at the first start instead of making one, which takes seconds. */
  readonly template?: string | undefined;
  /** Hears of a worker that stopped without being asked to. */
  readonly onFailure?: ((error: DatabaseError) => void) | undefined;
  /** Hears, in a sentence, of a fault of the data folder that does not keep it from being opened. */
  readonly onWarning?: ((warning: string) => void) | undefined;
  /** Defaults to `checked`; anything else is for negative controls, never for data. */
  readonly durability?: Durability | undefined;
}

/** Holds a running embedded database. */
export interface EmbeddedDatabase {
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
}

/** Opens the embedded database of a data folder, which no other process may use meanwhile. Throws `data_folder_in_use`, `data_folder_not_durable` or `data_folder_unusable`. */
export const openEmbedded = async (options: EmbeddedOptions): Promise<EmbeddedDatabase> => {
  const unlock = lockDataFolder(options.dataDir);
  try {
    warnOfReaders(options);
    const worker = startWorker(options);
    await untilReady(worker, options.dataDir);
    return createEmbedded(worker, { unlock, onFailure: options.onFailure });
  } catch (error) {
    unlock();
    throw error;
  }
};

/** Closes a folder that was there before to others, and says so where that cannot be done. */
const warnOfReaders = ({ dataDir, onWarning }: EmbeddedOptions): void => {
  const [first, ...others] = makeOwnerOnly(dataDir);
  if (first === undefined) return;
  const more = others.length === 0 ? '' : ` and ${others.length} more in it`;
  onWarning?.(
    `Other users of this machine can reach ${first}${more}, and it cannot be changed. Give the data folder to the user who runs the server, with mode 0700.`,
  );
};

const startWorker = ({ dataDir, template, durability = 'checked' }: EmbeddedOptions): Worker => {
  // The worker is a file of its own, in the sources as in the built package.
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const start: WorkerStart = { folder: dataDir, template, durability };
  const worker = new Worker(new URL(`./embedded-worker.${extension}`, import.meta.url), {
    workerData: start,
    execArgv: [],
  });
  // An uncaught error of the worker is followed by its exit, whose handler decides how to go on.
  worker.on('error', () => undefined);
  return worker;
};

const untilReady = async (worker: Worker, folder: string): Promise<void> => {
  const stopped = once(worker, 'exit').then((): FromWorker => ({
    kind: 'refused',
    code: 'data_folder_unusable',
    message: damagedError(folder).message,
  }));
  const told = once(worker, 'message').then(([message]) => message as FromWorker);
  const answer = await Promise.race([told, stopped]);
  if (answer.kind === 'ready') return;
  await worker.terminate();
  if (answer.kind === 'refused') throw new DatabaseError(answer.code, answer.message);
  throw new DatabaseError('database_stopped', 'The embedded database closed at once.');
};

interface Ending {
  readonly unlock: () => void;
  readonly onFailure: ((error: DatabaseError) => void) | undefined;
}

const createEmbedded = (worker: Worker, { unlock, onFailure }: Ending): EmbeddedDatabase => {
  const streams = new Set<EmbeddedStream>();
  let closing = false;
  let stopped: DatabaseError | undefined;
  const open = (): EmbeddedStream => {
    const stream = openStream(worker);
    streams.add(stream);
    stream.once('close', () => streams.delete(stream));
    if (stopped !== undefined) process.nextTick(() => stream.destroy(stopped));
    return stream;
  };
  const pool = createEmbeddedPool(open);
  worker.once('exit', (exitCode) => {
    unlock();
    stopped = stoppedError(exitCode);
    for (const stream of streams) stream.destroy(stopped);
    if (!closing) onFailure?.(stopped);
  });
  const close = async (): Promise<void> => {
    closing = true;
    await pool.end();
    if (stopped === undefined) await closeWorker(worker);
  };
  return { pool, close };
};

const createEmbeddedPool = (stream: () => EmbeddedStream): pg.Pool =>
  new GuardedPool({
    // Named here so that PGUSER and the like in the environment have no say.
    user: 'postgres',
    password: '',
    database: 'postgres',
    ssl: false,
    options: '-c timezone=UTC',
    max: 1,
    idleTimeoutMillis: 0,
    patienceMs: WAIT_FOR_CONNECTION_MS,
    // Its worker is in this process: a slow query is at work, and nothing can get lost on the way.
    query_timeout: 0,
    stream,
  });

const reasons: Readonly<Record<number, string>> = {
  [FSYNC_FAILED]: 'a write could not be forced to the disk',
  [ENGINE_PANICKED]: 'its files could not be written',
};

const stoppedError = (exitCode: number): DatabaseError => {
  const reason = reasons[exitCode];
  const detail = reason === undefined ? '.' : `: ${reason}. Check the disk, then start again.`;
  return new DatabaseError('database_stopped', `The embedded database stopped${detail}`);
};

const openStream = (worker: Worker): EmbeddedStream => {
  const { port1, port2 } = new MessageChannel();
  const message: ToWorker = { kind: 'connect', port: port2 };
  worker.postMessage(message, [port2]);
  return new EmbeddedStream(port1);
};

const closeWorker = async (worker: Worker): Promise<void> => {
  const message: ToWorker = { kind: 'close' };
  const told = Promise.race([once(worker, 'message'), once(worker, 'exit')]);
  worker.postMessage(message);
  await told;
  await worker.terminate();
};
