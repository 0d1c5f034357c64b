import type pg from 'pg';
import { DatabaseError, isDatabaseError } from '../errors/database-error.ts';
import { explainUnreachable, isPostgresAddress } from './postgres-address.ts';
import { GuardedPool } from './pool.ts';

/** Names the oldest PostgreSQL major version the server works with. */
const OLDEST_POSTGRES = 15;

/** Connections of a pool unless it is told otherwise. */
const CONNECTIONS = 10;
const CONNECT_MS = 2_000;
const PATIENCE_MS = 20_000;
const ASIDE_MS = 1_000;
const KEEP_ALIVE_MS = 5_000;
const LIMITS = [
  'statement_timeout=5000',
  'lock_timeout=2000',
  'idle_in_transaction_session_timeout=10000',
  'timezone=UTC',
  // Compiling a list query takes 400 ms and running it 1: the planner's estimates of the rights check set it off.
  'jit=off',
  // A search that is planned over several processes reads everyone's rows at once to save the one who asked a millisecond.
  'max_parallel_workers_per_gather=0',
];

/** Opens a pool of at most `connections` (10 unless given) to PostgreSQL 15 or newer, each with a 5 s statement, 2 s lock and 10 s idle-transaction limit. Throws `database_unreachable` or `database_too_old`. */
export const openPostgresPool = async (url: string, connections = CONNECTIONS): Promise<pg.Pool> => {
  if (!isPostgresAddress(url))
    throw new DatabaseError('database_unreachable', explainUnreachable(url, undefined));
  const pool = new GuardedPool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    patienceMs: PATIENCE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    application_name: 'chartdock',
    options: optionsOf(LIMITS),
  });
  try {
    const answer = await pool.query<{ version: string }>(
      `select current_setting('server_version_num') as version`,
    );
    requireVersion(answer.rows[0]?.version);
    return pool;
  } catch (error) {
    await pool.end();
    if (isDatabaseError(error) && error.code !== 'database_unreachable') throw error;
    throw new DatabaseError('database_unreachable', explainUnreachable(url, error), { cause: error });
  }
};

/** Creates a pool of one connection, which is opened when it is first used and gives up after a second. */
export const createAsidePool = (url: string): pg.Pool =>
  new GuardedPool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: ASIDE_MS,
    patienceMs: ASIDE_MS,
    query_timeout: ASIDE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    application_name: 'chartdock readiness',
    options: optionsOf([`statement_timeout=${ASIDE_MS}`, `lock_timeout=${ASIDE_MS}`, 'timezone=UTC']),
  });

const optionsOf = (limits: readonly string[]): string => limits.map((limit) => `-c ${limit}`).join(' ');

/** Refuses a `server_version_num` older than 15 with `database_too_old`. */
export const requireVersion = (number: string | undefined): void => {
  const version = Math.floor(Number(number) / 10_000);
  if (version >= OLDEST_POSTGRES) return;
  throw new DatabaseError(
    'database_too_old',
    `PostgreSQL ${OLDEST_POSTGRES} or newer is needed, the server is ${version}.`,
  );
};
