import { setTimeout as wait } from 'node:timers/promises';
import { Router } from 'express';
import { sqlStateOf } from '../kernel/errors/database-error.ts';
import { pendingMigrations } from '../kernel/db/migrate.ts';
import { DEMO_MARK } from '../kernel/db/demo-mark.ts';
import type { App } from '../kernel/calls/context.ts';
import type { Stopping } from './stopping.ts';

/** Answers `/healthz` (the process is up) and `/readyz` (the database answers, its schema is current, and which seed it holds). */
export const createHealthRouter = (app: App, stopping: Stopping): Router => {
  const router = Router();
  let migrated = false;
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'up' });
  });
  router.get('/readyz', async (_request, response) => {
    response.set('Cache-Control', 'no-store');
    const found = stopping.isStopping() ? { status: 'stopping' } : await withinLimit(look());
    response.status(found.status === 'ready' ? 200 : 503).json(found);
  });
  const db = app.database.aside;
  // The sign-in page offers the demo accounts only where they exist.
  const findSeed = async (): Promise<'demo' | 'none'> => {
    const mark = db.selectFrom('app_meta').select('key').where('key', '=', DEMO_MARK);
    return (await mark.executeTakeFirst()) === undefined ? 'none' : 'demo';
  };
  const look = async (): Promise<Readiness> => {
    try {
      const seed = await findSeed();
      migrated ||= (await pendingMigrations(db)).length === 0;
      return migrated ? { status: 'ready', seed } : MIGRATIONS_PENDING;
    } catch (error) {
      // A database without any table answers too.
      return sqlStateOf(error) === UNDEFINED_TABLE ? MIGRATIONS_PENDING : UNREACHABLE;
    }
  };
  return router;
};

interface Readiness {
  readonly status: string;
  readonly seed?: 'demo' | 'none';
}

const UNREACHABLE: Readiness = { status: 'database unreachable' };
const MIGRATIONS_PENDING: Readiness = { status: 'migrations pending' };
const UNDEFINED_TABLE = '42P01';
const LIMIT_MS = 1_500;

/** Takes a response that is not there in time for a no: callers wait for 2 seconds at most. */
const withinLimit = async (answer: Promise<Readiness>): Promise<Readiness> => {
  const limit = new AbortController();
  const late = wait(LIMIT_MS, UNREACHABLE, { signal: limit.signal, ref: false });
  late.catch(() => undefined);
  try {
    return await Promise.race([answer, late]);
  } finally {
    limit.abort();
  }
};
