import { parentPort, workerData } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import {
  copyDatabaseFolder,
  createDatabaseFolder,
  damagedError,
  databaseFolderOf,
  hasDatabase,
  lockError,
} from './data-folder.ts';
import { isDatabaseError } from '../../errors/database-error.ts';
import { DurableFileSystem } from './embedded-file-system.ts';
import { isFatalAnswer } from '../fatal-answer.ts';
import { ENGINE_PANICKED, FSYNC_FAILED } from './embedded-messages.ts';
import { execRaw, simpleQuery } from './raw-protocol.ts';
import type { Durability, FromWorker, ToWorker, WorkerStart } from './embedded-messages.ts';

// PGlite's own parameters carry `-F` (no fsync). fdatasync is a no-op in its runtime, fsync is ours.
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
];

const RESET_SESSION = ['rollback', 'discard all'];

const CHECK_DURABILITY = `
  create schema if not exists embedded;
  create table if not exists embedded.start_check (id int primary key, starts bigint not null);
  insert into embedded.start_check values (1, 1)
    on conflict (id) do update set starts = start_check.starts + 1;`;

interface Engine {
  readonly postgres: PGlite;
  readonly fsyncs: () => number;
}

const post = (message: FromWorker): void => {
  parentPort?.postMessage(message);
};

const stopAfterFailedFsync = (): never => {
  // PostgreSQL's view of the disk is now wrong: only a restart with recovery is safe.
  process.exit(FSYNC_FAILED);
};

const openEngine = async (folder: string, durability: Durability): Promise<Engine> => {
  if (durability !== 'checked')
    return { postgres: await PGlite.create({ dataDir: folder }), fsyncs: () => 0 };
  const fs = new DurableFileSystem(folder, stopAfterFailedFsync);
  const postgres = await PGlite.create({ fs, startParams: START_PARAMETERS });
  return { postgres, fsyncs: () => fs.fsyncs };
};

const fillDatabaseFolder = async (target: string, start: WorkerStart): Promise<void> => {
  if (start.template !== undefined) {
    copyDatabaseFolder(start.template, target);
    return;
  }
  const { postgres } = await openEngine(target, start.durability);
  await postgres.close();
};

const isDurable = async ({ postgres, fsyncs }: Engine): Promise<boolean> => {
  const before = fsyncs();
  await postgres.exec(CHECK_DURABILITY);
  const settings = await postgres.query<{ fsync: string; pages: string }>(
    `select current_setting('fsync') as fsync, current_setting('full_page_writes') as pages`,
  );
  const [row] = settings.rows;
  return fsyncs() > before && row?.fsync === 'on' && row.pages === 'on';
};

const serve = (postgres: PGlite, port: MessagePort): void => {
  // The engine has one session for ever: a new connection must not inherit the last one's state.
  for (const statement of RESET_SESSION) execRaw(postgres, simpleQuery(statement));
  port.on('message', (request: Uint8Array) => {
    const answer = execRaw(postgres, request);
    // PGlite carries on after a PANIC, which PostgreSQL answers by ending and recovering.
    if (isFatalAnswer(answer)) process.exit(ENGINE_PANICKED);
    if (answer.length > 0) port.postMessage(answer, [answer.buffer]);
  });
};

/** Says why a data folder cannot be opened: by the code of the operating system where there is one, else its files are not as the engine left them. */
const openingError = (folder: string, error: unknown) =>
  error instanceof Error && 'syscall' in error ? lockError(folder, error) : damagedError(folder, error);

const run = async (start: WorkerStart): Promise<void> => {
  if (!hasDatabase(start.folder)) {
    await createDatabaseFolder(start.folder, (target) => fillDatabaseFolder(target, start));
  }
  const engine = await openEngine(databaseFolderOf(start.folder), start.durability);
  if (start.durability !== 'shipped_unchecked' && !(await isDurable(engine))) {
    post({
      kind: 'refused',
      code: 'data_folder_not_durable',
      message: 'Writes to the data folder do not reach the disk, so the database was not opened.',
    });
    return;
  }
  parentPort?.on('message', (message: ToWorker) => {
    if (message.kind === 'connect') serve(engine.postgres, message.port);
    else void engine.postgres.close().then(() => post({ kind: 'closed' }));
  });
  post({ kind: 'ready' });
};

try {
  await run(workerData as WorkerStart);
} catch (error) {
  const { folder } = workerData as WorkerStart;
  const { code, message } = isDatabaseError(error) ? error : openingError(folder, error);
  post({ kind: 'refused', code, message });
}
