import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import pg from 'pg';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { DatabaseError } from '../errors/database-error.ts';
import { createFairQueue } from '../work/fair-queue.ts';
import type { Leave } from '../work/fair-queue.ts';

const INT8 = 20;
const INT8_ARRAY = 1016;
const NAMED = '/*=*/';
const MAX_NAMED_PER_CONNECTION = 100;

interface TransactionScope {
  open: boolean;
}

const scope = new AsyncLocalStorage<TransactionScope>();

const account = new AsyncLocalStorage<string>();
const patience = new AsyncLocalStorage<true>();
const connected = new AsyncLocalStorage<() => void>();

/** Runs a body whose queries may take as long as they need; any other is given up when the database keeps silent. */
export const runPatiently = <T>(body: () => Promise<T>): Promise<T> => patience.run(true, body);

/** Runs a body whose queries count as those of one account: who asks for many connections waits behind who asks for few. */
export const runForAccount = <T>(key: string, body: () => T): T => account.run(key, body);

/** Runs a body and tells whenever it is given a connection, before it can ask anything on it. */
export const tellConnected = <T>(tell: () => void, body: () => Promise<T>): Promise<T> =>
  connected.run(tell, body);

/** Marks a statement as worth preparing once per connection: pass it to kysely's `modifyFront`. Only for list and point reads; never for a gram search, whose generic plan is slow. */
export const prepared: RawBuilder<unknown> = sql`${sql.raw(NAMED)}`;

/** Runs the body of a transaction so that any use of the pool inside it is refused. */
export const runInTransactionScope = async <T>(body: () => Promise<T>): Promise<T> => {
  const state: TransactionScope = { open: true };
  try {
    return await scope.run(state, body);
  } finally {
    state.open = false;
  }
};

/** Parses the text of an int8 into a number; throws `integer_out_of_range` outside the safe range. */
const parseInt8 = (text: string): number => {
  const value = Number(text);
  if (Number.isSafeInteger(value)) return value;
  throw new DatabaseError('integer_out_of_range', 'The database answered an integer too large for a number.');
};

const parseInt8Array = (text: string): (number | null)[] => {
  const body = text.slice(1, -1);
  if (body === '') return [];
  return body.split(',').map((item) => (item === 'NULL' ? null : parseInt8(item)));
};

/** Gives the type parsers of every connection: int8 as a number, everything else as `pg` does. */
const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') => {
    if (format !== 'binary' && id === INT8) return parseInt8;
    if (format !== 'binary' && id === INT8_ARRAY) return parseInt8Array;
    const parser: unknown =
      format === 'binary' ? pg.types.getTypeParser(id, 'binary') : pg.types.getTypeParser(id, 'text');
    return parser;
  },
};

type LooseQuery = (...values: unknown[]) => unknown;
type Connected = Parameters<pg.Pool['connect']>[0];

/** Part of the connections that one account may use at once, beside others and when it is alone. */
const SHARE = 1 / 10;
const SHARE_ALONE = 3 / 4;
const WAITING_PER_ACCOUNT = 512;

// A silence this long is the network's or the machine's: timeouts of the database itself end before.
const SILENCE_MS = 8_000;
const A_DAY_MS = 86_400_000;

/** Connections on which the database kept silent; further queries on them would wait behind that. */
const silent = new WeakSet<object>();

/** Names marked statements, so that a connection parses and plans each of them once. */
class NamingClient extends pg.Client {
  readonly #names = new Map<string, string>();

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = super.query.bind(this) as LooseQuery;
    const plain: LooseQuery = (...asked) => {
      if (silent.has(this)) return Promise.reject(unreachableError());
      const answer = query(...asked);
      return answer instanceof Promise ? answer.catch((error: unknown) => this.#fail(error)) : answer;
    };
    const named: LooseQuery = (text, values, ...rest) => {
      if (typeof text !== 'string' || rest.length > 0 || typeof values === 'function') {
        return plain(text, values, ...rest);
      }
      const name = text.includes(NAMED) ? this.#nameOf(text) : undefined;
      const limit = patience.getStore() === true ? { query_timeout: A_DAY_MS } : {};
      return plain({ text, values, ...limit, ...(name === undefined ? {} : { name }) });
    };
    this.query = named as pg.Client['query'];
  }

  #fail(error: unknown): never {
    if (error instanceof Error && error.message === 'Query read timeout') silent.add(this);
    return rethrowConnectError(error);
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    if (this.#names.size >= MAX_NAMED_PER_CONNECTION) return undefined;
    const name = createHash('sha1').update(text).digest('hex');
    this.#names.set(text, name);
    return name;
  }
}

/** Settings of a pool, with the longest wait for a connection in milliseconds. */
export type GuardedPoolConfig = pg.PoolConfig & { readonly max: number; readonly patienceMs: number };

/**
 * Hands connections out fairly between accounts, and refuses a second one inside a transaction: with one connection that
 * waits for ever, with ten it silently leaves the transaction.
 */
export class GuardedPool extends pg.Pool {
  constructor({ patienceMs, ...config }: GuardedPoolConfig) {
    super({ query_timeout: SILENCE_MS, ...config, types: typeParsers, Client: NamingClient });
    // The next query on a broken connection gets the error, and the connection is then replaced. Without these a break between
    // two queries of a transaction would be an uncaught error and end the process.
    this.on('error', () => undefined);
    this.on('connect', (client) => client.on('error', () => undefined));
    const queue = createFairQueue({
      slots: config.max,
      share: Math.ceil(config.max * SHARE),
      alone: Math.ceil(config.max * SHARE_ALONE),
      waiting: WAITING_PER_ACCOUNT,
      patienceMs,
      now: () => performance.now(),
    });
    const connect = super.connect.bind(this);
    const wait = async (): Promise<pg.PoolClient> => {
      if (scope.getStore()?.open === true) throw outerHandleError();
      const leave = await queue.enter(account.getStore() ?? '');
      connected.getStore()?.();
      try {
        return leaveOnRelease(await connect(), leave);
      } catch (error) {
        leave();
        return rethrowConnectError(error);
      }
    };
    const guarded = (callback?: Connected): unknown => {
      if (callback === undefined) return wait();
      void wait().then(
        (client) => callback(undefined, client, (error?: Error | boolean) => client.release(error)),
        (error: Error) => callback(error, undefined, () => undefined),
      );
      return undefined;
    };
    this.connect = guarded as pg.Pool['connect'];
  }
}

const leaveOnRelease = (client: pg.PoolClient, leave: Leave): pg.PoolClient => {
  const release = client.release.bind(client);
  client.release = (error) => {
    release(silent.has(client) ? true : error);
    leave();
  };
  return client;
};

const outerHandleError = (): DatabaseError =>
  new DatabaseError(
    'outer_handle_in_transaction',
    'Only the handle of the transaction may be used inside it.',
  );

const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EPIPE',
  '57P03',
  '53300',
]);

const LOST = ['timeout exceeded', 'Connection terminated', 'Query read timeout', 'Client has encountered'];

const rethrowConnectError = (error: unknown): never => {
  if (error instanceof DatabaseError) throw error;
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  const message = error instanceof Error ? error.message : '';
  if (unreachable.has(code) || LOST.some((one) => message.startsWith(one))) throw unreachableError(error);
  throw error;
};

const unreachableError = (cause?: unknown): DatabaseError =>
  new DatabaseError('database_unreachable', 'The database does not answer.', { cause });
