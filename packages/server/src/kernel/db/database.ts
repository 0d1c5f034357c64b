import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { openEmbedded } from './embedded/embedded.ts';
import type { EmbeddedOptions } from './embedded/embedded.ts';
import { listen } from './listen.ts';
import type { Hearing, StopHearing } from './listen.ts';
import { createAsidePool, openPostgresPool } from './postgres.ts';
import type { Schema } from './schema.ts';

/** Holds an open database of either kind; both speak the same SQL through the same driver. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  /** Builds and runs queries. Inside a transaction use the transaction's handle instead. */
  readonly db: Kysely<Schema>;
  readonly pool: pg.Pool;
  /**
   * Runs queries that need an answer however busy or stuck the others are: readiness. On PostgreSQL it has a connection of its
   * own.
   */
  readonly aside: Kysely<Schema>;
  /** Listens on a channel, also for messages of other servers. The embedded database has one server, which hears nothing. */
  readonly listen: (channel: string, hearing: Hearing) => Promise<StopHearing>;
  /** Waits for running queries, then closes; a second call does nothing. */
  readonly close: () => Promise<void>;
}

/** Says where a PostgreSQL database is and how many connections to it there may be. */
interface PostgresLocation {
  readonly url: string;
  /** 10 unless given; readiness and news of other servers have one more each. */
  readonly connections?: number;
}

/** Says where the database is: a data folder (embedded) or a PostgreSQL address. */
export type DatabaseLocation = Omit<EmbeddedOptions, 'onFailure' | 'onWarning'> | PostgresLocation;

/** Outside dependencies of a database. */
export interface DatabaseDeps {
  /** Hears of an embedded database that stopped by itself; the process should end and start again. */
  readonly onFailure?: EmbeddedOptions['onFailure'];
  /** Hears of a data folder that others can read and that cannot be mended. */
  readonly onWarning?: EmbeddedOptions['onWarning'];
}

/** Opens a database without migrating it. Throws a DatabaseError that says why it cannot be opened. */
export const openDatabase = async (
  location: DatabaseLocation,
  deps: DatabaseDeps = {},
): Promise<Database> => {
  if ('url' in location) {
    const pool = await openPostgresPool(location.url, location.connections);
    const aside = createAsidePool(location.url);
    const close = async (): Promise<void> => void (await Promise.all([pool.end(), aside.end()]));
    return createDatabase('postgres', {
      pool,
      aside,
      close,
      listen: (channel, hearing) => listen(location.url, channel, hearing),
    });
  }
  const embedded = await openEmbedded({ ...location, ...deps });
  return createDatabase('embedded', embedded);
};

interface OpenPool {
  readonly pool: pg.Pool;
  readonly aside?: pg.Pool;
  readonly listen?: Database['listen'];
  readonly close: () => Promise<void>;
}

const createDatabase = (
  kind: Database['kind'],
  { pool, aside, close, listen: hear = hearNothing }: OpenPool,
): Database => {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  let closed: Promise<void> | undefined;
  return {
    kind,
    db,
    pool,
    // The embedded database has one session; there a question of the server's own waits for one query or transaction.
    aside: aside === undefined ? db : new Kysely<Schema>({ dialect: new PostgresDialect({ pool: aside }) }),
    listen: hear,
    close: () => (closed ??= close()),
  };
};

const hearNothing: Database['listen'] = () => Promise.resolve(() => Promise.resolve());
